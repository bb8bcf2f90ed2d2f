import type en from '../../en/table/asking';
import type { Translation } from '../../types';

/** 出された手から分かること。 */
const ja: Translation<typeof en> = {
  'asking.shows': 'この手から分かること',
  'asking.shows_of': 'このトリックの手から分かること。{line}',
  'asking.nothing': 'ログに書かれていることのほかに、分かることはありません。',
};

export default ja;
