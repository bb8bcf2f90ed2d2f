import { api, type NewTable } from './api';
import { guest } from './guest.svelte';
import { router } from './router.svelte';

/** Makes a table and goes to it. Throws ApiError. */
export async function openTable(table: NewTable): Promise<void> {
  await guest.know();
  const { id } = await api.create(table);
  router.go(`/table/${encodeURIComponent(id)}`);
}
