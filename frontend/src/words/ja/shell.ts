import type en from '../en/shell';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {
  'shell.name': 'Quarterdeck',
};

export default ja;
