import type { Catalogue } from '../types';

/** What the service worker says: messages while the page is closed, and where somebody else answers for the server. */
const en = {
  'push.turn': 'It is your turn at {game}.',
  'push.rematch': '{name} offers another game. Your seat is kept.',
  'push.direct': 'This network answers with a page of its own. Open it.',
} satisfies Catalogue;

export default en;
