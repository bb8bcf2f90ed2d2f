/** How links to hand on begin. */
import { api } from './api';
import { ownBase, served } from '../../lib/addresses';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * What the page itself knows at first. A page opened on the server's own machine may have an address that leads nowhere
 * from elsewhere: the server knows, and is asked.
 */
export class LinkAddress {
  /** What the name of a page is put behind. */
  base = $state(ownBase());
  /** It leads nowhere from any other machine. */
  readonly local: boolean = $derived(LOOPBACK.test(new URL(this.base).hostname));

  constructor() {
    if (!served) return;
    void api.address().then(
      ({ url }) => (this.base = url ?? ownBase()),
      () => undefined,
    );
  }
}
