/** Tables of an offline server of this browser, and a page that plays at one. */
import assert from 'node:assert/strict';
import { OfflineServer } from '../src/offline/server.ts';
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

/** A page at a table: what it is told, folded as the page does, and what it asks. */
export class Page {
  static readers = 0;
  messages = [];
  #control = new AbortController();
  #waiting = [];
  constructor(server, id) {
    this.server = server;
    this.reader = Page.readers += 1;
    const tell = (message) => this.#hear(structuredClone(message));
    this.gone = server.table({ id, reader: this.reader }, { tell, stop: this.#control.signal });
    this.gone.catch((error) => (this.error = error));
  }
  #hear(message) {
    this.messages.push(message);
    if (message.type === 'table') this.table = message;
    if (message.type === 'seats') this.table = { ...this.table, ...message, type: 'table' };
    if (message.type === 'refused') this.refusal = message;
    if (message.type === 'update') {
      assert.ok(message.first <= this.table.events.length, 'nothing is left out');
      const events = [...this.table.events, ...message.events.slice(this.table.events.length - message.first)];
      const steps = [...this.table.steps, ...message.steps];
      this.table = { ...this.table, events, steps, turn: message.turn, phase: message.phase };
    }
    this.#waiting = this.#waiting.filter(({ until, resolve }) => !until(this) || resolve(this));
  }
  /** Waits until something holds of what is told. */
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
  say(message) {
    this.refusal = null;
    return this.server.say({ reader: this.reader, message });
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
    await this.gone;
  }
}

/** Plays on as it comes, everybody's first legal action, until the game is over or so many decisions are made. */
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
export const fresh = (tabs = new Browser().tab()) => {
  const store = new Keeping();
  return { store, server: new OfflineServer(engines, store, tabs) };
};
