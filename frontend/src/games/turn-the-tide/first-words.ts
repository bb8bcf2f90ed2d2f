/** The first messages for readers who are new to this game. */
import { asked } from '../../table/first-words';
import type { FirstWords } from '../../table/game';
import { player } from '../../table/sentences';
import type { TideEvent } from './rules/events';
import type { Model } from './rules/model';
import { because, log } from './telling/telling';

export const firstWords: FirstWords<Model, TideEvent>['firstWords'] = {
  aim: (model, tell) => (asked(model, tell) ? { rule: 'TTT-7', text: tell.t('tide.first.aim') } : null),
  bid({ bid, decided, revealed }, tell) {
    if (bid > 1 || !decided || !revealed) return null;
    const { bids, low, lowTo, losers } = revealed;
    const [loser = 0, another] = losers;
    if (another !== undefined) return { rule: 'TTT-8', text: because(revealed, tell) };
    const who = { name: player(lowTo, tell), loser: player(loser, tell) };
    return { rule: 'TTT-8', text: tell.t('tide.first.bid', { ...who, card: bids[lowTo] ?? 0, tide: low }) };
  },
  loss(model, tell, event) {
    if (event.event !== 'lose_preserver' || event.seat !== tell.you || model.bid === 1) return null;
    return { rule: 'TTT-8', text: log(event, model, tell)?.text ?? '' };
  },
  round: (_, tell, { event }) => (event === 'round_end' ? { rule: 'TTT-12', text: tell.t('tide.first.round') } : null),
};
