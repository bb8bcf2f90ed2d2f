import type { Translation } from '../../types';
import type en from '../../en/pages/room';

export default {
  'screen.title': '{name}（大画面）',
  'screen.show': 'テレビやタブレットに表示',
  'screen.show_help':
    'テーブルに公開されているものだけを、離れた所からでも読める大きさで映します。手札は各自の端末に残ります。',
  'screen.address': '表示する端末でこのアドレスを開いてください',
  'screen.here': 'このブラウザーで開く',
  'screen.scan': '読み取って席に着く',
  'screen.sit': '席へのリンク',
  'screen.full': '全画面で表示',
  'screen.leave': 'テーブルの画面へ',
  'screen.after_round': 'ここまでの成績',
  'hands.setup': 'この端末を使うほかの人',
  'hands.name': '名前',
  'hands.default': 'プレイヤー{number}',
  'hands.add': 'この端末でもう一人遊ぶ',
  'hands.sit': 'いっしょに座る',
  'hands.here': 'この端末',
  'hands.gets_up': '{name}さんが席を立つ',
  'hands.pass_to': '端末を{name}さんに渡してください',
  'hands.who': 'いま端末を持っているのは誰ですか',
  'hands.help': '本人がボタンを押すと手札が表示されます。ほかの人は見ないでください。',
  'hands.i_am': '{name}です',
  'hands.draw': '幕を閉じる',
  'screen.follows': '次のゲームは、この画面に続けて表示されます。',
} satisfies Translation<typeof en>;
