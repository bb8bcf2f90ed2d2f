import { settings } from '../lib/settings.svelte';
import { hasWords, list, t } from '../words/translate.svelte';
import type { SeatInfo } from '../contract/protocol';
import { botOf, levelName, personName } from '../ui/names';
import type { Person, Teller, BoardProps } from './game';

export const personOf = (seat: SeatInfo): Person => ({
  ...seat,
  name: seat.kind === 'open' ? seat.name : personName(seat.name),
  level: seat.level ?? null,
});

/** Say what kind of player has a seat other than the reader's: a person, a bot of a level, a stand-in. */
export function whoPlays(person: Person): string {
  if (person.standin) return t('company.plays_for', { name: person.name });
  if (typeof person.owner === 'string') return botOf(person.owner);
  if (person.kind === 'bot') return t('table.bot', { level: levelName(person.level ?? '') });
  return t(person.online ? 'table.person' : 'company.away');
}

/** Use a minus sign before numbers. In Japanese, remove the honorific after a seat: only people have one (席3さん). */
const plain = (text: string): string => text.replaceAll(/(^|[^\w-])-(?=\d)/g, '$1−').replaceAll(/(席\d+)さん/g, '$1');

/** Make the teller for a table. Components that use it are updated when the language changes. */
export function teller(people: readonly Person[], you: number | null): Teller {
  return {
    t: (key, parameters) => plain(t(key, parameters)),
    has: hasWords,
    get language() {
      return settings.language;
    },
    you,
    name: (seat) => people[seat]?.name || t('setup.seat', { number: seat + 1 }),
    list: (parts) => list([...parts]),
    either: (parts) => new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(parts),
  };
}

/** In a replay, the `target` of a plate: a press on it shows the table from its seat. */
export function turning({ turnTo, you, tell }: Pick<BoardProps<never>, 'turnTo' | 'you' | 'tell'>, seat: number) {
  if (!turnTo || seat === you) return undefined;
  return { label: tell.t('replay.from_seat', { name: tell.name(seat) }), asked: false, choose: () => turnTo(seat) };
}
