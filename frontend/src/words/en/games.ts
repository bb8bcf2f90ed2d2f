import type { Catalogue } from '../types';

/** The games on the first page: their names, their descriptions, and the letters on their cards. */
export default {
  'game.seas-of-strife.name': 'Seas of Strife',
  'game.seas-of-strife.line':
    'A trick-taking game of eight hazards: follow any suit in the trick, and take as few as you can.',
  'game.seas-of-strife.players': '3 to 6 players',
  'game.turn-the-tide.name': 'Turn the Tide',
  'game.turn-the-tide.line':
    'Everybody bids a card in secret. The highest bids take the tides; keep your head above the water until the hand travels on.',
  'game.turn-the-tide.players': '3 to 5 players',
  'game.sea-change.name': 'Sea Change',
  'game.sea-change.line':
    'Trick taking in which trump turns in the middle of a trick: whoever plays the same number as the card before makes it so.',
  'game.sea-change.players': '1 to 8 players, alone or in teams',
  'game.feud.name': 'Feud',
  'game.feud.line':
    'Two armies, a pack of cards each. Six cards are laid in secret against six: outguess the other, column by column.',
  'game.feud.players': '2 players',
  'seas.letter.orange': 'Do',
  'seas.letter.red': 'Re',
  'seas.letter.gray': 'Fo',
  'seas.letter.blue': 'Ic',
  'seas.letter.green': 'Ro',
  'seas.letter.purple': 'St',
  'seas.letter.teal': 'Wh',
  'seas.letter.darkred': 'Kr',
  'change.letter.Y': 'Y',
  'change.letter.P': 'P',
  'change.letter.B': 'B',
  'change.letter.R': 'R',
  'change.letter.G': 'G',
} satisfies Catalogue;
