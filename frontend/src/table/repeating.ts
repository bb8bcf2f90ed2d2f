/** The texts that screen readers read out again at the press of a key: the trick, the reader's hand, the score. */
import { lastTrick } from './frame/visible-history';
import type { GameEvent, GameTable, Progress, Teller } from './game';
import { player, scoresOf, sentences } from './sentences';
import { signed } from './sheets';

/** What the table shows when the key is pressed. */
export interface Heard {
  game: GameTable;
  model: Progress;
  events: readonly GameEvent[];
  tell: Teller;
}

/** Describe the current or the last trick; under strict memory only what players may see again. */
function trick({ game, model, events, tell }: Heard): string {
  const open = game.trickBegin
    ? events.findLastIndex(({ event }) => event === game.trickBegin)
    : events.findLastIndex(({ event }) => event === game.trickEnd) + 1;
  const lines = (from: number): string[] =>
    events.slice(from).flatMap((event) => {
      const line = game.log(event, model, tell);
      return line && line.kind !== 'head' ? [line.text] : [];
    });
  const now = lines(Math.max(0, open));
  const said = now.length > 0 ? now : lines(lastTrick(events, game.trickEnd));
  return sentences(tell, ...said) || tell.t('table.say.no_trick');
}

function hand({ game, model, tell }: Heard): string {
  const cards = tell.you === null ? [] : (game.hand?.(model, tell.you, tell) ?? []);
  return cards.length > 0 ? tell.t('table.say.hand', { cards: tell.list(cards) }) : tell.t('table.say.no_hand');
}

function score({ game, model, tell }: Heard): string {
  const sheet = game.sheet(model, tell);
  const totals = sheet.rows.at(-1)?.totals ?? [];
  const points = scoresOf(totals.map(signed), tell, (at) => sheet.columns?.[at]?.name ?? player(at, tell));
  return totals.length > 0 ? tell.t('table.in_all', { points }) : tell.t('table.say.no_score');
}

/** The function for each key, in lower case. */
export const REPEATS: Readonly<Record<string, (heard: Heard) => string>> = { r: trick, c: hand, p: score };
