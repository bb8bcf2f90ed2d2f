import type en from '../en/turn-the-tide';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {};

export default ja;
