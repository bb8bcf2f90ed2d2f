/**
 * Finds the themes of plays: during a game from the view of the reader who asks, after it from the view of the player
 * who made the play.
 */
import type { Played } from '../../contract/protocol';
import type { GameRecord } from '../../contract/records';
import type { Said } from '../../contract/thinking';
import { bytesOf } from '../../lib/bytes';
import type { Given, Job } from '../job';
import type { Module } from '../module';
import { tableOf } from '../recorded';
import { decisionsOf } from '../starting';
import { CERTAINTIES, MAX_THEMES, MOST_SAID, THEME, wayOf } from './themes';

/** A play to explain. `view`: what `reader` saw before it. */
interface View {
  after: number;
  seat: number;
  action: number;
  reader: number;
  view: Uint8Array;
}

/** A finished game, and for each play to explain the number of events before it. */
export interface Finished {
  record: GameRecord;
  after: readonly number[];
}

/** For each play: the number of events before it, its seat, and its themes. */
export const shows: Job<Played | Finished, never, { after: number; seat: number; said: Said[] }[]> = function* (
  given,
  asked,
) {
  const views = 'plays' in asked ? ofReader(asked) : ofPlayers(given, asked);
  return views.map((play) => ({ after: play.after, seat: play.seat, said: themesOf(given.module, play) }));
};

const ofReader = ({ reader, plays }: Played): View[] =>
  plays.map((play) => ({ ...play, reader, view: bytesOf(play.view) }));

function ofPlayers(given: Given, { record, after }: Finished): View[] {
  const table = tableOf(given, record);
  const found: View[] = [];
  for (const { seat, action } of decisionsOf(record)) {
    if (after.includes(table.told))
      found.push({ after: table.told, seat, action, reader: seat, view: table.view(seat) });
    table.decide(seat, [action]);
  }
  return found;
}

/**
 * The themes of a play, at most one for each outcome. The first is the one that best separates good choices from bad
 * ones.
 */
function themesOf(module: Module, { reader, seat, action, view }: View): Said[] {
  const themes = Object.entries(module.description.vocabulary?.themes ?? {});
  if (themes.length === 0) return [];
  const mark = module.mark();
  const row = module.rows('state', 1);
  row.bytes().set(view);
  const out = module.numbers('i8', MAX_THEMES * THEME);
  module.call('themes_of', row, 0, reader, seat, action, out);
  const numbers = [...out.values].map(Number);
  module.release(mark);
  const present = themes.flatMap(([id, theme], place) => {
    const [certainty = 0, ...its] = numbers.slice(place * THEME, (place + 1) * THEME);
    // No choices are compared, so it does not matter what an outcome is worth.
    const [way, clarity] = wayOf(theme, 1);
    const words = { 0: null, 1: theme.sure, 2: theme.out }[certainty];
    if (!words || way === 0 || (reader !== seat && !theme.public)) return [];
    const said = { theme: id, certainty: CERTAINTIES[certainty]!, of: 'this', action, numbers: its } as Said;
    return [{ theme, clarity, said }];
  });
  present.sort((one, other) => other.clarity - one.clarity);
  const outcomes = present.map(({ theme }) => theme.outcome);
  return present
    .filter(({ theme }, at) => outcomes.indexOf(theme.outcome) === at)
    .map(({ said }) => said)
    .slice(0, MOST_SAID);
}
