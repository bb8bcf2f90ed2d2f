import type en from '../en/old';
import type { Translation } from '../types';

const ja: Translation<typeof en> = {
  'old.sentence': 'このブラウザは古いため、Quarterdeckが動きません。{browsers}、またはそれより新しいものが必要です。',
};

export default ja;
