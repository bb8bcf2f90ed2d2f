/** How links to hand on begin. */
import { api } from './api';
import { ownBase, served } from '../../lib/addresses';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface Address {
  /** What the name of a page is put behind. */
  base: string;
  /** It leads nowhere from any other machine. */
  local: boolean;
}

const at = (base: string): Address => ({ base, local: LOOPBACK.test(new URL(base).hostname) });

/** As far as the page itself knows. */
export const ownAddress = (): Address => at(ownBase());

/** A page opened on the server's own machine may have an address that leads nowhere from elsewhere: the server knows. */
export const sharedAddress = (): Promise<Address> =>
  served ? api.address().then(({ url }) => at(url ?? ownBase()), ownAddress) : Promise.resolve(ownAddress());
