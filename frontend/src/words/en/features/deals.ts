import type { Catalogue } from '../../types';

/** Deals that everyone plays alone, to compare the results. */
const en = {
  'deals.today': 'Deals of the day',
  'deals.line':
    'Everybody plays the same cards from the same seat against the same bots, each alone. What you make of them is yours.',
  'deals.open': 'Not played yet',
  'deals.begun': 'You have begun',
  'deals.done': 'Played',
  'deals.see_result': 'See the result',
  'deals.shared': 'Quarterdeck, {title}: {result}',
  'deals.of_the_day': 'Deal of the day: {game}',
  'deals.title': 'Deals for a group: {game}',
  'deals.how': 'The same cards, the same seat and the same bots ({level}) for everybody. The first time counts.',
  'deals.link': 'Whoever has the address of this page may play these deals.',
  'deals.articles': "These deals' own rules",
  'deals.deal': 'Deal {number}',
  'deals.play': 'Play',
  'deals.go_on': 'Continue',
  'deals.yours': 'You:',
  'deals.hard': 'A Hard bot in your seat:',
  'deals.result': 'Won: {share}. {points} points to the best of the others.',
  'deals.apart': 'The difference: {points}.',
  'deals.ask_hard': 'How would Hard do?',
  'deals.thinking': { one: '{count} decision…', other: '{count} decisions…' },
  'deals.tell': 'Send it to the site',
  'deals.review': 'Review',
  'deals.others': 'How everybody did who has played this deal',
  'deals.who': 'Name',
  'deals.you': '(you)',
  'deals.won': 'Won',
  'deals.points': 'Points to the best of the other sides',
  'deals.difference': 'Difference to the mean of the others',
  'deals.standings': 'All deals together',
  'deals.count': 'Deals',
  'deals.help':
    'How others did is shown to those who have played the deal and sent their game to the site. The site checks every decision of the bots.',
  'deals.group': 'Deals for a group',
  'deals.group_line':
    'Make some deals and send the address to your friends: each plays them alone, and all are compared.',
  'deals.game': 'Game',
  'deals.number': 'Number of deals',
  'deals.level': 'Bots',
  'deals.make': 'Make them',
} satisfies Catalogue;

export default en;
