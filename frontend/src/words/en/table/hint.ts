import type { Catalogue } from '../../types';

/** What a strong player would do, and why. */
const en = {
  'hint.title': 'Hint',
  'hint.thinking': 'Playing on in deals as they might be',
  'hint.best': 'Best: {choice}',
  'hint.near': 'The first {count} are about as good as each other.',
  'hint.choice': 'Choice',
  'hint.share': 'Chance to win',
  'hint.why': 'Why',
  'hint.of': '{share} ± {error}',
  'hint.worlds':
    'Each choice was tried in {worlds} deals that agree with all you know; the others are taken to play sensibly.',
  'hint.exact': 'All {worlds} deals that are possible were looked at.',
  'hint.uncounted': 'This game does not count in statistics.',
} satisfies Catalogue;

export default en;
