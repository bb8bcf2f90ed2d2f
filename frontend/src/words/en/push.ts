import type { Catalogue } from '../types';

/** Messages to a device while the page is closed: the service worker shows them. */
const en = {
  'push.turn': 'It is your turn at {game}.',
  'push.rematch': '{name} offers another game. Your seat is kept.',
} satisfies Catalogue;

export default en;
