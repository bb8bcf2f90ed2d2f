/** Requests of the site's owners and requests about invitations. They are loaded with the pages that use them. */
import type { Group, Me, NewRole, NewRules } from '../../contract/http';
import { api } from './api';
import { ApiError } from '../../contract/api-error';
import { guest } from './guest.svelte';
import { ask } from './http';
import { enterByPasskey, passkeysBarred } from './passkey';

/** Run an irreversible action. If the server asks for proof, the reader first confirms it with their passkey. */
export async function proved<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const wanted = error instanceof ApiError && error.code === 'prove';
    if (!wanted || passkeysBarred() || (await api.keys()).passkeys === 0) throw error;
    await guest.enter(enterByPasskey);
    return await work();
  }
}

const person = (id: string) => ({ path: { person_id: id } });
const table = (id: string) => ({ path: { table_id: id } });

export const owning = {
  rules: () => ask('GET /api/site/rules'),
  change: (wish: NewRules) => ask('PUT /api/site/rules', { body: wish }),
  tables: (name: string) => ask('GET /api/site/tables', { query: { name } }),
  hide: (id: string, hidden: boolean) =>
    ask(`${hidden ? 'PUT' : 'DELETE'} /api/site/tables/{table_id}/hidden`, table(id)),
  close: (id: string) => proved(() => ask('POST /api/site/tables/{table_id}/close', table(id))),
  people: (name: string, group: Group) => ask('GET /api/site/people', { query: { name, group } }),
  person: (id: string) => ask('GET /api/site/people/{person_id}', person(id)),
  setRole: (id: string, role: NewRole['role']) =>
    proved(() => ask('PUT /api/site/people/{person_id}/role', { ...person(id), body: { role } })),
  ban: (id: string, reason: string, days: number | null) =>
    proved(() => ask('PUT /api/site/people/{person_id}/ban', { ...person(id), body: { reason, days } })),
  lift: (id: string) => ask('DELETE /api/site/people/{person_id}/ban', person(id)),
  signOut: (id: string) => proved(() => ask('POST /api/site/people/{person_id}/sign-out', person(id))),
  erase: (id: string) => proved(() => ask('DELETE /api/site/people/{person_id}', person(id))),
  export: (id: string) => proved(() => ask('GET /api/site/people/{person_id}/export', person(id))),
  acts: () => ask('GET /api/site/acts'),
  proxies: () => ask('GET /api/site/proxies'),
  /** Look at what an invitation is for, then join by it (`join`) with the name that the reader has given. */
  lookAtInvitation: (secret: string) => ask('POST /api/join/look', { body: { secret } }),
  join: (secret: string, name: string): Promise<Me> => ask('POST /api/join', { body: { secret, name } }),
  invitations: () => ask('GET /api/invitations'),
  /** Create an invitation. Only this answer contains its secret. */
  invite: (uses: number, days: number) => ask('POST /api/invitations', { body: { uses, days } }),
  revoke: (id: string) => ask('DELETE /api/invitations/{invitation_id}', { path: { invitation_id: id } }),
};
