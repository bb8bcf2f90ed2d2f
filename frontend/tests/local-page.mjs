/** Tables of a browser, and a page that plays at one. */
import assert from 'node:assert/strict';
import { LocalTables } from '../src/offline/tables.ts';
import { Browser, engines, Keeping } from './keeping.mjs';

export const BOT = { kind: 'bot', level: 'medium' };
export const PERSON = { kind: 'person' };
export const KEY = 'ab'.repeat(32);
export const table = (game, given = {}) => ({
  game,
  options: {},
  seats: [PERSON, BOT],
  aids: true,
  name: 'Ada',
  key: KEY,
  seeds: [1, 2, 3, 4, 5, 6, 7, 8],
  ...given,
});

/** A page at a table: the combined state that it received, and its commands. */
export class Page {
  static readers = 0;
  shown = [];
  #control = new AbortController();
  #waiting = [];
  constructor(tables, id, take = false) {
    [this.tables, this.id] = [tables, id];
    this.reader = Page.readers += 1;
    const tell = (shown) => this.#show(structuredClone(shown));
    this.gone = tables.show({ id, reader: this.reader, take }, { tell, stop: this.#control.signal });
    this.gone.catch((error) => (this.error = error));
  }
  #show(shown) {
    this.shown.push(shown);
    const before = 'game' in shown ? { events: [], steps: [] } : this.table;
    assert.equal(shown.first, before.events.length, 'nothing is left out');
    const [events, steps] = ['events', 'steps'].map((name) => [...before[name], ...shown[name]]);
    this.table = { ...before, ...shown, first: 0, events, steps };
    this.#waiting = this.#waiting.filter(({ until, resolve }) => !until(this) || resolve(this));
  }
  /** Wait until a condition on the state holds. */
  until(until) {
    if (this.table && until(this)) return Promise.resolve(this);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ until, resolve: (page) => (resolve(page), false) });
      this.gone.catch(reject);
    });
  }
  get turn() {
    return this.until(({ table }) => table.phase === 'finished' || table.turn?.legal.length > 0);
  }
  async say(message) {
    this.answer = await this.tables.say({ id: this.id, reader: this.reader, message });
    this.refusal = this.answer?.type === 'refused' ? this.answer : null;
  }
  decide(actions) {
    return this.say({ type: 'decide', count: this.table.turn.count, actions });
  }
  change(actions) {
    const { count, chosen } = this.table.turn;
    return this.say({ type: 'change', count: count - chosen.length, actions });
  }
  async close() {
    this.#control.abort();
    await this.gone.catch(() => null);
  }
}

/** Play first legal actions until the game is over, or `most` decisions are made. */
export async function play(page, most = Infinity) {
  for (let made = 0; made < most; made++) {
    await page.turn;
    if (page.table.phase === 'finished') return;
    const { legal, pending } = page.table.turn;
    if (legal.length === 0) return page.say({ type: 'hold', seat: pending[0] });
    await page.decide([legal[made % legal.length]]);
    assert.equal(page.refusal, null, JSON.stringify(page.refusal));
  }
}
export const fresh = (store = new Keeping(), browser = new Browser()) => ({
  store,
  tables: new LocalTables(engines, store, browser.own),
});
