/** What owners of the house ask the server, and inviting; fetched with their pages. */
import type { Rules, Wish, Invitation, TableLine, Group, PersonLine, Person, Act, Proxy } from '../../contract/admin';
import type { Me, Role } from '../../contract/http';
import { api } from './api';
import { ApiError } from '../../contract/api-error';
import { guest } from './guest.svelte';
import { ask } from './http';
import { enterByPasskey, passkeysBarred } from './passkey';

const person = (id: string, what = ''): string => `/api/house/people/${encodeURIComponent(id)}${what}`;
const table = (id: string, what: string): string => `/api/house/tables/${encodeURIComponent(id)}${what}`;

/** Does something that cannot be taken back: whoever has a passkey shows it first, if they have not done so lately. */
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

export const owning = {
  rules: () => ask<Rules>('/api/house/rules'),
  change: (wish: Wish) => ask<Rules>('/api/house/rules', 'PUT', wish),
  tables: (name: string) => ask<TableLine[]>(`/api/house/tables?${new URLSearchParams({ name })}`),
  hide: (id: string, hidden: boolean) => ask(table(id, '/hidden'), hidden ? 'PUT' : 'DELETE'),
  close: (id: string) => proved(() => ask(table(id, '/close'), 'POST')),
  people: (name: string, group: Group) =>
    ask<PersonLine[]>(`/api/house/people?${new URLSearchParams({ name, group })}`),
  person: (id: string) => ask<Person>(person(id)),
  setRole: (id: string, role: Role | null) => proved(() => ask<Person>(person(id, '/role'), 'PUT', { role })),
  ban: (id: string, reason: string, days: number | null) =>
    proved(() => ask<Person>(person(id, '/ban'), 'PUT', { reason, days })),
  lift: (id: string) => ask<Person>(person(id, '/ban'), 'DELETE'),
  signOut: (id: string) => proved(() => ask<Person>(person(id, '/sign-out'), 'POST')),
  erase: (id: string) => proved(() => ask(person(id), 'DELETE')),
  /** Everything that is kept of somebody. */
  export: (id: string) => proved(() => ask<Record<string, unknown>>(person(id, '/export'))),
  acts: () => ask<Act[]>('/api/house/acts'),
  proxies: () => ask<Proxy[]>('/api/house/proxies'),
  /** What an invitation is for, and coming in by it; a name is for whoever has none here. */
  lookAtInvitation: (secret: string) => ask<{ role: Role }>('/api/join/look', 'POST', { secret }),
  join: (secret: string, name: string) => ask<Me>('/api/join', 'POST', { secret, name }),
  invitations: () => ask<Invitation[]>('/api/invitations'),
  /** A new invitation; its secret is told only now. */
  invite: (uses: number, days: number) => ask<{ secret: string }>('/api/invitations', 'POST', { uses, days }),
  revoke: (id: string) => ask(`/api/invitations/${encodeURIComponent(id)}`, 'DELETE'),
};
