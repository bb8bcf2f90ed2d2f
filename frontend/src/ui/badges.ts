/** Initials and a colour that distinguish the people at one table. No two people differ by colour alone. */
import type { SeatInfo } from '../contract/protocol';
import { personName } from './names';

export interface Badge {
  initials: string;
  /** The number of the colour, from 0, by the seat. */
  colour: number;
}

const letters = (name: string, count: number): string => [...name].slice(0, count).join('');

/** The ways to shorten a name, the shortest first; the last is different at every seat. */
const FORMS: ((name: string, seat: number) => string)[] = [
  (name) => {
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? [name];
    return words
      .slice(0, 2)
      .map((word) => letters(word, 1).toUpperCase())
      .join('');
  },
  (name) => letters(name, 2),
  (name, seat) => `${letters(name, 1)}${seat + 1}`,
];

/** The badges of a table's people by seat; null for a seat without a person. */
export function badges(seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'seat'>[]): (Badge | null)[] {
  const people = seats.filter(({ kind }) => kind === 'person');
  const forms = FORMS.map((form) => people.map(({ name, seat }) => form(personName(name), seat)));
  return seats.map((each) => {
    const at = people.indexOf(each);
    const own = forms.find((all) => all.filter((other) => other === all[at]).length === 1)?.[at];
    return own === undefined ? null : { initials: own, colour: each.seat };
  });
}
