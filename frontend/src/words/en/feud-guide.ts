import type { Catalogue } from '../types';

const en = {
  'feud.card.name': '{rank} of {suit}',
  'feud.card.joker': 'Joker',
  'feud.card.ace': 'Ace',
  'feud.card.jack': 'Jack',
  'feud.card.queen': 'Queen',
  'feud.card.king': 'King',
  'feud.card.clubs': 'clubs',
  'feud.card.diamonds': 'diamonds',
  'feud.card.hearts': 'hearts',
  'feud.card.spades': 'spades',
  'feud.card.unit': '{card}, {markers} of {limit} Markers',
} satisfies Catalogue;

export default en;
