import type { Catalogue } from '../../types';

/** What the plays of others show about their cards. */
export default {
  'asking.shows': 'What this play shows',
  'asking.shows_of': 'What these plays show. {line}',
  'asking.nothing': 'Nothing more than the log says.',
} satisfies Catalogue;
