/* eslint-disable @typescript-eslint/no-explicit-any */
/** Own maneuvers: composed in the workshop, shared, chosen for a table or for deals, described and played there. */
import { expect, test } from 'vitest';
import { run } from '../../src/client/worker/engine';
import { engineFor } from '../../src/engine/games';
import { complete } from '../../src/engine/options';
import type { LocalTable } from '../../src/engine/table';
import { kept } from '../../src/games/feud/workshop/kept.svelte';
import OPTIONS from '../../../tests/data/own_maneuvers.json';
import { bodies } from './server';
import {
  all,
  alone,
  atServer,
  fireEvent,
  key,
  played,
  playOn,
  press,
  reads,
  screen,
  shown,
  text,
  until,
  visit,
  within,
  write,
} from './visit';

const LOOKOUT = {
  name: { en: 'Lookout', ja: '物見' },
  price: 1,
  windows: ['before_study'],
  steps: [{ step: 'foresee', count: 1 }],
};
const focused = (): string => {
  const at = document.activeElement as HTMLInputElement;
  return at.getAttribute('aria-label') ?? text(at.labels?.[0] ?? at);
};
const lastBody = (endpoint: string): any => bodies(endpoint).at(-1);
const own = (): Promise<HTMLElement> => screen.findByRole('region', { name: /Your Maneuvers|自分の策/ });

test('a maneuver is composed, mended, kept, handed on, and tried against a bot', async () => {
  await visit('/workshop/feud');
  const order = await screen.findByRole('complementary');
  await reads('Nothing to mend.', order);
  expect(order.querySelectorAll('.text').length, 'an example, told in both languages').toBe(2);
  await press('Begin with an empty sheet');
  await write('English', 'Lookout');
  await write('Japanese', '物見');
  await press('Add a step');
  await press('Look at the top of the Action Deck');
  await until(() => focused() === 'How many');
  await press('Add a step');
  await press('Shuffle the Action Deck');
  await press('Move “Shuffle the Action Deck” up');
  await reads('Your Action Deck is shuffled. You look at a card from the top of your Action Deck.', order);
  await reads('自分の行動の山札を切り直します。自分の行動の山札の上から1枚を見ます。', order);
  await until(() => focused() === 'Move “Shuffle the Action Deck” down');
  await press('Remove “Shuffle the Action Deck”');
  await until(() => !text(order).includes('Your Action Deck is shuffled.'));

  await write('Price', '');
  await reads('1 thing to mend', order);
  expect(screen.getByLabelText('Price').getAttribute('aria-invalid')).toBe('true');
  await reads('Give a whole number from 1 to 1000.');
  await press('Try it against a bot');
  await until(() => focused() === 'Price');
  await write('Price', '1');
  await reads('Nothing to mend.', order);

  await press('Keep it');
  await within(await own()).findByRole('heading', { name: 'Lookout' });
  await press('Duplicate Lookout');
  await press('Delete Lookout 2');
  await until(() => kept.all.length === 1);
  expect(kept.all[0]!.definition).toEqual(LOOKOUT);
  await press('Edit Lookout');
  await press('Hand it on');
  const link = (await screen.findByLabelText('A link that holds all of it')) as HTMLInputElement;
  const handed = link.value.slice(link.value.indexOf('/workshop/feud#m='));
  await press('Close', { where: await shown('dialog[open]') });
  await press('Try it against a bot');
  await shown('[data-asked]');
  expect(lastBody('POST /api/tables').options.own_maneuvers).toEqual([LOOKOUT]);

  kept.drop(kept.all[0]!.id);
  await visit(handed, { language: 'ja' });
  const arrived = await screen.findByRole('region', { name: '策が届きました' });
  await reads('自分の行動の山札の上から1枚を見ます。', arrived);
  await press('保存', { where: arrived });
  await within(await own()).findByRole('heading', { name: '物見' });
  await reads('この策はもう保存してあります。', arrived);
  const price = (screen.getByLabelText('値段') as HTMLInputElement).value;
  location.hash = '#m=broken';
  await reads('リンクが壊れています。');
  expect((screen.getByLabelText('値段') as HTMLInputElement).value).toBe(price);
});

const KEPT = (['Roll Call', 'Flank'] as const).map((name, at) => ({
  name,
  price: 50,
  windows: ['before_columns'],
  steps: [at ? { step: 'turn', whose: 'opponent' } : { step: 'call' }],
}));
/** Store these definitions in this browser, and nothing else. */
function keep(...definitions: object[]): void {
  for (const { id } of kept.all) kept.drop(id);
  for (const each of definitions) kept.put(each as never, null);
}

/** Choose all five extensions, move Heal before the Study, and open the list of own maneuvers. */
async function changeHeal(form: HTMLElement): Promise<void> {
  const check = (name: string, where: Element = form) => press(name, { role: 'checkbox', where });
  await press('True: all five extensions', { role: 'radio', where: form });
  await until(() => [...form.querySelectorAll('summary')].some((one) => text(one).startsWith('Heal')));
  const heal = [...form.querySelectorAll('details details')].find((one) => text(one).startsWith('Heal'))!;
  await check('Before the Study', heal);
  await check('At the end of the Round', heal);
  await reads('1 changed', form);
}

test('the form of a table takes own maneuvers and changes of the eight', async () => {
  keep(...KEPT);
  await visit('/');
  await press('Options Feud');
  const form = (await shown('form')) as HTMLElement;
  const check = (name: string) => press(name, { role: 'checkbox', where: form });
  await changeHeal(form);
  await check('Roll Call');
  await check('Flank');
  await reads('2 chosen', form);
  await check('Way of Reservation');
  await reads('1 chosen', form);
  await reads('needs the option “Way of Reservation” to be on', form);
  expect(within(form).getByLabelText('Roll Call').getAttribute('aria-disabled')).toBe('true');
  await press('Start the game');
  await shown('[data-card]');
  const { maneuver_changes, own_maneuvers } = lastBody('POST /api/tables').options;
  expect(maneuver_changes).toEqual({ heal: { windows: ['before_study'] } });
  expect(own_maneuvers.map(({ name }: { name: string }) => name)).toEqual(['Flank']);
});

test('deals for a group have own maneuvers, told to whoever has the link in their language', async () => {
  keep(LOOKOUT);
  let made: any = {};
  const options = async () => complete((await engineFor('feud', made.options)).description, made.options);
  const answers = {
    'POST /api/duplicates': ({ body }: { body: object }) => ((made = body), { id: 'LvX0' }),
    'GET /api/duplicates/{duplicate_id}': async () => ({
      ...made,
      ...{ id: 'LvX0', first: 0, results: [], options: await options() },
    }),
  };
  await visit('/days', { answers });
  await fireEvent.change(await screen.findByLabelText('Game'), { target: { value: 'feud' } });
  const form = (await shown('form')) as HTMLElement;
  await changeHeal(form);
  await press('Lookout', { role: 'checkbox', where: form });
  await reads('1 chosen', form);
  await press('Make them');
  const rules = await screen.findByRole('region', { name: "These deals' own rules" });
  await until(() => [...rules.querySelectorAll('dt')].map(text).includes('Lookout'));
  expect(made).toMatchObject({ game: 'feud', deals: 4, level: 'medium', options: { own_maneuvers: [LOOKOUT] } });
  await visit('/deals/LvX0', { answers, language: 'ja' });
  const told = await screen.findByRole('region', { name: 'この配札だけのルール' });
  await until(() => told.querySelectorAll('dt').length === 2);
  await reads('物見', told);
  const stop = new AbortController();
  const deal = { ...made, id: 'LvX0', first: 0, deal: 0, options: await options() };
  const hard = run('reference', 'feud', deal, { told: () => stop.abort(), stop: stop.signal });
  await expect(hard, 'its own rules are known to whoever plays it for Hard').rejects.toThrow('abort');
});

const OWN = OPTIONS.own_maneuvers;

test.each(['en', 'ja'] as const)('a table says what its own maneuvers are: %s', async (language) => {
  const waiting = (message: any) => ({ ...message, phase: message.phase && 'waiting' });
  await atServer({ game: 'feud', options: OPTIONS as never }, { language, change: waiting });
  const heading = language === 'en' ? "This table's own rules" : 'このテーブルだけのルール';
  const rules = await screen.findByRole('region', { name: heading });
  await until(() => rules.querySelectorAll('dt').length === 10);
  const names = [...rules.querySelectorAll('dt')].map(text);
  if (language === 'ja') return expect(names).toContain('砲撃');
  expect(names.sort()).toEqual(['Sabotage', 'Heal', ...OWN.map(({ name }) => name.en)].sort());
  expect(text(rules)).toContain('This alters a key rule of the game.');
  expect(text(rules)).toContain('2 points, at the end of the Round, once a Round');
});

/** The phases with different questions. */
const ASKED = ['before_study', 'took', 'give', 'replace', 'raise', 'swap', 'show_theirs'];
const TOLD = ['x_arrange', 'x_look', 'x_look_hand'];
/** A game in which seat 0 gets every question and sees every event: the first place of each, and the decisions. */
async function everything(): Promise<{ first: Map<string, number>; made: [number, number][]; given: object }> {
  for (let seed = 1; ; seed += 1) {
    const given = { game: 'feud', options: OPTIONS as never, key: seed.toString(16).padStart(64, '0') };
    const first = new Map<string, number>();
    const { made, table } = await played(given, (at: LocalTable) => {
      if (at.pending.includes(0) && !first.has(at.phase)) first.set(at.phase, at.ply);
      return at.isOver;
    });
    const told = new Set(table.events(0).flatMap(({ event, seat }: any) => (seat === 0 ? [event] : [])));
    if (ASKED.every((phase) => first.has(phase)) && TOLD.every((event) => told.has(event)))
      return { first, made, given };
  }
}

test('every question of own maneuvers is answered, and the record says what was bought', async () => {
  const { first, made, given } = await everything();
  for (const phase of ASKED) {
    await alone({ ...given, made: made.slice(0, first.get(phase)) } as never);
    const events = (await shown('[data-asked]')).dataset.asked;
    await playOn(() => ![undefined, events].includes(all('[data-asked]')[0]?.dataset.asked));
  }
  const id = await alone({ ...given, made } as never);
  await visit(`/replay/${id}`);
  await shown('.bar');
  await key('End', document.body);
  await key('l', document.body);
  await reads('buys Cannonade for 2.');
  await key('w', document.body);
  await reads('Regroup', await shown('dialog[open]'));
});
