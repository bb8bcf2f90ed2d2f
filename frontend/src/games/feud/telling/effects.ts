/** What maneuvers do, in words. */
import { articlesOf } from '../../../client/api/articles.svelte';
import type { Teller } from '../../../table/game';
import { carried } from './asking';
import type { FeudOptions } from '../rules/events';
import type { Model } from '../rules/model';
import type { OfferId } from '../rules/offers';

/** As the server tells it of what the table has changed or made itself, of others in the page's words; to whoever buys it. */
export function effectOf(id: OfferId, options: FeudOptions, other: number, tell: Teller): string {
  const option = typeof id === 'string' ? 'maneuver_changes' : 'own_maneuvers';
  const { list } = articlesOf('feud', { ...options });
  const article = list.find((told) => told.option === option && told.entry === String(id));
  if (article) return [...article.conditions, ...article.effect, article.warning].join(tell.t('article.gap'));
  return typeof id === 'string' ? tell.t(`feud.effect.${id}`, { name: tell.name(other) }) : '';
}

/** What the maneuver does that is being carried out, for whoever is asked about it; empty while none is. */
export function carriedEffect(model: Model, you: number, tell: Teller): string {
  const bought = carried(model);
  if (!bought) return '';
  const text = effectOf(bought.id, model.options, 1 - bought.seat, tell);
  return bought.seat === you || text === '' ? text : tell.t('feud.ask.told', { name: tell.name(bought.seat), text });
}
