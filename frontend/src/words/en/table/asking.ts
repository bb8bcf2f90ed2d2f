import type { Catalogue } from '../../types';

/** Why did the bot do that? */
const en = {
  'asking.why': 'Why did the bot do that?',
  'asking.why_of': 'Why did the bot do that? {line}',
  'asking.kept_of': 'Kept: {line}',
  'asking.told': 'Kept for those who improve the bots. After the game you can look at it again from here.',
  'asking.told_over': 'Kept for those who improve the bots.',
  'asking.open': 'Look at it again',
  'error.no_decision': 'No bot has decided anything there.',
  'error.enough_questions': 'As many decisions of this game are kept as can be.',
} satisfies Catalogue;

export default en;
