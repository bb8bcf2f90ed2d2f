/** The other half of traces.py: the same games and searches by a module in WebAssembly, in Node and in browsers. */

const SIMULATIONS = 500;
const STOPS = [1, 9, 33, 75];
const [VIEW, BEGINNING, FIRST] = [0, 1, 4];
const [WORLDS, PLIES, LOOKS, LEVELS] = [4096, 100_000, 24, 16];
const ROWS = FIRST + 3 * WORLDS;
const LEGAL = 64;
const MOST_PLIES = 150;
const PLAYS_EACH = 1000;
const LEVELS_TRIED = ['beginner', 'medium', 'hard'];
const COMPARING = { worlds: 60, simulations: 300, endings: 1 };
const SLIPPING = { slips: 1 << 15, endings: 1 };

const members = (bits) => [...Array(16).keys()].filter((seat) => (bits >> seat) & 1);

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

/** The functions of one module on four rows, as `quarterdeck.testing.rows` has them in Python. */
class Rows {
  constructor(module) {
    const { most, actions } = module.description;
    this.module = module;
    this.states = module.rows('state', 4);
    this.options = module.numbers('i8', 4096);
    this.key = module.numbers('u4', 8);
    this.lists = { legal: module.numbers('i2', most.legal), own: module.numbers('i2', actions) };
    this.shares = module.numbers('f8', most.seats);
    this.sums = module.numbers('i8', most.seats);
    this.reason = module.numbers('i8', most.numbers);
  }
  call(name, ...given) {
    return this.module.call(name, this.states, ...given);
  }
  start({ options, key }) {
    this.options.values.set(options.map(BigInt));
    this.key.values.set(key);
    this.states.bytes(0, 4).fill(0);
    return this.call('start', this.options, this.key);
  }
  legal(seat) {
    const count = this.call('legal', 0, seat, this.lists.legal);
    return [...this.lists.legal.values.slice(0, count)];
  }
  own(seat, at) {
    const count = this.call('candidate_actions', at, seat, this.lists.own);
    return [...this.lists.own.values.slice(0, count)];
  }
  scores() {
    const count = this.call('score', 0, this.sums);
    return [...this.sums.values.slice(0, count)].map(Number);
  }
  why(seat, action, at) {
    this.reason.values.fill(0n);
    const kind = this.call('why', at, seat, action, this.reason);
    return [kind, ...[...this.reason.values].map(Number)];
  }
  look(seat, at) {
    this.call('write_view', 0, seat, this.states.row(at));
  }
}

function turn(table, seat) {
  const { pending, count, legal, illegal, chosen, alternatives } = table.turn(seat);
  const barred = illegal.map(({ action, reason: { rule, code, data } }) => [action, rule, code, data]);
  return [pending, count, legal, barred, chosen, alternatives, table.undoLimit(seat)];
}

function* played(rows, given) {
  const words = [...given.words];
  let owing = rows.start(given);
  for (let ply = 0; ; ply++) {
    yield [ply, owing, words];
    if (!owing) return;
    const seat = members(owing)[0];
    const action = rows.call('random_action', 0, seat, nextWord(words), rows.lists.legal);
    owing = rows.call('carry_out', 0, seat, action);
  }
}

/** What browsers and Node do with a list of jobs: a digest a game, and one of the searches in it where asked. */
export class Tracer {
  constructor(parts) {
    Object.assign(this, parts, { rows: new Rows(parts.module) });
  }

  async trace(given) {
    const { rows } = this;
    const found = new Trace();
    for (const [ply, owing, words] of played(rows, given)) {
      found.note(ply, owing, rows.call('phase', 0), ...rows.scores());
      found.take(rows.states.bytes(0));
      const reader = (ply % (rows.states.get('seats') + 1)) - 1;
      rows.look(reader, 1);
      found.take(rows.states.bytes(1));
      const told = [...rows.states.field('event', 1).values.slice(0, rows.states.get('events', 1))];
      found.text(this.decode(told));
      for (const seat of members(owing)) this.#choices(found, seat, words[1]);
    }
    rows.call('share', 0, rows.shares);
    found.take(rows.shares.values);
    return found.hex();
  }

  #choices(found, seat, bits) {
    const { rows } = this;
    rows.look(seat, 1);
    const legal = rows.legal(seat);
    found.note(seat, ...legal, -1, ...rows.own(seat, 1), -1, rows.call('advise', 1, seat, bits));
    const { actions } = this.module.description;
    for (let at = bits; at < bits + actions; at++) {
      if (legal.includes(at % actions)) continue;
      found.note(at % actions, ...rows.why(seat, at % actions, 1));
      return;
    }
  }

  /** A game at a table. */
  async account(given) {
    const key = new Uint8Array(Uint32Array.from(given.key).buffer);
    const table = new this.LocalTable(this.module, this.codes, given.options, key);
    const [words, found] = [[...given.words], new Trace()];
    const readers = [...Array(table.seats).keys()];
    while (!table.isOver && table.ply < MOST_PLIES) {
      const seat = table.pending.at(-1);
      const legal = table.legal(seat);
      if (table.ply % 3 === 0) {
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
    return found.hex();
  }

  /** What bots of all levels but the longest thinking choose. */
  choices(given) {
    const { module } = this;
    const key = new Uint8Array(Uint32Array.from(given.key).buffer);
    const table = new this.LocalTable(module, this.codes, given.options, key);
    const thinker = new this.Thinker(module);
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
    const key = new Uint8Array(Uint32Array.from(given.key).buffer);
    const table = new this.LocalTable(this.module, this.codes, given.options, key);
    const found = new Trace();
    for (let ply = 0; ply <= STOPS.at(-1) && !table.isOver; ply++) {
      const seat = table.pending[0];
      const question = { seat, view: table.view(seat), past: table.past(seat), seats: table.seats };
      const asked = { seed: given.draws[0], plays: PLAYS_EACH };
      const steps = STOPS.includes(ply) ? this.expect(this.module, question, asked) : [].values();
      for (let step = steps.next(); step.value || !step.done; step = steps.next()) {
        if (step.value) this.#note(found, step.value);
      }
      const laying = this.module.description.orders.includes(table.phase);
      if (laying && STOPS.includes(ply)) this.#noteOrder(found, question, given.draws[0]);
      table.decide(seat, [table.legal(seat)[0]]);
    }
    return found.hex();
  }

  #noteOrder(found, question, seed) {
    const steps = this.bestOrder({ module: this.module }, { question, seed });
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
      found.text([each.rival, each.best_in]);
      found.text(each.themes.map((told) => [told.theme, told.certainty, told.of, told.action, ...told.numbers]));
      found.note(each.action);
      found.take(
        Float64Array.of(each.share, each.error, each.behind, each.behind_error, ...each.shares, ...counts, ...soon),
      );
    }
  }

  async thoughts(given) {
    const { rows } = this;
    const found = new Trace();
    for (const [ply, owing, words] of played(rows, given)) {
      if (!STOPS.includes(ply) || !owing) continue;
      const seat = members(owing)[0];
      rows.look(seat, 1);
      this.#think(found, seat, (words[1] | 1) >>> 0);
    }
    return found.hex();
  }

  /** What is settled, or pondered in slices, and where the random stream is then. */
  #decided(view, seat, drawn, settings) {
    const { module, areas } = this;
    const search = areas.searchOf(module, [1, 2, 3, 4, 5, 6, 7, 8], drawn, []);
    const plan = module.rows('plan', 1);
    for (const [name, value] of Object.entries(settings)) plan.set(name, value);
    if (!module.description.endings) plan.set('endings', 0);
    const states = module.rows('state', ROWS);
    states.bytes(VIEW).set(view);
    const past = [module.numbers('i1', 1), module.numbers('i2', 1), 0];
    const sums = [module.numbers('f8', 8 * LEGAL), module.numbers('f8', 8 * LEGAL)];
    let action = module.call('decide_directly', states, seat, ...past, search, module.model, plan, module.rows('place', ROWS), module.rows('level', LEVELS));
    while (action < 0) action = module.call('continue_search', states, seat, ...past, search, module.model, plan, ...sums, 70);
    return [action, search.get('drawn') & 0x7fffffff];
  }

  #think(found, seat, drawn) {
    const { module, rows, areas } = this;
    const key = [1, 2, 3, 4, 5, 6, 7, 8];
    const view = rows.states.bytes(1).slice();
    const style = { explore: 1, guided: 0.3, expects: 0 };
    const { tree, nodes, index } = areas.newSearchTree(module, key, drawn, 2 * SIMULATIONS, style);
    const states = module.rows('state', 2);
    states.bytes(0).set(view);
    module.call('run_simulations', states, seat, nodes, index, tree, SIMULATIONS);
    found.take(nodes.bytes(0, nodes.length));
    found.note(module.call('best_action', seat, nodes, tree));
    const legal = rows.legal(seat);
    let search = areas.searchOf(module, key, drawn, legal);
    const worlds = module.rows('state', FIRST + 20);
    for (const at of [VIEW, BEGINNING]) worlds.bytes(at).set(view);
    const [owners, actions] = [module.numbers('i1', 1), module.numbers('i2', 1)];
    module.call('sample_worlds', worlds, seat, owners, actions, 0, search, module.model, FIRST, 20);
    module.call('compare', worlds, seat, search, module.model, FIRST, 20);
    found.take(worlds.bytes(0, worlds.length));
    found.take(search.field('ends').values);
    found.note(module.call('likely', rows.states.row(1), 0, seat, search, module.model, 1024));
    search = areas.searchOf(module, key, drawn, legal);
    const rooms = module.rows('state', ROWS);
    rooms.bytes(VIEW).set(view);
    const board = [module.rows('place', ROWS), module.rows('level', LEVELS)];
    found.note(module.call('exact', rooms, seat, owners, actions, 0, search, module.model, ...board, WORLDS, ROWS, PLIES, LOOKS));
    found.take(search.field('total').values);
    for (const settings of [COMPARING, SLIPPING]) found.note(...this.#decided(view, seat, drawn, settings));
  }
}
