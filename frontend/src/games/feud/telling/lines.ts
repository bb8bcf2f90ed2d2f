/** The words under the columns while something is being chosen: what is asked next, and what more there is to know. */
import type { Teller } from '../../../table/game';
import type { Draft } from '../deciding/draft.svelte';
import { cardName } from '../pieces/names';
import { sentences } from '../../../table/sentences';
import type { Purchase } from '../deciding/purchase.svelte';

export interface Filling {
  tell: Teller;
  draft: Draft;
  /** A row is being filled. */
  editing: boolean;
  /** What the reader may buy now; null where nothing can be bought. */
  purchase: Purchase | null;
}

function boughtLine({ offer, step, took }: Purchase, { t }: Teller, name: (card: string) => string): string | null {
  if (step === 'took') return t('feud.ask.took');
  if (step === 'gave') return t('feud.ask.gave', { card: name(took ?? '') });
  if (step === 'unit') return t(offer?.chosen === 'reserve' ? 'feud.ask.replace' : 'feud.ask.raise');
  return null;
}

/** What is asked within a decision; null where it is the decision itself. `decided`: what stands. */
export function nextAsked(
  { tell, draft, editing, purchase }: Filling,
  decided: readonly number[] | null,
): string | null {
  const line = purchase ? boughtLine(purchase, tell, (card) => cardName(card, tell)) : null;
  return line ?? (editing && draft.full && decided === null ? tell.t('feud.ask.full') : null);
}

/** What helps with it; empty where there is nothing to say. `points`: what a purchase can be paid with. */
export function helpLine({ tell, draft, editing, purchase }: Filling, points: number): string {
  const { t } = tell;
  if (purchase) return t('feud.window.have', { count: points });
  if (!editing) return '';
  if (draft.picked !== null) return t('feud.hint.moving', { card: cardName(draft.picked, tell) });
  if (draft.full) return '';
  const help = t(draft.order.length > 0 ? 'feud.hint.move' : 'feud.hint.arrange');
  const { next, hand } = draft;
  const barred = next !== null && hand.some((card) => draft.why(card, next)?.code === 'needs_strike');
  return sentences(tell, help, barred ? t('feud.hint.needs_strike') : null);
}
