/** Files that somebody takes away. */

/** Saves a value as a JSON file of this name. */
export function save(value: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 1)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  [link.href, link.download] = [url, `${name}.json`];
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // some browsers read it only later
}
