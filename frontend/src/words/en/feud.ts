import type { Catalogue } from '../types';

const en = {} satisfies Catalogue;

export default en;
