import type en from '../en/feud-guide';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {};

export default ja;
