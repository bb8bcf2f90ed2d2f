import type { Catalogue } from '../types';

/** The service worker: messages while the page is closed, and a link for networks that answer in the server's place. */
export default {
  'push.turn': 'It is your turn at {game}.',
  'push.rematch': '{name} offers another game. Your seat is kept.',
  'push.direct': 'This network answers with a page of its own. Open it.',
} satisfies Catalogue;
