import type { Catalogue } from '../types';

/** Names of the games, and of their options as a form shows them: `option.<name>` and `option.<name>.<value>`. */
const en = {
  'game.seas-of-strife.name': 'Seas of Strife',
  'game.seas-of-strife.line': 'A trick-taking game of eight hazards: follow any suit in the trick, and take as few as you can.',
  'option.players': 'Players',
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
} satisfies Catalogue;

export default en;
