/** A table's changes of the book's eight maneuvers. */
import type { Booked, Changes } from './types';

/** The windows, `once` and chooser of a maneuver of the book at this table. */
export const changeOf = (
  changed: Readonly<Record<string, Changes>>,
  { id, windows, once, by }: Booked,
): Required<Pick<Changes, 'windows' | 'once'>> & { by: string | null } => ({
  windows,
  once,
  by,
  ...changed[id],
});

/** Add a change. Values equal to the book's are left out. */
export function withChange(
  changed: Readonly<Record<string, Changes>>,
  of: Booked,
  what: Changes,
): Record<string, Changes> {
  const next = { ...changeOf(changed, of), ...what };
  const rest = Object.entries(changed).filter(([id]) => id !== of.id);
  const differs: Changes = {
    ...(next.windows.join() === of.windows.join() ? {} : { windows: next.windows }),
    ...(next.once === of.once ? {} : { once: next.once }),
    ...(next.by === of.by || next.by === null ? {} : { by: next.by }),
  };
  return Object.fromEntries(Object.keys(differs).length > 0 ? [...rest, [of.id, differs]] : rest);
}

/** Remove a table's changes of one maneuver. */
export const asInBook = (changed: Readonly<Record<string, Changes>>, { id }: Booked): Record<string, Changes> =>
  Object.fromEntries(Object.entries(changed).filter(([other]) => other !== id));
