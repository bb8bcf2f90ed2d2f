import type { Catalogue } from '../../types';

/** The chat of a table. */
export default {
  'chat.empty': 'Nobody has said anything yet.',
  'chat.field': 'Say something to everybody at the table',
  'chat.send': 'Send',
  'chat.phrases': 'Quick phrases',
  'chat.reactions': 'Reactions',
  'chat.line': '{name}: {text}',
  'chat.only_phrases': 'Only quick phrases here. Everybody reads them in their own language.',
  'chat.lost': 'There is no connection just now. Nothing was sent.',
  'chat.mute': 'Mute {name}',
  'chat.muted': '{name} is muted: you do not see what {name} says.',
  'chat.hear': 'Hear {name} again',

  'phrase.hello': 'Hello!',
  'phrase.good_luck': 'Good luck, everybody!',
  'phrase.your_turn': 'Is it your turn?',
  'phrase.moment': 'One moment, please.',
  'phrase.back': 'I am back.',
  'phrase.no_hurry': 'Take your time.',
  'phrase.well_played': 'Well played!',
  'phrase.laugh': 'Ha ha!',
  'phrase.wow': 'Wow!',
  'phrase.oops': 'Oops!',
  'phrase.sorry': 'Sorry!',
  'phrase.thanks': 'Thank you!',
  'phrase.good_game': 'Good game!',
  'phrase.again': 'Shall we play again?',
  'phrase.bye': 'I have to go. Goodbye!',
} satisfies Catalogue;
