import type en from '../../en/table/choices';
import type { Translation } from '../../types';

const ja: Translation<typeof en> = {
  'choice.nothing': '何もしない',
  'choice.column': '{column}列目',
  'choice.own_maneuver': 'このテーブルだけのマニューバ',
  'reason.others': 'ほかの選択',
  'reason.best': '最善の選択',
  'reason.beside': '{first}（{against}は{other}）',
  'reason.then': '{first}、{then}',
  'reason.count': '{words}は平均{n}',
  'reason.one': '{first}です。',
  'reason.two': '{first}、{second}です。',
  'reason.none': 'ほとんど差はありません。',
  'reason.the_others': 'ほかの選択',
  'reason.the_best': '最善の選択',
  'reason.plain_others': '{words}可能性は{often}、ほかの選択では{theirs}です',
  'reason.plain_best': '{words}可能性は{often}、最善の選択では{theirs}です',
  'reason.often.0': 'ほとんどなく',
  'reason.often.1': '低く',
  'reason.often.2': '半々で',
  'reason.often.3': '高く',
  'reason.often.4': 'とても高く',
  'reason.often_end.0': 'ごくわずか',
  'reason.often_end.1': '低め',
  'reason.often_end.2': '半々',
  'reason.often_end.3': '高め',
  'reason.often_end.4': 'ほぼ確実',
  'reason.oftener': '{words}可能性が{against}より高くなります',
  'reason.rarer': '{words}可能性が{against}より低くなります',
  'reason.more': '{words}が{against}より多くなります',
  'reason.fewer': '{words}が{against}より少なくなります',
  'reason.plain_none_others': '勝つ見込みがほかの選択より少し高くなります',
  'reason.plain_none_best': '勝つ見込みが最善の選択より少し低くなります',
};

export default ja;
