import type en from '../en/feud-guide';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {
  'feud.card.name': '{suit}の{rank}',
  'feud.card.joker': 'ジョーカー',
  'feud.card.ace': 'A',
  'feud.card.jack': 'ジャック',
  'feud.card.queen': 'クイーン',
  'feud.card.king': 'キング',
  'feud.card.clubs': 'クラブ',
  'feud.card.diamonds': 'ダイヤ',
  'feud.card.hearts': 'ハート',
  'feud.card.spades': 'スペード',
  'feud.card.unit': '{card}、マーカー {markers}/{limit}',
};

export default ja;
