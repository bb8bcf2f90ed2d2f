/** Adapts a game from another package to the table: loads its module and adds the defaults. */
import type { Component } from 'svelte';
import { define } from '../../table/define';
import type { BoardProps, GameEvent, GameTable, Options, Refusal, Teller } from '../../table/game';
import { BEGUN } from '../../table/pace/progress';
import { label, player, players, sentences, verdict } from '../../table/sentences';
import Drawn from './Drawn.svelte';
import type { OwnGame, OwnModel, Toolkit } from './contract';
import Last from './Last.svelte';
import Tricks from './Tricks.svelte';

const TOOLKIT: Toolkit = { label, player, players, sentences, verdict };

const STOPS = { trick: 'trick', round_end: 'round' } as const;
/** The default paces of events with these names; others take no time. */
const PACES = {
  deal: { move: 400, read: 0 },
  play: { move: 150, read: 60 },
  trick: { move: 150, read: 700 },
  round_end: { move: 100, read: 100 },
  game_end: { move: 100, read: 0 },
};
const SOUNDS = { play: 'card', trick: 'take' } as const;

/** Return the component with `game` already set as a property. */
function of<P extends object>(part: Component<P & { game: OwnGame }>, game: OwnGame): Component<P> {
  const bound = (anchor: Parameters<typeof part>[0], props: P) =>
    part(anchor, Object.create(props, { game: { value: game } }) as P & { game: OwnGame });
  return bound as Component<P>;
}

const explained = (id: string) => (refusal: Refusal, tell: Teller) => {
  const key = `${id}.no.${refusal.code}`;
  return tell.has(key) ? tell.t(key, refusal.data as Record<string, string>) : refusal.rule;
};

/** Load the game's part of the page. Errors in it concern its author, so they go to the browser's console. */
async function read(id: string, module: string): Promise<OwnGame> {
  try {
    return ((await import(/* @vite-ignore */ module)) as { default(toolkit: Toolkit): OwnGame }).default(TOOLKIT);
  } catch (error) {
    console.error(`The board of ${id} cannot be used:`, error);
    throw error;
  }
}

export async function load(id: string, address: string): Promise<GameTable<OwnModel>> {
  const own = await read(id, `${address}board.js`);
  const log = own.log.bind(own);
  const reason = own.reason?.bind(own) ?? explained(id);
  const game = define<OwnModel, GameEvent, Options>({
    id,
    model: {
      initial: (options, seats) => ({ ...own.initial(options, seats), ...BEGUN }),
      reduce: own.reduce.bind(own),
      settle: (model) => own.settle?.(model) ?? model,
    },
    telling: {
      log,
      announce: own.announce?.bind(own) ?? ((event, model, tell) => log(event, model, tell)?.text ?? null),
      prompt: own.prompt.bind(own),
      reason,
      place: own.place.bind(own),
      facts: (model, tell) => own.facts?.(model, tell) ?? [],
    },
    sheet: own.sheet.bind(own),
    paces: { ...PACES, ...own.paces },
    sounds: { ...SOUNDS, ...own.sounds },
    stops: { ...STOPS, ...own.stops },
    Board: of<BoardProps<OwnModel>>(own.tricks ? Tricks : Drawn, { ...own, reason }),
    Last: of<{ model: OwnModel; tell: Teller }>(Last, own),
    hasLast: (model) => (own.last?.(model, SILENT) ?? null) !== null,
  });
  return own.early ? { ...game, early: own.early.bind(own) } : game;
}

/** Returns no words, to test whether there is anything to show. */
const SILENT: Teller = {
  t: () => '',
  has: (_key): _key is never => false,
  name: () => '',
  list: () => '',
  either: () => '',
  you: null,
  language: 'en',
};
