/**
 * What a page in a folder answers by itself where others ask a server: what can be chosen comes from the games' own
 * modules, the reader is a name in this browser. What needs a server has no answer here, and the page does not ask.
 */
import { run } from '../engine/client';
import type { Api } from '../lib/api';
import { myself, renamed } from './myself';

export const answers: Partial<Api> = {
  form: (game, options) => run('form', game, { options }),
  me: async () => myself(),
  rename: async (name) => renamed(name),
};
