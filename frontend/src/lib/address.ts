/** How links to hand on begin. */
import { api } from './api';
import { served } from './site';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface Address {
  origin: string;
  /** It leads nowhere from any other machine. */
  local: boolean;
}

const at = (origin: string): Address => ({ origin, local: LOOPBACK.test(new URL(origin).hostname) });

/** As far as the page itself knows. */
export const ownAddress = (): Address => at(location.origin);

/** A page opened on the server's own machine may have an address that leads nowhere from elsewhere: the server knows. */
export const sharedAddress = (): Promise<Address> =>
  served ? api.address().then(({ url }) => at(url ?? location.origin), ownAddress) : Promise.resolve(ownAddress());
