/** Asks the server over HTTP. */
import { ApiError } from '../../contract/api-error';
import { askedAt, served } from '../../lib/site';

async function reached(address: string, request?: RequestInit): Promise<Response> {
  if (!served) throw new ApiError('not_found', 'there is no server');
  try {
    return await fetch(address, request);
  } catch {
    throw new ApiError('network', 'the server cannot be reached');
  }
}

/** The text of a file of the server's. */
export async function file(address: string): Promise<string> {
  const response = await reached(address);
  if (!response.ok) throw new ApiError('not_found', response.statusText);
  return response.text();
}

export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await reached(askedAt(path), {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const { code = 'mistake', message = response.statusText } = (answer ?? {}) as Partial<ApiError>;
  throw new ApiError(code, message);
}
