/** The other half of traces.py: `node BUNDLE` reads a module and jobs, plays and searches, and writes the digests. */
import { Module } from '../../frontend/src/engine/module';
import { complete, encode, impossible } from '../../frontend/src/engine/options';
import { codecs } from '../../frontend/src/games/feud/own/index';
import { LocalTable } from '../../frontend/src/engine/table';
import { bestOrder } from '../../frontend/src/engine/thinking/orders';
import { thoughts as expect } from '../../frontend/src/engine/thinking/thought';
import { Thinker } from '../../frontend/src/engine/thinking/thinking';

const EVENTS = import.meta.glob('../../frontend/src/contract/events/*.ts', { import: 'EVENTS', eager: true });

const STOPS = [1, 9, 33, 75];
const MOST_PLIES = 150;
const PLAYS_EACH = 1000;
const LEVELS_TRIED = ['beginner', 'medium', 'hard'];

/** The next 32 random bits. */
function nextWord(words) {
  const mixed = (words[0] ^ (words[0] << 10)) >>> 0;
  words[0] = words[1];
  words[1] = (words[1] ^ (words[1] >>> 10) ^ mixed ^ (mixed >>> 13)) >>> 0;
  return words[1];
}

class Trace {
  #parts = [];
  note(...numbers) {
    this.take(Int32Array.from(numbers));
  }
  take(array) {
    const bytes = ArrayBuffer.isView(array) ? new Uint8Array(array.buffer, array.byteOffset, array.byteLength) : array;
    this.#parts.push(bytes.slice());
  }
  text(value) {
    this.take(new TextEncoder().encode(json(value)));
  }
  async hex() {
    const digest = await crypto.subtle.digest('SHA-256', await new Blob(this.#parts).arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

/** JSON with the names in order and everything beyond ASCII escaped, as Python writes it. */
function json(value) {
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.keys(value).sort().map((name) => `${json(name)}:${json(value[name])}`).join(',')}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function turn(table, seat) {
  const { pending, count, legal, illegal, chosen, alternatives } = table.turn(seat);
  const barred = illegal.map(({ action, reason: { rule, code, data } }) => [action, rule, code, data]);
  return [pending, count, legal, barred, chosen, alternatives, table.undoLimit(seat)];
}

/** A digest a game, and one of the searches in it where asked. */
class Tracer {
  constructor(module, codes) {
    Object.assign(this, { module, codes });
  }

  /** A game at a table. */
  async account(given) {
    const table = this.#table(given);
    const [words, found] = [[...given.words], new Trace()];
    const readers = [...Array(table.seats).keys()];
    while (!table.isOver && table.ply < MOST_PLIES) {
      const seat = table.pending.at(-1);
      const legal = table.legal(seat);
      if (table.ply % 3 === 0) {
        found.take(table.fullState());
        found.take(table.view((table.ply % (table.seats + 1)) - 1));
        found.text(readers.map((reader) => turn(table, reader)));
        const past = table.past(seat);
        found.take(past.beginning);
        found.note(...past.seats, ...past.actions);
        for (const { beginning, end, seats, actions } of past.earlier) {
          found.take(beginning);
          found.take(end);
          found.note(...seats, ...actions);
        }
      }
      table.decide(seat, [legal[nextWord(words) % legal.length]]);
      if (table.chosen(seat).length && nextWord(words) % 4 === 0) {
        const others = table.alternatives(seat);
        try {
          table.change(seat, [others[nextWord(words) % others.length]]);
        } catch (refusal) {
          if (!refusal.code) throw refusal;
        }
      }
      const at = nextWord(words) % 8 === 0 ? table.undoLimit(seat) : null;
      if (at !== null) table.undo(at);
    }
    found.text([-1, ...readers].map((reader) => table.events(reader)));
    found.text(table.steps().map(({ events, pending, phase }) => [events, pending, phase]));
    found.text(table.everything());
    const { returns, scores } = table.result();
    found.note(...scores);
    found.take(Float64Array.from(returns));
    return found.hex();
  }

  /** What bots of all levels but the longest thinking choose. */
  choices(given) {
    const [table, thinker] = [this.#table(given), new Thinker(this.module)];
    const found = [];
    for (let ply = 0; ply <= STOPS.at(-1) && !table.isOver; ply++) {
      const seat = table.pending[0];
      for (const level of STOPS.includes(ply) ? LEVELS_TRIED : []) {
        const draws = given.draws.values();
        const question = { seat, view: table.view(seat), past: table.past(seat), seats: table.seats };
        const thought = thinker.decide(question, level, () => draws.next().value);
        let step = thought.next();
        while (!step.done) step = thought.next();
        found.push(step.value);
      }
      table.decide(seat, [table.legal(seat)[0]]);
    }
    return found;
  }

  /** What a seat should expect of each of its actions. */
  expectations(given) {
    const [table, found] = [this.#table(given), new Trace()];
    for (let ply = 0; ply <= STOPS.at(-1) && !table.isOver; ply++) {
      const seat = table.pending[0];
      const question = { seat, view: table.view(seat), past: table.past(seat), seats: table.seats };
      const asked = { seed: given.draws[0], plays: PLAYS_EACH };
      const steps = STOPS.includes(ply) ? expect(this.module, question, asked) : [].values();
      for (let step = steps.next(); step.value || !step.done; step = steps.next()) {
        if (step.value) this.#note(found, step.value);
      }
      const laying = this.module.description.orders.includes(table.phase);
      if (laying && STOPS.includes(ply)) this.#noteOrder(found, question, given.draws[0]);
      table.decide(seat, [table.legal(seat)[0]]);
    }
    return found.hex();
  }

  #table({ options, key }) {
    return new LocalTable(this.module, this.codes, options, new Uint8Array(Uint32Array.from(key).buffer));
  }

  #noteOrder(found, question, seed) {
    const steps = bestOrder({ module: this.module }, { question, seed });
    let step = steps.next();
    while (!step.done) step = steps.next();
    const { actions, themes, points, mean, lead, orders, matters } = step.value;
    found.note(...actions, orders, matters);
    found.text(themes.map((told) => [told.theme, told.certainty, told.of, told.action, ...told.numbers]));
    found.take(Float64Array.of(points, mean, lead));
  }

  #note(found, { actions, worlds, plays, exact, enough }) {
    found.note(worlds, plays, exact, enough);
    for (const each of actions) {
      const counts = Object.values(each.counts).flat();
      const soon = Object.values(each.soon);
      found.text([each.rival, each.best_in, each.alike]);
      found.text(each.themes.map((told) => [told.theme, told.certainty, told.of, told.action, ...told.numbers]));
      found.note(each.action);
      found.take(
        Float64Array.of(each.share, each.error, each.behind, each.behind_error, ...each.shares, ...counts, ...soon),
      );
    }
  }
}

const { game, description, module, weights, games, searched } = JSON.parse(await new Response(process.stdin).text());
const bytes = Uint8Array.from(atob(module), (sign) => sign.charCodeAt(0));
const codes = EVENTS[`../../frontend/src/contract/events/${game}.ts`];
const learned = weights && Int16Array.from(weights);
const tracer = async () => new Tracer(await Module.open(description, bytes, learned), codes);
const found = { options: [], games: [], choices: [], expectations: [] };
const one = await tracer();
const data = game === 'feud' ? { ...description, codecs } : description;
for (const job of games) found.options.push(impossible(data, job.chosen) ?? encode(data, complete(data, job.chosen)));
for (const job of games) found.games.push(await one.account(job));
for (const job of searched) found.choices.push((await tracer()).choices(job));
for (const job of searched) found.expectations.push(await (await tracer()).expectations(job));
console.log(JSON.stringify(found));
