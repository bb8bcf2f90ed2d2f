import type en from '../en/choices';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {
  'choice.nothing': '何もしない',
  'choice.column': '{column}列目',
  'choice.own_maneuver': 'このテーブルだけのマニューバ',
};

export default ja;
