import type en from '../en/feud';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {};

export default ja;
