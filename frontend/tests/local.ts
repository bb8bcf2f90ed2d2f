/** All of the house in the page that tests look at, from one graph of modules. */
export { engineOf } from '../src/engine/games';
export { House } from '../src/local/house';
export { serveStore, storeBehind } from '../src/local/page-store';
export { ConflictError, isConflict } from '../src/local/store';
export { recordText } from '../src/lib/json';
export { remembered } from '../src/local/memory';
export { shelf, tallies, eveningOf } from '../src/local/shelf';
export { asStart } from '../src/engine/starting';
export { LocalTable } from '../src/engine/table';
export { LocalState } from '../src/local/state';
