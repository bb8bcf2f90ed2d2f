/** A page in a folder of any web host: its offers without a server, and its games as a file. */
import { expect, test, vi } from 'vitest';

document.head.append(Object.assign(document.createElement('meta'), { name: 'quarterdeck-site', content: 'alone' }));
const { all, alone, fireEvent, gone, press, screen, shown, text, until, visit } = await import('./visit');
const { levelsOf } = await import('../../src/lib/levels');

/** The file that a press saves. */
async function saved(press: () => Promise<unknown>): Promise<string> {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press();
  await until(() => click.mock.calls.length > 0);
  vi.restoreAllMocks();
  return (made.mock.calls[0]![0] as Blob).text();
}

test('games go out as a file and come in again, once; what is not true is not kept', async () => {
  await alone({ game: 'feud', options: { last_round: 10 } }, { until: (table) => table.isOver });
  const bring = async (...lines: unknown[]): Promise<unknown> => {
    const files = [new File([lines.map((line) => JSON.stringify(line)).join('\n')], 'games.jsonl')];
    return fireEvent.change(await shown('input[type=file]'), { target: { files } });
  };
  const forget = async (): Promise<void> => {
    await press(/^Put away/);
    await screen.findByText(/You find it again/);
    await fireEvent.click(screen.getByLabelText('Show what I have put away'));
    await press(/^Delete for good/);
    await screen.findByText('It is deleted.');
    await gone('li a');
    await fireEvent.click(screen.getByLabelText('Show what I have put away'));
  };
  vi.stubGlobal('navigator', Object.assign(navigator, { storage: { persisted: async () => false } }));
  await visit('/games');
  await screen.findByText(/may clear these games/);
  const record = JSON.parse(await saved(() => press('Save all as a file')));
  await screen.findByText('Saved: 1 game.');
  expect(screen.queryByText(/may clear these games/)).toBeNull();
  await forget();

  await bring(record);
  await screen.findByText('Brought here: 1 game.');
  await bring(record);
  await screen.findByText(/1 game was here already./);
  await bring({ ...record, seed: '0'.repeat(64) });
  await screen.findByText(/1 game was not taken/);
  await fireEvent.change(await shown('input[type=file]'), {
    target: { files: [new File(['no game'], 'games.jsonl')] },
  });
  await screen.findByText(/Line 1 of this file is not JSON/);
  await fireEvent.click(await screen.findByRole('link', { name: /^Look/ }));
  await shown('.ended');
});

test('what needs others is not offered, or says why it cannot be', async () => {
  await visit('/');
  await press('Play with friends Feud');
  await screen.findByText(/^Friends at other devices need a server/);
  expect((await screen.findByRole('link', { name: 'Rules Feud' })).getAttribute('href')).toBe('#/rules/feud');
  await press('Options Feud');
  const seat = await shown<HTMLSelectElement>('form select');
  expect([...seat.options].map(({ value }) => value)).toEqual([...levelsOf('feud'), 'here']);
  await press('Settings');
  expect(text(await shown('dialog[open]'))).not.toContain('Send a message to this device');
  for (const away of ['/enter', '/site', '/table/a1/screen']) {
    await visit(away);
    await screen.findByText('There is no page at this address.');
  }
});

test('the reader is a name in this browser, also at a lesson', async () => {
  await visit('/me');
  await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Ada' } });
  await press('Save');
  await screen.findByText('Saved. The others see you as Ada.');
  expect(all('section.leaf')).toHaveLength(2);
  await visit('/learn/feud', { language: 'ja' });
  await fireEvent.click(await shown('ol li button'));
  await shown('.slot section h2');
  expect(all('.plate').map(text).join()).toContain('Ada');
});

test('a maneuver is handed on by a link to this site, and its price is measured elsewhere', async () => {
  await visit('/workshop/feud');
  await screen.findByText(/“quarterdeck feud price FILE”/);
  await press(/^Hand it on/);
  const { value } = await screen.findByLabelText<HTMLInputElement>('A link that holds all of it');
  const [, name = ''] = /^Hand on: (.*)$/.exec(text(await shown('dialog[open] h2'))) ?? [];
  expect(value).toContain(`${location.origin}${location.pathname}#/workshop/feud#m=`);
  await visit(value.slice(value.indexOf('#') + 1));
  const arrived = await screen.findByRole('region', { name: 'Somebody hands you a Maneuver' });
  await until(() => text(arrived).includes(name));
  await press('Put away');
  await until(() => !arrived.isConnected);
  expect(location.hash).toBe('#/workshop/feud');
});
