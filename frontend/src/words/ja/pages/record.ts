import type en from '../../en/pages/record';
import type { Translation } from '../../types';

export default {
  'replay.title': 'ゲームを振り返る',
  'replay.choose': '記録ファイルを選ぶ',
  'replay.help':
    '1ゲームのファイル（.json）か、1行に1ゲームのファイル（.jsonl）です。ファイルは端末の外に送られません。テーブル独自のルールが入っているときだけ、ルールの部分をサーバーに送り、説明文に変えて表示します。',
  'replay.help_alone':
    '1ゲームのファイル（.json）か、1行に1ゲームのファイル（.jsonl）です。この端末の外には送られません。',
  'replay.which': 'このファイルのゲーム',
  'replay.number': 'ゲーム{number}',
  'replay.not_text':
    'このファイルは、バイト順マークなしのUTF-8のテキストではありません。その形式で保存するか、別のファイルを選んでください。',
  'replay.not_json':
    'このファイルの{line}行目は、どのプログラムでも読めるJSONではありません。Quarterdeckが書いたファイルを選んでください。',
  'replay.twice':
    'このファイルの{line}行目から始まるゲームでは、1つのオブジェクトに名前「{name}」が2度あります。Quarterdeckが書いたファイルを選んでください。',
  'replay.not_record':
    'このファイルのゲーム{number}は、Quarterdeckの記録（形式1）ではありません。{path}が形式に合いません。別のファイルを選んでください。',
  'replay.other_rules':
    'このファイルのゲーム{number}は、このバージョンの知らないルールで遊ばれました。記録したときのQuarterdeckか、より新しいものを使ってください。',
  'replay.unknown_game': 'この記録のゲーム「{game}」は、このバージョンでは扱えません。',
  'replay.too_large': 'このファイルは256 MBを超えています。ゲームの数が少ないファイルを選んでください。',
  'replay.too_long':
    'このファイルの{line}行目は、ゲームの記録にしては長すぎます。Quarterdeckが書き出したファイルを選んでください。',
  'replay.empty': 'このファイルにはゲームがありません。別のファイルを選んでください。',
} satisfies Translation<typeof en>;
