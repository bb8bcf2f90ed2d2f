import type en from '../en/table';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {};

export default ja;
