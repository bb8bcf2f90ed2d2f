import type { Catalogue } from '../../types';

/** What a strong player would do, and why. */
const en = {
  'hint.thinking': 'Looking for the best choice',
  'hint.refining': 'Trying it in more deals',
  'hint.one': '{choice}: {why}.',
  'hint.equal': '{choices}, about equally good: {why}.',
  'hint.more': { one: '{count} other', other: '{count} others' },
  'hint.all': 'All choices are about equally good here.',
  'hint.only': '{choice} is the only choice.',
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
