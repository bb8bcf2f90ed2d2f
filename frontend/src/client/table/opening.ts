import { api } from '../api/api';
import { ApiError } from '../../contract/api-error';
import type { WholeTable } from '../../offline/creating';
import type { Chair, OptionValue } from '../../contract/options';
import { committed } from '../../lib/deal/committing';
import { guest } from '../api/guest.svelte';
import { botsOf, habit, setHabit } from './habits';
import { USUAL } from '../../contract/levels';
import { local, playableHere } from '../worker/local';
import { router } from '../../lib/router.svelte';
import { served } from '../../lib/addresses';
import { aloneTerms, USUAL_TERMS } from './terms';

/** The reader's name from the server, or the one that this browser stores if there is no server. */
export const ownName = async (): Promise<string> =>
  guest.know().then(
    ({ name }) => name,
    async () => (await import('../../offline/myself')).myself().name,
  );

async function create(table: WholeTable, here: boolean): Promise<{ id: string }> {
  if (here) {
    const [localTables, name] = await Promise.all([local(), ownName()]);
    return localTables.create({ ...table, name });
  }
  const people = table.seats.filter(({ kind }) => kind === 'person');
  const named = people.filter((person) => 'name' in person && person.name).length;
  const [commitments] = await Promise.all([committed(named + (people.length > named ? 1 : 0)), guest.know()]);
  return api.create({ ...table, commitments });
}

/** Create a table, pass its id to `made`, and open it. `here`: in this browser, without a server. Throws ApiError. */
export async function openTable(table: WholeTable, made?: (id: string) => void, here = !served): Promise<void> {
  const { id } = await create(table, here);
  made?.(id);
  router.go(`/table/${encodeURIComponent(id)}`);
}

/** Open a table of this many seats for the reader and bots. A lesson's table has no hints. Throws ApiError. */
export function openAlone(
  game: string,
  options: Record<string, OptionValue>,
  seats: number,
  made?: (id: string) => void,
  here?: boolean,
  hints = true,
): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level: USUAL }));
  const chairs: Chair[] = [{ kind: 'person' }, ...bots];
  return openTable(
    { game, options, seats: chairs, listed: false, aids: true, ...aloneTerms({ ...USUAL_TERMS, hints }) },
    made,
    here,
  );
}

/** Open a table for friends, with the usual rules and as many seats as the game allows. Throws ApiError. */
export async function openForFriends(game: string): Promise<void> {
  const usual = await api.form(game, {});
  const most = usual.options.find(({ name }) => name === 'players')?.high;
  const seats = Array.from({ length: most ?? usual.seats }, () => ({ kind: 'person' as const }));
  const options: Record<string, OptionValue> = most ? { players: most } : {};
  await openTable({ game, options, seats, listed: false, aids: true, gathers: true });
}

/** The server's error codes for stored choices that its rules no longer allow. */
const STALE = ['bad_option', 'bad_seats'];

/** Start a game against bots with the last choices, else the usual ones. `here`: in this browser. Throws ApiError. */
export async function openAtOnce(game: string, here?: boolean): Promise<void> {
  const last = habit(game);
  if (last) {
    const bots = botsOf(last.sitters).map((level) => ({ kind: 'bot' as const, level }));
    try {
      const { options, aids, terms } = last;
      const table = {
        game,
        options,
        seats: [{ kind: 'person' as const }, ...bots],
        listed: false,
        aids,
        ...aloneTerms(terms),
      };
      return await openTable(table, undefined, here ?? (!served || (last.here && playableHere(game))));
    } catch (error) {
      if (!(error instanceof ApiError && STALE.includes(error.code))) throw error;
      setHabit(game, null);
    }
  }
  const { seats } = await api.form(game, {});
  await openAlone(game, {}, seats, undefined, here);
}
