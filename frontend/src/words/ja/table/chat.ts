import type { Translation } from '../../types';
import type en from '../../en/table/chat';

export default {
  'chat.empty': 'まだ発言はありません。',
  'chat.field': 'テーブルの全員へのメッセージ',
  'chat.send': '送信',
  'chat.phrases': '定型文',
  'chat.reactions': 'リアクション',
  'chat.line': '{name}：{text}',
  'chat.only_phrases': '定型文だけを送れます。読む人それぞれの言語で表示されます。',
  'chat.lost': '今は接続がありません。送られていません。',
  'chat.mute': '{name}さんをミュート',
  'chat.muted': '{name}さんをミュートしています。発言は表示されません。',
  'chat.hear': '{name}さんのミュートを解除',

  'phrase.hello': 'こんにちは！',
  'phrase.good_luck': 'よろしくお願いします！',
  'phrase.your_turn': 'そちらの番ですか？',
  'phrase.moment': '少々お待ちください。',
  'phrase.back': '戻りました。',
  'phrase.no_hurry': 'ごゆっくりどうぞ。',
  'phrase.well_played': 'お見事です！',
  'phrase.laugh': 'あはは！',
  'phrase.wow': 'すごい！',
  'phrase.oops': 'しまった！',
  'phrase.sorry': 'すみません！',
  'phrase.thanks': 'ありがとうございます！',
  'phrase.good_game': 'いいゲームでした！',
  'phrase.again': 'もう一局どうですか？',
  'phrase.bye': 'そろそろ失礼します。',
} satisfies Translation<typeof en>;
