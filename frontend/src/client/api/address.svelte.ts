/** The beginning of links to share. */
import { api } from './api';
import { ownBase, served } from '../../lib/addresses';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The address of the site, from the page at first. A page opened on the server's own machine may have an address that
 * other machines cannot reach, so the server is queried.
 */
export class LinkAddress {
  /** The address before a page's name. */
  base = $state(ownBase());
  /** Other machines cannot reach this address. */
  readonly local: boolean = $derived(LOOPBACK.test(new URL(this.base).hostname));

  constructor() {
    if (!served) return;
    void api.address().then(
      ({ url }) => (this.base = url ?? ownBase()),
      () => undefined,
    );
  }
}
