import type { Catalogue } from '../../types';

/**
 * The aim of each game, shown with the first hand, and card players' terms. `forms`: a term as it appears in sentences.
 */
export default {
  'aim.label': 'The aim',
  'aim.lesson': 'Two-minute lesson',
  'first.label': 'First words',
  'first.known': 'I know the game',
  'first.said': 'So far',

  'seas.aim':
    'Take as few tricks as you can: each costs a point. Follow any suit that lies in the trick; if you hold none, play any card. The suit with the most cards takes the trick, by its highest card.',
  'seas.aim.strife':
    'Take as few tricks as you can: each costs a point. Follow any suit that lies in the trick; if you hold none, play any card. The suit with the most cards takes the trick, by its highest card; a Face card takes its own suit out of the count.',
  'seas.aim.happy':
    'Take as few tricks as you can: each costs a point, and each Face card in them cancels one. Follow any suit that lies in the trick; if you hold none, play any card. The suit with the most cards takes the trick, by its highest card.',
  'seas.aim.strife_happy':
    'Take as few tricks as you can: each costs a point, and each Face card in them cancels one. Follow any suit that lies in the trick; if you hold none, play any card. The suit with the most cards takes the trick, by its highest card; a Face card takes its own suit out of the count.',
  'tide.aim':
    'Keep your life preservers: each is a point. Choose a card in secret: the highest takes the lower tide, the second highest the other, and a new tide replaces the old one. Then whoever shows the highest tide loses a preserver; at the end the lowest tide is worth a point.',
  'change.aim':
    'Collect the most points: high cards give one, an 8 costs four. Follow the suit that was led; the highest trump takes the trick, or the highest card of that suit. A card of the same value as the one just before may leave the suit, and makes its own suit trump.',
  'change.aim.solo':
    'Collect more points than the stack, and at least one 8. Follow the suit that was led; the highest trump takes the trick, or the highest card of that suit. A card of the same value as the one just before may leave the suit, and makes its own suit trump.',
  'change.aim.priced':
    'Collect the most points; what each value is worth at this table stands below. Follow the suit that was led; the highest trump takes the trick, or the highest card of that suit. A card of the same value as the one just before may leave the suit, and makes its own suit trump.',
  'change.aim.teams':
    'Collect the most points with your team: high cards give one, an 8 costs four. Follow the suit that was led; the highest trump takes the trick, or the highest card of that suit. A card of the same value as the one just before may leave the suit, and makes its own suit trump.',
  'feud.aim':
    "Bring down the enemy's Units before yours fall: every column that you win puts a Marker on the Unit in front. Lay one card to each column. Your Unit's own suit is the strongest, then the higher number.",
  'feud.aim.always':
    "Bring down the enemy's Units before yours fall: every column that you win puts a Marker on the Unit in front. You fight column by column: one of you lays a card, and the other one answers. Your Unit's own suit is the strongest, then the higher number.",

  'seas.first.aim': 'Take few tricks: each costs a point. Follow a suit of the trick if you can.',
  'seas.first.aim.strife_happy': 'Take few tricks. A Face card in them cancels one, and zeroes its suit out.',
  'seas.first.aim.strife': 'Take few tricks: each costs a point. A Face card zeroes its suit out.',
  'seas.first.aim.happy': 'Take few tricks: each costs a point, less one for each Face card in them.',
  'seas.first.tie': '{Name} {name?take|takes} the trick: suits tie, and {card} is the highest card of them.',
  'seas.first.zeroed': 'Face cards zero their suits out: {name} {name?take|takes} the trick with {card}.',
  'seas.first.point': 'Your first trick: one point.',
  'change.first.aim': 'Collect the most points.',
  'change.first.aim.teams': 'Score for your team.',
  'change.first.aim.solo': 'Beat the stack, with an 8.',
  'change.first.play': 'Follow the suit led, or match the value before.',
  'change.first.trick': 'Trump is {suit}: {name} {name?take|takes} the trick with the highest, {card}.',
  'change.first.minus': {
    one: 'The {card} costs {name} {count} point.',
    other: 'The {card} costs {name} {count} points.',
  },
  'change.first.needed': 'The {card} costs you {count} points, but you need an 8 to win the round.',
  'change.first.round': 'The most points in a round give a Victory Point: you need {target}.',
  'change.first.round.solo': 'An 8 and more points than the stack give a Victory Point: you need {target}.',
  'tide.first.aim': 'Keep your preservers: each is a point. The highest bid takes the lower tide.',
  'seas.first.point.happy': 'Your first trick: one point. Each Face card in it cancels one.',
  'tide.first.bid':
    '{card} is highest: {name} {name?take|takes} the lower tide, {tide}. {Loser} {loser?lose|loses} a preserver.',
  'tide.first.round': 'Each preserver left is a point, and the lowest tide is one more.',
  'feud.first.aim': "Bring down the enemy's Units.",
  'feud.first.lay': "In each column your Unit's suit is strongest.",

  'term.trick.forms': 'trick/tricks',
  'term.trick': 'A trick: everybody plays one card in turn, and one player takes them all.',
  'term.suit.forms': 'suit/suits',
  'term.suit': 'A suit: the cards of one colour and picture.',
  'term.trump.forms': 'trump/trumps',
  'term.trump': 'Trump: the suit that beats every other suit.',
  'term.follow.forms': 'follow/follows/followed',
  'term.follow': 'To follow: to play a card of a suit that is asked for, which you must if you hold one.',
  'term.lead.forms': 'lead/leads/led',
  'term.lead': 'To lead: to play the first card of a trick.',
} satisfies Catalogue;
