import { ApiError } from '../../contract/api-error';
import type { Endpoints } from '../../contract/http';
import { askedAt, served } from '../../lib/addresses';

type Endpoint = keyof Endpoints;
/** An endpoint's input: path parameters, query and body. */
type Given<Name extends Endpoint> = Omit<Endpoints[Name], 'answer'>;
interface Parts {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
}

async function reached(address: string, request?: RequestInit): Promise<Response> {
  if (!served) throw new ApiError('not_found', 'there is no server');
  try {
    return await fetch(address, request);
  } catch {
    throw new ApiError('network', 'the server cannot be reached');
  }
}

export async function file(address: string): Promise<string> {
  const response = await reached(address);
  if (!response.ok) throw new ApiError('not_found', response.statusText);
  return response.text();
}

function addressed(template: string, { path = {}, query = {} }: Parts): string {
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  return asked.size > 0 ? `${address}?${asked}` : address;
}

/** Call one of the server's endpoints. Rejects with an ApiError. */
export async function ask<Name extends Endpoint>(
  endpoint: Name,
  ...[given]: keyof Given<Name> extends never ? [] : [Given<Name>]
): Promise<Endpoints[Name]['answer']> {
  const [method = '', template = ''] = endpoint.split(' ');
  const parts: Parts = given ?? {};
  const response = await reached(askedAt(addressed(template, parts)), {
    method,
    headers: parts.body === undefined ? {} : { 'content-type': 'application/json' },
    body: parts.body === undefined ? null : JSON.stringify(parts.body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null) throw new ApiError('network', 'something else than the server has answered');
  if (response.ok) return answer as Endpoints[Name]['answer'];
  const { code = 'mistake', message = response.statusText } = answer as Partial<ApiError>;
  throw new ApiError(code, message);
}
