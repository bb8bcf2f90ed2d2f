import type en from '../en/sea-change';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {};

export default ja;
