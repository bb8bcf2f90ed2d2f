/** The attacks of a row before its fights (FEUD-15, FEUD-18 to FEUD-22, FEUD-32, FEUD-43). */
import { isStrike, isTen } from './cards';
import type { Attack, Column, FeudOptions } from './events';
import { isJoker, printed, rankOf, suitOf } from '../pieces/faces';
import type { Card } from './sides';

/** What a Ten heals, in the form of an attack: its value is the number of Markers that it removes. */
export interface Healing extends Attack {
  heals: true;
}

const isRed = (suit: string): boolean => suit === 'H' || suit === 'D';

/** The strength of a suit for a Unit. */
export function kindOf(suit: string, unit: string): Attack['kind'] {
  const own = suitOf(unit) ?? '';
  if (suit === own) return 'ultimate';
  return isRed(suit) === isRed(own) ? 'superior' : 'normal';
}

/** The bonus of Weaponry. */
const adds = (unit: string, { affinities }: FeudOptions): number => (affinities && rankOf(unit) === 'J' ? 4 : 2);

function attack(card: string, last: string, unit: string, options: FeudOptions): Attack {
  const leans = !isStrike(card, true);
  const value = Number(printed(leans ? last : card)) + (rankOf(card) === '2' ? adds(unit, options) : 0);
  const suit = suitOf(isJoker(card) ? last : card) ?? '';
  return { value, suit, kind: kindOf(suit, unit) };
}

/** The Markers that a Ten of each kind removes (FEUD-21); a Queen with Affinities removes one more (FEUD-32). */
export function takesOff(unit: string, { affinities }: FeudOptions): Record<Attack['kind'], number> {
  const more = affinities && rankOf(unit) === 'Q' ? 1 : 0;
  return { normal: 1 + more, superior: 2 + more, ultimate: 3 + more };
}

/** The value of a Ten for a Unit; null for other cards. */
export function healingOf(card: Card, unit: string, options: FeudOptions): Healing | null {
  if (card === null || !isTen(card)) return null;
  const suit = suitOf(card) ?? '';
  const kind = kindOf(suit, unit);
  return { kind, suit, value: takesOff(unit, options)[kind], heals: true };
}

/** The attack of each column; null if there is none or it is unknown. A Ten heals, except in a Skirmish. */
export function attacksOf(
  row: readonly Card[],
  unit: string,
  options: FeudOptions,
  skirmish: boolean,
): (Attack | null)[] {
  let last: Card = null;
  // After an unknown card, it is uncertain on which Strike an Item depends.
  let sure = true;
  return row.map((card) => {
    if (card === null) {
      sure = false;
      return null;
    }
    if (isTen(card) && !skirmish) return null;
    if (isStrike(card, skirmish)) {
      last = card;
      sure = true;
    }
    return last !== null && sure ? attack(card, last, unit, options) : null;
  });
}

/** The largest margin at which Armor saves this Unit (FEUD-19, FEUD-32). */
export const armorOf = (unit: string, { affinities }: FeudOptions): number =>
  affinities && rankOf(unit) === 'K' ? 5 : 3;

/** FEUD-32: whether the Unit that is hit in this column dies at once. */
export function killsAtOnce({ affinities }: FeudOptions, { attacks, decided, hit }: Column): boolean {
  const [one, other] = attacks;
  if (!affinities || hit === null || decided !== 'value' || !one || !other) return false;
  return Math.abs(one.value - other.value) >= 10;
}
