import type en from '../en/old';
import type { Translation } from '../types';

export default {
  'old.sentence': 'このブラウザは古いため、Quarterdeckが動きません。{browsers}、またはそれより新しいものが必要です。',
} satisfies Translation<typeof en>;
