/** The rules in force at a table. */
import type { Fact, Teller } from '../../../table/game';
import { fact } from '../../../table/sentences';
import { ASSUMED, deck, pointsOf, signed, STANDARD } from '../rules/cards';
import { targetOf, type Model } from '../rules/model';
import { sideName, suitNames } from './names';

/** Each side's Victory Points to win: "Team A 4 and Team B 3". */
export function targets(model: Model, tell: Teller): string {
  const parts = model.totals.map((_, side) =>
    tell.t('change.fact.side_target', { name: sideName(model, side, tell), target: targetOf(model, side) }),
  );
  return tell.list(parts);
}

/**
 * The point table of the values in play, one line for each worth. Values missing in the printed rules are marked
 * (SEA-3).
 */
export function pointTable(model: Model, tell: Teller): string {
  const { points, players } = model.options;
  const { low, high } = deck(players);
  const values = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const usual = points.every((each, i) => each === STANDARD[i]);
  const worths = [...new Set(values.map((value) => pointsOf(value, points)))].sort((a, b) => b - a);
  const lines = worths.map((worth) => {
    const same = values.filter((value) => pointsOf(value, points) === worth);
    const marked = same.map((value) => (usual && ASSUMED.has(value) ? `${value}*` : String(value)));
    return tell.t('change.fact.worth', { points: signed(worth), values: marked.join(tell.t('table.comma')) });
  });
  const note = usual ? [tell.t('change.fact.assumed')] : [];
  return [...lines, tell.t('change.fact.zero'), ...note].join('\n');
}

function end(model: Model, tell: Teller): string {
  if (model.solo) return tell.t('change.fact.target_solo', { target: targetOf(model, 0) });
  const same = model.options.target.every((target) => target === targetOf(model, 0));
  if (same) return tell.t('change.fact.target', { target: targetOf(model, 0) });
  return tell.t('change.fact.targets', { targets: targets(model, tell) });
}

function teams(model: Model, tell: Teller): string {
  if (model.options.teams === 0) return tell.t('change.fact.no_teams');
  return tell.list(model.totals.map((_, side) => sideName(model, side, tell, true).text));
}

export function facts(model: Model, tell: Teller): Fact[] {
  const { suits, low, high } = deck(model.options.players);
  return [
    fact('table.fact_deck', tell.t('change.fact.deck_value', { suits: suitNames(suits, tell), low, high }), tell),
    fact('change.fact.points', pointTable(model, tell), tell),
    ...(model.options.players === 2 ? [fact('change.fact.pile', tell.t('change.fact.pile_value'), tell)] : []),
    ...(model.solo ? [fact('change.stack', tell.t('change.fact.solo_value'), tell)] : []),
    ...(model.places > 3 ? [fact('change.fact.teams', teams(model, tell), tell)] : []),
    fact('table.fact_end', end(model, tell), tell),
    ...(model.solo ? [] : [fact('change.fact.tie', tell.t('change.fact.tie_value'), tell)]),
  ];
}
