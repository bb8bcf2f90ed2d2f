/** The first messages for readers who are new to this game. */
import { asked } from '../../table/first-words';
import type { FirstWords } from '../../table/game';
import { player } from '../../table/sentences';
import type { SeaEvent } from './rules/events';
import type { Model } from './rules/model';
import { log } from './telling/telling';

export const firstWords: FirstWords<Model, SeaEvent>['firstWords'] = {
  aim: (model, tell) => (asked(model, tell) ? { rule: 'SOS-7', text: tell.t('seas.first.aim') } : null),
  trick(model, tell, event) {
    const why = model.decided?.why;
    if (event.event !== 'trick' || !why || model.tricks.length > 1) return null;
    const rule = model.options.rules === 'strife' ? 'SOS-9' : 'SOS-8';
    const zeroed = why.tallies.some((each) => each.zeroed);
    if (!zeroed && why.kind === 'most') return { rule, text: log(event, model, tell)?.text ?? '' };
    const key = zeroed ? 'seas.first.zeroed' : 'seas.first.tie';
    return { rule, text: tell.t(key, { name: player(event.taker, tell), card: why.card }) };
  },
  point({ options }, tell, event) {
    if (event.event !== 'trick' || event.taker !== tell.you) return null;
    if (options.happy_faces) return { rule: 'SOS-13', text: tell.t('seas.first.point_happy') };
    return { rule: 'SOS-12', text: tell.t('seas.first.point') };
  },
  round: ({ options }, tell, { event }) =>
    event === 'round_end' ? { rule: 'SOS-14', text: tell.t('seas.sheet.aim', { target: options.target }) } : null,
};
