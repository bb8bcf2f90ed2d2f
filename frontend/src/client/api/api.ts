/** Sends the page's requests to the server, or answers them in the page if there is none. */
import { ApiError } from '../../contract/api-error';
import { type Api, server } from './server';
import { served } from '../../lib/addresses';

/** Answers requests when there is no server, by a module loaded on demand. Throws ApiError for those that need one. */
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
