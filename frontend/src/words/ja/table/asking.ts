import type en from '../../en/table/asking';
import type { Translation } from '../../types';

export default {
  'asking.shows': 'この手から分かること',
  'asking.shows_of': 'このトリックの手から分かること。{line}',
  'asking.nothing': 'ログに書かれていることのほかに、分かることはありません。',
} satisfies Translation<typeof en>;
