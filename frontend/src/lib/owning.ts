/** What owners of the house ask the server, and inviting; fetched with their pages. */
import { api, ApiError, ask, type HouseInfo, type Me, type Role, type TableSummary } from './api';
import { guest } from './guest.svelte';
import { enterByPasskey, passkeysBarred } from './passkey';

export type Door = HouseInfo['door'];
export type Makers = 'everybody' | 'members' | 'owners';

/** A limit as people read it: a whole number. */
export interface Limit {
  name: string;
  value: number;
  default: number;
  low: number;
  high: number;
}

export interface Rules {
  door: Door;
  by_table: boolean;
  members_invite: boolean;
  makers: Makers;
  announcement: HouseInfo['announcement'];
  limits: Limit[];
}

/** What is given is changed; a limit that is null is the server's own again. */
export type Wish = Partial<Omit<Rules, 'limits' | 'announcement'>> & {
  announcement?: { en: string; ja: string };
  limits?: Record<string, number | null>;
};

/** Times are Unix times in seconds, as everywhere. */
export interface Invitation {
  id: string;
  role: Role;
  uses: number;
  used: number;
  expires: number;
  maker: string | null;
}

export type TableLine = Pick<TableSummary, 'id' | 'game' | 'phase' | 'title' | 'created' | 'changed'> & {
  names: string[];
  listed: boolean;
  hidden: boolean;
};

export type Group = 'everybody' | 'owners' | 'members' | 'banned';
export interface PersonLine {
  id: string;
  name: string;
  created: number;
  role: Role | null;
  /** At whose devices they play. */
  keeper: string | null;
  banned: boolean;
}

export interface Person {
  id: string;
  name: string;
  created: number;
  role: Role | null;
  ban: { until: number | null; reason: string } | null;
  /** Since when each of their browsers knows them. */
  devices: number[];
  passkeys: number;
  companions: string[];
  bots: string[];
  tables: TableLine[];
}

/** Something that was done; `by`: null where it was done by a command. */
export interface Act {
  at: number;
  by: string | null;
  what: string;
  whom: string;
  name: string | null;
  detail: string;
}

/** An address from which somebody says to stand for others, and is not believed; when it did so last. */
export interface Proxy {
  address: string;
  at: number;
}

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
