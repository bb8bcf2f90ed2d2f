import type en from '../en/settings';
import type { Translation } from '../types';

export default {
  'settings.language': '言語',
  'settings.theme': '明るさ',
  'settings.theme_system': '端末に合わせる',
  'settings.theme_day': '昼',
  'settings.theme_night': '夜',
  'settings.pace': '進む速さ',
  'settings.pace_of': '進む速さ（{game}）',
  'settings.pace_off': '一度に',
  'settings.pace_slow': 'ゆっくり',
  'settings.pace_normal': 'ふつう',
  'settings.pace_fast': '速い',
  'settings.movement': '動き',
  'settings.movement_on': 'あり',
  'settings.movement_on_help': 'カードが動いて移ります。',
  'settings.movement_reduced': '控えめ',
  'settings.movement_reduced_help': 'カードは動かず、その場で現れたり消えたりします。',
  'settings.movement_off': 'なし',
  'settings.movement_off_help': '何も動かず、すぐに切り替わります。',
  'settings.cards': '手札の大きさ',
  'settings.cards_normal': 'ふつう',
  'settings.cards_large': '大きい',
  'settings.left_handed': '左利き',
  'settings.left_handed_help': 'カードの数字が右上に見えるように重なり、ボタンは左側に並びます。',
  'settings.play': 'テーブルで',
  'settings.volume_off': 'なし',
  'settings.volume_quiet': '小さい',
  'settings.volume_medium': '中くらい',
  'settings.volume_loud': '大きい',
  'settings.call': 'ほかの画面を見ているときに番が来たら',
  'settings.notify': '通知を表示',
  'settings.notify_help': 'はじめにブラウザーが許可を求めます。',
  'settings.notify_insecure':
    'ブラウザーが通知を表示できるのは、httpsで開いたページだけです。このページはhttpsではありません。',
  'settings.notify_missing':
    'このブラウザーでは通知を表示できません。iPhoneやiPadでは、先にホーム画面に追加してください。',
  'settings.notify_denied': 'このページの通知は許可されていません。ブラウザーの設定で許可できます。',
  'settings.push': 'この端末にメッセージを送る',
  'settings.push_help':
    'ページを閉じていても届きます。テーブルにいないときに番が来た場合や、次のゲームに誘われた場合です。戻るまでは、テーブルごとに1通だけです。メッセージはブラウザーの開発元のプッシュサービスを通ります。いつ送ったかは開発元にわかりますが、内容は暗号化されていて読めません。',
  'settings.push_insecure': 'メッセージが届くのは、httpsで開いたページだけです。このページはhttpsではありません。',
  'settings.push_missing':
    'このブラウザーにはメッセージが届きません。iPhoneやiPadでは、先にホーム画面に追加して、そこから開いてください。',
  'settings.push_failed':
    'ブラウザーがプッシュサービスに接続できませんでした。しばらくしてからもう一度お試しください。',
  'settings.vibrate': '振動する',
  'settings.tap_twice': '2回タップでカードを出す',
  'settings.auto_forced': '出せるカードが1枚だけのときは自動で出す',
} satisfies Translation<typeof en>;
