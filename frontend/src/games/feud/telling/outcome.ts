/** Puts the result of a column into words: who beat whom and by what, and the consequence. */
import type { Teller } from '../../../table/game';
import { sentences } from '../../../table/sentences';
import type { Attack } from '../rules/events';
import type { Fight } from '../rules/model';
import { attackName, nameOf, unitOf } from './names';

const RANK: Record<Attack['kind'], number> = { normal: 0, superior: 1, ultimate: 2 };

/** The seat with the stronger attack, before Fate and Armor; null for a tie. */
export function stronger({ attacks, decided }: Fight): number | null {
  const [one, other] = attacks;
  if (!one || !other || (decided !== 'value' && decided !== 'trump')) return null;
  const ahead = decided === 'value' ? one.value - other.value : RANK[one.kind] - RANK[other.kind];
  return ahead > 0 ? 0 : 1;
}

export const margin = ({ attacks: [one, other] }: Fight): number =>
  one && other ? Math.abs(one.value - other.value) : 0;

/** "one Marker on your Queen". */
export function hitName(fight: Fight, tell: Teller): string {
  const { hit, markers, units } = fight;
  if (hit === null) return '';
  return tell.t(markers > 1 ? 'feud.hit_two' : 'feud.hit_one', { unit: unitOf(hit, units[hit] ?? '', tell) });
}

function attackOf(fight: Fight, seat: number, tell: Teller): string {
  const attack = fight.attacks[seat];
  const card = fight.cards[seat] ?? '';
  return attack ? attackName(attack, card, tell) : nameOf(card, tell);
}

/** "Superior 9 of hearts beats Normal 3 of hearts by 6". */
function comparison(fight: Fight, winner: number, tell: Teller): string {
  const parameters = { winner: attackOf(fight, winner, tell), loser: attackOf(fight, 1 - winner, tell) };
  if (fight.decided === 'trump') return tell.t('feud.beats_trump', parameters);
  return tell.t('feud.beats', { ...parameters, margin: margin(fight) });
}

function healing(fight: Fight, tell: Teller): string {
  const parts = fight.healed.flatMap((count, seat) =>
    count > 0 ? [tell.t('feud.healed', { count, unit: unitOf(seat, fight.units[seat] ?? '', tell) })] : [],
  );
  const tens = fight.cards.flatMap((card, seat) => (fight.attacks[seat] === null ? [nameOf(card, tell)] : []));
  const what = tell.t(fight.reversed ? 'feud.healing_turned' : 'feud.healing', { cards: tell.list(tens) });
  return sentences(
    tell,
    what,
    parts.length > 0 ? tell.t('feud.sentence', { text: tell.list(parts) }) : tell.t('feud.heals_nothing'),
  );
}

function struck(fight: Fight, winner: number, tell: Teller): string {
  const { hit, saved, reversed, units } = fight;
  const fought = comparison(fight, winner, tell);
  if (saved !== null) {
    const unit = unitOf(saved, units[saved] ?? '', tell);
    return tell.t(reversed ? 'feud.turned_saved' : 'feud.saved', { fought, unit });
  }
  if (hit === null) return tell.t('feud.no_effect', { fought });
  return tell.t(reversed ? 'feud.turned_hit' : 'feud.hits', { fought, hit: hitName(fight, tell) });
}

/** Describe a whole column in one or two sentences. */
export function outcomeLine(fight: Fight, tell: Teller): string {
  if (fight.decided === 'healing') return healing(fight, tell);
  const winner = stronger(fight);
  if (winner !== null) return struck(fight, winner, tell);
  return tell.t('feud.tie', { one: attackOf(fight, 0, tell), other: attackOf(fight, 1, tell) });
}

/** The sign that sums up a column. */
export type Sign = 'hit' | 'saved' | 'healed' | 'tie';

export function signOf(fight: Fight): Sign {
  if (fight.hit !== null) return 'hit';
  if (fight.saved !== null) return 'saved';
  return fight.healed.some((count) => count > 0) ? 'healed' : 'tie';
}
