import type { Catalogue } from '../../types';

export default {
  'tide.lesson.basics': 'Weather and tides',
  'tide.lesson.basics_line': 'Bids, tides, life preservers, and hands that go round the table.',
  'tide.lesson.bidding': 'Playing well: the bid',
  'tide.lesson.bidding_line': 'When a high card is worth it, and when the lowest is best.',
  'tide.lesson.hands': 'Playing well: the hands',
  'tide.lesson.hands_line': 'Everybody plays every hand: what you can know from the second round on.',

  'tide.guide.hand': 'Twelve cards for a round',
  'tide.guide.hand.text':
    'You hold twelve Weather cards, numbered from 1 to 60, each number once. In every round there are twelve bids, one card each. Nobody sees the hands of others.',
  'tide.guide.preservers': 'Life preservers',
  'tide.guide.preservers.text':
    'Some cards bring a life preserver or half of one, the cards in the middle a whole one. What your hand adds up to, rounded down, is yours for this round; everybody sees it. Those still up at the end are points.',
  'tide.guide.preservers.now': { one: 'Your hand brings {count}.', other: 'Your hand brings {count}.' },
  'tide.guide.bid': 'The bid',
  'tide.guide.bid.text':
    'Two tides are turned up. Everybody chooses one card, all at the same time. Only the two highest take a tide. As long as others are choosing, you may change yours.',
  'tide.guide.bid.now': 'Now the tides {low} and {high} are up.',
  'tide.guide.takes': 'Who takes what',
  'tide.guide.takes.text':
    'The highest card takes the lower tide, the second highest the higher one. All others take nothing. The cards that were bid are gone until the round is over.',
  'tide.guide.covers': 'A new tide covers the old',
  'tide.guide.covers.text':
    'Whoever takes a tide puts it on top of what they had. Only the top one counts. So a low tide can save you from a high one.',
  'tide.guide.covers.now': '{Name}: {now} in the place of {before}.',
  'tide.guide.loses': 'The highest tide loses',
  'tide.guide.loses.text':
    'After every bid, whoever then shows the highest tide turns down a life preserver, whether the tide is new or old. Without a tide one is never the highest.',
  'tide.guide.tie': 'Equal tides',
  'tide.guide.tie.text': 'Every tide is there twice. Where two show the highest, both lose a preserver.',
  'tide.guide.bare': 'No preserver left',
  'tide.guide.bare.text':
    'You are still in the round. But the next time that you should turn one down and have none, you are eliminated from the round, and that is one point less.',
  'tide.guide.eliminated': 'Eliminated from the round',
  'tide.guide.eliminated.text':
    'Whoever has to turn down a preserver and has none left is out until the next round: −1 point. When only two are left, or fewer, the round ends at once.',
  'tide.guide.scored': 'Points of a round',
  'tide.guide.scored.text':
    'Each preserver still up is a point. The lowest tide showing brings one more, to each of those who tie; no tide at all is lower than any. The eliminated lose a point and never get that bonus.',
  'tide.guide.passed': 'Hands go to the left',
  'tide.guide.passed.text':
    'All twelve cards go to the player on the left, with their preservers. There are usually as many rounds as players, so everybody plays every hand once. The most points win; ties share the win.',
  'tide.guide.end_basics': 'That is the whole game',
  'tide.guide.end_basics.text': 'Play on as long as you like. The next two lessons are about playing well.',

  'tide.guide.two_prices': 'What a bid may bring',
  'tide.guide.two_prices.text':
    'Of the three outcomes the second place is usually the worst: a high card spent, and the higher tide for it. Bid to be the highest, or to take nothing. A card in the middle is neither.',
  'tide.guide.low_card': 'Time for a low card',
  'tide.guide.low_card.text':
    'Somebody shows a higher tide than you. As long as that stays so, they lose and not you. Then get rid of a low card: taking nothing keeps things as they are.',
  'tide.guide.cheap': 'A low tide is a shelter',
  'tide.guide.cheap.text':
    'A tide of 3 or less is seldom the highest, and it may be the lowest at the end. That is what high cards are for, above all while you show a high tide.',
  'tide.guide.gap': 'Wide apart',
  'tide.guide.gap.text':
    'One tide is very good, the other very bad. Here the second place hurts most. Bid something that nobody beats, or nothing of value.',
  'tide.guide.both_high': 'Two tides nobody wants',
  'tide.guide.both_high.text':
    'Both tides are high. Whoever takes one is likely to lose a preserver at once. Bid your lowest, and let others quarrel about who must take them.',
  'tide.guide.on_top': 'You show the highest',
  'tide.guide.on_top.text':
    'If nothing changes you lose a preserver now, and with every bid to come. A lower tide on top of yours ends that. So does somebody else who takes a higher one.',
  'tide.guide.on_top.now': 'The highest tide is your {top}.',
  'tide.guide.keep_strong': 'Your strongest cards',
  'tide.guide.keep_strong.text':
    'A card that hardly anybody can beat is worth most when you really need a low tide. Spent too early it is missing when the water stands at your neck.',
  'tide.guide.keep_strong.now': 'Seldom beaten: {cards}.',
  'tide.guide.no_tide': 'Without a tide',
  'tide.guide.no_tide.text':
    'You have not taken any tide. While somebody shows one you cannot lose, and at the end you are lower than all. Do not give that up without need.',
  'tide.guide.last_one': 'Close to the end',
  'tide.guide.last_one.text':
    'You have hardly a preserver left. To be eliminated costs a point more and the chance of the bonus. From here on do not save any card: stay below the highest tide.',
  'tide.guide.lowest': 'The bonus at the end',
  'tide.guide.lowest.text':
    'The round is nearly over. Whoever shows the lowest tide after the last bid gets a point: as much as a preserver. A high card kept for now can fetch it.',
  'tide.guide.few_left': 'Soon only two',
  'tide.guide.few_left.text':
    'If one more player is eliminated, the round ends at once, and all preservers still up are counted. Sometimes it is worth helping that along.',
  'tide.guide.end_bidding': 'The bid: that was it',
  'tide.guide.end_bidding.text': 'Play on and try it out. The next lesson is about what you can know of the hands.',

  'tide.guide.same_hands': 'The same hands for all',
  'tide.guide.same_hands.text':
    'In the end everybody will have played every hand once. So a bad hand is bad for all: what counts is to bring home more with it than the others.',
  'tide.guide.watch': 'Every bid tells something',
  'tide.guide.watch.text':
    'The card that was bid stays in that hand all game. Who holds the hand in the next round has it again, and you have seen it.',
  'tide.guide.weak_hand': 'Few preservers',
  'tide.guide.weak_hand.text':
    'Preservers are on the cards in the middle, which win few bids. A hand with few of them has very high and very low cards instead: it cannot afford many losses, but it decides who takes what.',
  'tide.guide.left_known': 'You know a hand',
  'tide.guide.left_known.text':
    'The player on your left has the hand that you just had. You know all that is in it. The page shows what must still be there: a card above all of theirs beats them for sure.',
  'tide.guide.left_known.now': '{name} still holds cards from {low} to {high}.',
  'tide.guide.right_knows': 'You are known, too',
  'tide.guide.right_knows.text':
    'The player on your right held your hand before. They know what you can bid. Do not count on surprising them.',
  'tide.guide.right_knows.now': 'That is {name}.',
  'tide.guide.seen_bids': 'What else has been seen',
  'tide.guide.seen_bids.text':
    'Of the other hands you know every card that was ever bid from them. How many cards can still beat yours? What you hold, what you know of the left and what has been played cannot.',
  'tide.guide.totals': 'Who has which hand still to play',
  'tide.guide.totals.text':
    'Compare the points with the hands: whoever has had the good ones already will score less from now on. A lead counts only as far as the others have nothing better to come.',
  'tide.guide.end_hands': 'That was the last lesson',
  'tide.guide.end_hands.text':
    'You know all of Turn the Tide. The strategy page has more, in numbers. Play on, or set up a table with three or five players.',
} satisfies Catalogue;
