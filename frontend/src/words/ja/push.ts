import type en from '../en/push';
import type { Translation } from '../types';

export default {
  'push.turn': '{game}であなたの番です。',
  'push.rematch': '{name}さんが次のゲームに誘っています。席は取ってあります。',
  'push.direct': 'このネットワークから別のページが返されました。開いて確認してください。',
} satisfies Translation<typeof en>;
