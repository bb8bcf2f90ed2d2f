import type { Translation } from '../types';
import type en from '../en/room';

const ja: Translation<typeof en> = {
  'screen.title': '{name}（大画面）',
  'screen.show': 'テレビやタブレットに表示',
  'screen.show_help': 'テーブルに公開されているものだけを、離れた所からでも読める大きさで映します。手札は各自の端末に残ります。',
  'screen.address': '表示する端末でこのアドレスを開いてください',
  'screen.here': 'このブラウザーで開く',
  'screen.scan': '読み取って席に着く',
  'screen.sit': '席へのリンク',
  'screen.full': '全画面で表示',
  'screen.leave': 'テーブルの画面へ',
  'screen.after_round': 'ここまでの成績',
  'screen.follows': '次のゲームは、この画面に続けて表示されます。',
};

export default ja;
