/** All of the offline server that tests look at, from one graph of modules. */
export { engineOf } from '../src/engine/games';
export { OfflineServer } from '../src/offline/server';
export { serveStore, storeBehind } from '../src/offline/page-store';
export { ConflictError, isConflict } from '../src/offline/store';
export { recordText } from '../src/contract/json';
export { remembered } from '../src/engine/memory';
export { shelf, tallies, eveningOf } from '../src/offline/shelf';
export { asStart } from '../src/engine/starting';
export { LocalTable } from '../src/engine/table';
export { LocalState } from '../src/offline/state';
