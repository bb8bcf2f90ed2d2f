import { settings } from '../lib/settings.svelte';
import { hasWords, list, t } from '../lib/words.svelte';
import type { SeatInfo } from '../lib/protocol';
import { personName } from '../shell/names';
import type { Person, Teller } from './game';

/** Who sits at a seat of a running table. */
export const personOf = (seat: SeatInfo): Person => ({
  ...seat,
  name: seat.kind === 'person' ? personName(seat.name) : seat.name,
  level: seat.level ?? null,
});

/** The words of the page for one table; what it says changes with the language wherever a component uses it. */
export function teller(people: readonly Person[], you: number | null): Teller {
  return {
    t,
    has: hasWords,
    you,
    name: (seat) => people[seat]?.name || t('setup.seat', { number: seat + 1 }),
    list: (parts) => list([...parts]),
    either: (parts) => new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(parts),
  };
}
