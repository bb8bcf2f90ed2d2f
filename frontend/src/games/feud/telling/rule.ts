/** Which rule made a column come out as it did, for who does not know it yet. */
import type { Teller } from '../../../table/game';
import { sentences } from '../../../table/sentences';
import { rankOf } from '../pieces/faces';
import type { FeudOptions } from '../rules/events';
import { sideOf, type Fight, type Model } from '../rules/model';
import { KILL, MARKER, isDoomed } from '../rules/running';
import { armorOf, killsAtOnce, takesOff } from '../rules/striking';
import { margin, stronger } from './outcome';

/** From this margin on a win by values gives two Markers (FEUD-17). */
const TWO = 6;

/** What decided: the suit, the kind, or trump (FEUD-16). */
function decider({ decided, attacks: [one, other] }: Fight, { t }: Teller): string {
  if (decided === 'trump') return t('feud.rule.trump');
  return t(one?.suit === other?.suit ? 'feud.rule.suit' : 'feud.rule.kind');
}

/** What Armor did for the Unit that was to be hit, or why it did nothing (FEUD-19); null where no Ace was played. */
function armor(fight: Fight, options: FeudOptions, { t }: Teller): string | null {
  const seat = fight.saved ?? fight.hit;
  if (seat === null || rankOf(fight.cards[seat] ?? '') !== 'A') return null;
  const most = armorOf(fight.units[seat] ?? '', options);
  if (fight.saved !== null) return t('feud.rule.armor', { most });
  return fight.decided === 'trump' ? t('feud.rule.armor_trump') : t('feud.rule.armor_short', { most });
}

/** What the Ten of a column can take off. */
function healing({ attacks, units }: Fight, options: FeudOptions, { t }: Teller): string {
  const seat = attacks.findIndex((attack) => attack === null);
  const { normal, superior, ultimate } = takesOff(units[seat] ?? '', options);
  return t('feud.rule.healing', { one: normal, two: superior, three: ultimate });
}

/** The rules behind a column that has just been fought, in a line. */
export function ruleLine(fight: Fight, model: Model, tell: Teller): string {
  const { t } = tell;
  if (fight.decided === 'healing') return healing(fight, model.options, tell);
  if (stronger(fight) === null) return t('feud.rule.tie');
  const { hit, markers } = fight;
  const side = hit === null ? null : sideOf(model, hit);
  const same = side && side.unit === fight.units[hit ?? 0] && !killsAtOnce(model.options, fight);
  const before = same && { ...side, markers: side.markers - markers };
  return sentences(
    tell,
    decider(fight, tell),
    fight.decided === 'value' && margin(fight) >= TWO ? t('feud.rule.two') : null,
    fight.reversed ? t('feud.rule.fate') : null,
    armor(fight, model.options, tell),
    before && isDoomed(before) ? t('feud.rule.doomed') : null,
  );
}

/** What Markers score at the end of a Round (FEUD-11, FEUD-50). */
export function tallyLine({ rounds }: Model, { t }: Teller): string {
  const times = rounds.at(-1)?.skirmish ? 2 : 1;
  return t('feud.rule.tally', { marker: MARKER * times, kill: KILL * times });
}
