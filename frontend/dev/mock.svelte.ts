import type { SeaOptions } from '../src/games/seas-of-strife/events';
import type { Refused, Said, SeatInfo, TableState } from '../src/lib/protocol';
import { Engine, random } from './engine';

export interface Scene {
  options: SeaOptions;
  seed: number;
  /** Null: a spectator. */
  you: number | null;
  /** Show the table after this many events of random play; the reader's decisions are random until then. */
  skip: number;
  /** Milliseconds that a bot takes. */
  think: number;
}

const NAMES = ['Marguerite', 'North', 'East', 'Captain Halloran', 'South', 'West'];

/** Talks like a TableConnection, with an engine in the page and random bots. */
export class MockConnection {
  readonly id = 'workbench';
  table = $state.raw<TableState | null>(null);
  status = $state('open');
  preparing = $state.raw(null);
  refusal = $state.raw<Refused | null>(null);
  chat = $state.raw<Said[]>([
    { type: 'said', name: 'Captain Halloran', text: 'Fair winds, everybody.', at: 1.7e9, seat: 3 },
  ]);
  snapshots = $state(1);
  deciding = $state(false);
  engine: Engine;
  #count = 0;
  #draw: () => number;

  constructor(readonly scene: Scene) {
    this.#draw = random(scene.seed);
    this.engine = new Engine(scene.options, this.#draw);
    while (this.engine.events.length < scene.skip && !this.engine.over) {
      for (const seat of this.engine.pending) this.#random(seat);
    }
    this.#show();
    this.#bots();
  }

  decide(actions: number[]): boolean {
    this.deciding = true;
    setTimeout(() => {
      this.deciding = false;
      this.#count += actions.length;
      if (this.scene.you !== null) this.engine.decide(this.scene.you, actions);
      this.#show();
      this.#bots();
    }, 60);
    return true;
  }

  say(text: string): boolean {
    this.chat = [...this.chat, { type: 'said', name: NAMES[0] ?? '', text, at: Date.now() / 1000, seat: 0 }];
    return true;
  }

  sit = (): boolean => false;
  leave = (): boolean => false;
  substitute = (): boolean => false;
  close(): void {}

  record() {
    const draw = random(this.scene.seed);
    const engine = new Engine(this.scene.options, draw);
    while (!engine.over) for (const seat of engine.pending) this.#random(seat, engine);
    return {
      format: 'quarterdeck-record/1',
      game: 'seas-of-strife',
      options: { ...this.scene.options },
      seats: NAMES.slice(0, engine.seats).map((name, i) => ({ name, player: i ? 'bot:search' : 'human' })),
      events: engine.events as unknown as Record<string, unknown>[],
    };
  }

  #random(seat: number, engine = this.engine): void {
    const legal = engine.legal(seat);
    const pick = (): number => legal.splice(Math.floor(this.#draw() * legal.length), 1)[0] ?? 0;
    engine.decide(seat, engine.passing ? [pick(), pick()] : [pick()]);
  }

  #bots(): void {
    const seat = this.engine.pending.find((each) => each !== this.scene.you);
    if (seat === undefined) return;
    setTimeout(() => {
      this.#random(seat);
      this.#show();
      this.#bots();
    }, this.scene.think);
  }

  #show(): void {
    const { engine, scene } = this;
    const { you } = scene;
    const seats = NAMES.slice(0, engine.seats).map<SeatInfo>((name, seat) => ({
      seat,
      name,
      kind: seat === 0 || seat === 3 ? 'person' : 'bot',
      level: seat === 0 || seat === 3 ? null : ((['easy', 'medium', 'hard'] as const)[seat % 3] ?? null),
      online: seat !== 3,
    }));
    this.table = {
      type: 'table',
      id: this.id,
      game: 'seas-of-strife',
      options: { ...scene.options },
      phase: engine.over ? 'finished' : 'playing',
      seats,
      you,
      host: true,
      events: engine.seen(you) as unknown as TableState['events'],
      turn: engine.over
        ? null
        : {
            pending: engine.pending,
            count: this.#count,
            legal: you === null ? [] : engine.legal(you),
            illegal: you === null ? [] : engine.illegal(you),
            chosen: you === null ? [] : engine.chosen(you),
          },
      chat: [],
    };
  }
}
