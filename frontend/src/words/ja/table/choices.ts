import type en from '../../en/table/choices';
import type { Translation } from '../../types';

export default {
  'choice.title': '手',
  'choice.share': '勝つ見込み',
  'choice.nothing': '何もしない',
  'choice.column': '{column}列目',
  'choice.own_maneuver': 'このテーブルだけのマニューバ',
  'reason.none': '100回中{n}回で最善です。簡単な理由はありません。',
  'reason.alike': 'ほぼ同じくらいよい手：{choices}。',
  'reason.others': { one: 'ほか{count}つ', other: 'ほか{count}つ' },
  'reason.solved': 'ありうる配りの平均で最善です。簡単な理由はありません。',
  'reason.worse': '最善の選択に劣りますが、簡単な理由はありません。',
  'reason.close': 'ここではほとんど差がありません。',
  'reason.near': '最善の選択とほとんど差がありません。',
  'reason.more': 'このような配り100回で、{words}が{n}多くなります。',
  'reason.fewer': 'このような配り100回で、{words}が{n}少なくなります。',
  'reason.wins': '勝ち',
  'reason.your': 'あなたの',
  'reason.whose': '{name}の',
} satisfies Translation<typeof en>;
