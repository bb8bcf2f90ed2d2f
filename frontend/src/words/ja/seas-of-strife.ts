import type en from '../en/seas-of-strife';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {};

export default ja;
