import type { Catalogue } from '../types';

const en = {
  'shell.name': 'Quarterdeck',
} satisfies Catalogue;

export default en;
