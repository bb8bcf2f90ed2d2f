/** Whom the page asks: the server, or where there is none the page itself. */
import { ApiError } from '../../contract/api-error';
import { type Api, server } from './server';
import { served } from '../../lib/addresses';

/** The same where there is no server: what can be answered without one is, by a part of the page that comes when needed. */
const alone = new Proxy(server, {
  get:
    (_, name: keyof Api) =>
    async (...given: never[]) => {
      const answer = (await import('./alone')).answers[name] as ((...given: never[]) => unknown) | undefined;
      if (!answer) throw new ApiError('not_found', 'that needs a server');
      return answer(...given);
    },
});

export const api: Api = served ? server : alone;
