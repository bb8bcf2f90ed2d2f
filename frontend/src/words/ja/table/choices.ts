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
};

export default ja;
