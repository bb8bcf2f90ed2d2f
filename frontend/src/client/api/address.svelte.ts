/** Finds the address with which links to share must begin. */
import { api } from './api';
import { ownBase, served } from '../../lib/addresses';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The address of the site. At first it is the page's own address. A page opened on the server's machine may have one
 * that other machines cannot reach, so the server is then asked for its address.
 */
export class LinkAddress {
  /** The beginning of all links: the address before a page's name. */
  base = $state(ownBase());
  readonly local: boolean = $derived(LOOPBACK.test(new URL(this.base).hostname));

  constructor() {
    if (!served) return;
    void api.address().then(
      ({ url }) => (this.base = url ?? ownBase()),
      () => undefined,
    );
  }
}
