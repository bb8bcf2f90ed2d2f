import type en from '../en/games';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {
  'game.seas-of-strife.name': 'シーズ・オブ・ストライフ',
  'game.seas-of-strife.line': '8つの海難を避けるトリックテイキングゲーム。場のどのスートにも従え、取るトリックは少ないほど良いです。',
  'option.players': '人数',
  'option.rules': 'ルール',
  'option.rules.texas': 'テキサス:フェイスカードで取ると次のリードを指名',
  'option.rules.strife': 'ストライフ:フェイスカードはそのスートを無効にする',
  'option.passing': 'カードの受け渡し',
  'option.passing.help': '各ラウンドの前に、全員が2枚をほかのプレイヤーに渡します。',
  'option.happy_faces': 'ハッピーフェイス',
  'option.happy_faces.help': '取ったトリックの中のフェイスカード1枚につき、1トリックが帳消しになります。3〜4人におすすめです。',
  'option.tie_break': '最少失点が同じとき',
  'option.tie_break.shared': '全員の勝ち',
  'option.tie_break.extra_rounds': '延長ラウンドをする',
  'option.target': 'ゲームが終わる失点',
};

export default ja;
