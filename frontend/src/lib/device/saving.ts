export const save = (value: unknown, name: string): void =>
  saveText(`${JSON.stringify(value, null, 1)}\n`, `${name}.json`);

export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  [link.href, link.download] = [url, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // some browsers read the address only after the click
}
