/** What is said of this game to whom it is new. */
import { asked } from '../../table/first-words';
import type { FirstWords } from '../../table/game';
import { sentences } from '../../table/sentences';
import type { TideEvent } from './rules/events';
import type { Model } from './rules/model';
import { because, log, losses, takes } from './telling/telling';

export const firstWords: FirstWords<Model, TideEvent>['firstWords'] = {
  aim: (model, tell) => (asked(model, tell) ? { rule: 'TTT-7', text: tell.t('tide.first.aim') } : null),
  bid({ bid, decided, out, revealed }, tell) {
    if (bid > 1 || !decided || !revealed) return null;
    const { losers } = revealed;
    if (losers.length > 1) return { rule: 'TTT-8', text: because(revealed, tell) };
    return { rule: 'TTT-8', text: sentences(tell, takes(revealed, 'low', tell), losses(losers, out, tell)) };
  },
  loss(model, tell, event) {
    if (event.event !== 'lose_preserver' || event.seat !== tell.you || model.bid === 1) return null;
    return { rule: 'TTT-8', text: log(event, model, tell)?.text ?? '' };
  },
  round: (_, tell, { event }) => (event === 'round_end' ? { rule: 'TTT-12', text: tell.t('tide.first.round') } : null),
};
