import type { Catalogue } from '../types';

/** Names of the games, and of their options as a form shows them: `option.<name>` and `option.<name>.<value>`. */
const en = {
  'game.seas-of-strife.name': 'Seas of Strife',
  'game.seas-of-strife.line': 'A trick-taking game of eight hazards: follow any suit in the trick, and take as few as you can.',
  'game.seas-of-strife.players': '3 to 6 players',
  'game.turn-the-tide.name': 'Turn the Tide',
  'game.turn-the-tide.line':
    'Everybody bids a card in secret. The highest bids take the tides; keep your head above the water until the hand travels on.',
  'game.turn-the-tide.players': '3 to 5 players',
  'game.sea-change.name': 'Sea Change',
  'game.sea-change.line':
    'Trick taking in which trump turns in the middle of a trick: whoever plays the same number as the card before makes it so.',
  'game.sea-change.players': '1 to 8 players, alone or in teams',
  'option.players': 'Players',
  'option.rounds': 'Rounds',
  'option.rules': 'Rules',
  'option.rules.texas': 'Texas: a Face card that takes names the next leader',
  'option.rules.strife': 'Strife: a Face card zeroes its suit out',
  'option.passing': 'Passing',
  'option.passing.help': 'Before each round, everyone gives two cards to another player.',
  'option.happy_faces': 'Happy Faces',
  'option.happy_faces.help':
    'Each Face card in your tricks cancels one of your tricks. Recommended for 3 or 4 players.',
  'option.tie_break': 'Ties for the fewest points',
  'option.tie_break.shared': 'All tied players win',
  'option.tie_break.extra_rounds': 'Play extra rounds',
  'option.target': 'Points that end the game',
  'option.teams': 'Teams',
  'option.teams.0': 'none',
  'option.sea-change.target': 'Victory Points that win',
  'option.sea-change.target.item': 'Side {number}',
  'option.sea-change.points': 'Points of the values 1 to 15',
  'option.sea-change.points.item': '{number}',
} satisfies Catalogue;

export default en;
