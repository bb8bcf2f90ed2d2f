/** What owners ask of the server, and its answers. */
import type { HouseInfo, Role, TableSummary } from './http';

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
