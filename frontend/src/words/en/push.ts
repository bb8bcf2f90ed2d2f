import type { Catalogue } from '../types';

/** Words of the service worker: messages while the page is closed, and the way to a page that answers for the server. */
const en = {
  'push.turn': 'It is your turn at {game}.',
  'push.rematch': '{name} offers another game. Your seat is kept.',
  'push.direct': 'This network answers with a page of its own. Open it.',
} satisfies Catalogue;

export default en;
