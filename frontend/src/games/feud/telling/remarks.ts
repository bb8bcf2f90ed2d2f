/** Sum up a row of cards column by column, from what every reader has seen. */
import type { Remarks, Teller } from '../../../table/game';
import { sentences } from '../../../table/sentences';
import type { FeudEvent } from '../rules/events';
import type { Fight, Model } from '../rules/model';
import { attackName, unitOf } from './names';

/** Where a seat put its strongest and its weakest attack. */
function aimed(fights: readonly Fight[], seat: number, tell: Teller): string | null {
  const attacks = fights.flatMap((fight) => {
    const [attack, against] = [fight.attacks[seat], fight.units[1 - seat]];
    return attack && against ? [{ attack, card: fight.cards[seat] ?? '', against }] : [];
  });
  const ranked = [...attacks].sort((one, other) => other.attack.value - one.attack.value);
  const [high, low] = [ranked[0], ranked.at(-1)];
  if (!high || !low || high === low) return null;
  const said = ({ attack, card, against }: typeof high): { attack: string; unit: string } => ({
    attack: attackName(attack, card, tell),
    unit: unitOf(1 - seat, against, tell),
  });
  const [strongest, weakest] = [said(high), said(low)];
  return tell.t('asking.feud.aimed', {
    high: strongest.attack,
    unit: strongest.unit,
    low: weakest.attack,
    other: weakest.unit,
  });
}

export const remark: Remarks<Model, FeudEvent>['remark'] = (round, at, seat, { fights }, tell) => {
  if (round[at]?.event !== 'arrange') return null;
  const fought = fights.filter(({ told }) => round.includes(told as FeudEvent));
  if (fought.length === 0) return null;
  const hit = (whom: number): number => fought.filter((fight) => fight.hit === whom).length;
  const [struck, lost] = [hit(1 - seat), hit(seat)];
  const came = tell.t('asking.feud.came', { columns: fought.length, struck, lost });
  return sentences(tell, aimed(fought, seat, tell), came);
};
