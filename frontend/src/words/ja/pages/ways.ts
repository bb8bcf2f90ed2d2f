import type en from '../../en/pages/ways';
import type { Translation } from '../../types';

export default {
  'way.mail': 'メールで知らせる',
  'way.mail_help':
    'テーブルにいないときに番が来た場合や、次のゲームに誘われた場合に届きます。戻るまでは、テーブルごとに1通だけです。メールに書くのは、ゲームとテーブルの名前、誘った人の名前、テーブルへのリンクだけで、カードのことは書きません。メールは途中のすべてで暗号化されるとは限らず、運ぶ側は読むことができます。アドレスは、削除するまで保存し、誰にも見せません。',
  'way.mail_address': 'メールアドレス',
  'way.webhook': '自分のウェブフックで知らせる',
  'way.webhook_help':
    '同じ知らせを、ntfyやDiscordで受け取れます。このページがhttpsでなくても届きます。推測されにくい名前の自分のntfyトピックか、Discordのチャンネルのウェブフックのアドレスを入れてください。そこを読む人には、ゲームとテーブルの名前、誘った人の名前、テーブルへのリンクが見えます。カードのことは書きません。アドレスは、削除するまで保存します。',
  'way.webhook_address': 'アドレス（https://ntfy.sh/… または https://discord.com/api/webhooks/…）',
  'way.send': '確認コードを送る',
  'way.sent': '{address}に確認コードを送りました。1時間有効です。',
  'way.code': '確認コード',
  'way.confirm': '確認する',
  'way.on': '{address}に届きます。',
  'way.remove': '削除する',
  'way.removed': '削除しました。今後は届きません。',

  'stop.title': 'メッセージを止める',
  'stop.help': 'このアドレスには届かなくなります。設定の画面でもう一度頼むことができます。',
  'stop.do': 'メッセージを止める',
  'stop.done': '止めました。今後は届きません。',

  'error.no_way': 'このサイトでは、その方法で知らせることはできません。',
  'error.bad_address': 'そのアドレスには送れません。もう一度確かめてください。ウェブフックは https:// で始まります。',
  'error.not_sent': '確認コードを送れませんでした。アドレスを確かめるか、しばらくしてからもう一度お試しください。',
  'error.bad_code': '送った確認コードと違うか、期限が切れています。新しいコードを送ることができます。',
} satisfies Translation<typeof en>;
