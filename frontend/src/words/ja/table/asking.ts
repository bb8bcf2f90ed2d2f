import type { Catalogue } from '../../types';

const ja = {
  'asking.why': 'ボットはなぜこうしたのですか？',
  'asking.why_of': 'ボットはなぜこうしたのですか？ {line}',
  'asking.kept_of': '保存しました：{line}',
  'asking.told': 'ボットを改良する人のために、この場面を保存しました。ゲームのあと、ここから振り返れます。',
  'asking.told_over': 'ボットを改良する人のために、この場面を保存しました。',
  'asking.open': 'この場面を振り返る',
  'error.no_decision': 'そこでは、ボットはまだ何も決めていません。',
  'error.enough_questions': 'このゲームで保存できる場面の数に達しました。',
} satisfies Catalogue;

export default ja;
