import { api, type NewTable, type OptionValue } from './api';
import { guest } from './guest.svelte';
import { router } from './router.svelte';
import type { Level } from './protocol';

/** Makes a table, tells `made` its id, and goes to it. Throws ApiError. */
export async function openTable(table: NewTable, made?: (id: string) => void): Promise<void> {
  await guest.know();
  const { id } = await api.create(table);
  made?.(id);
  router.go(`/table/${encodeURIComponent(id)}`);
}

/** The bots that one plays against where none were chosen. */
export const USUAL: Level = 'medium';

/** A table for one, with bots at the `seats` besides. Throws ApiError. */
export function openAlone(
  game: string,
  options: Record<string, OptionValue>,
  seats: number,
  made?: (id: string) => void,
): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level: USUAL }));
  return openTable({ game, options, seats: [{ kind: 'person' }, ...bots], listed: false, aids: true }, made);
}
