/** The first messages for readers who are new to this game. */
import { asked } from '../../table/first-words';
import type { FirstWords } from '../../table/game';
import { player } from '../../table/sentences';
import type { SeaEvent } from './rules/events';
import { inForce } from './rules/in-force';
import type { Model } from './rules/model';
import { log } from './telling/telling';

export const firstWords: FirstWords<Model, SeaEvent>['firstWords'] = {
  aim: (model, tell) =>
    asked(model, tell) ? { rule: 'SOS-7', text: inForce('seas.first.aim', model.options, tell) } : null,
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
    return { rule: options.happy_faces ? 'SOS-13' : 'SOS-12', text: inForce('seas.first.point', options, tell) };
  },
  round: ({ options }, tell, { event }) =>
    event === 'round_end'
      ? { rule: 'SOS-14', text: inForce('seas.sheet.aim', options, tell, { target: options.target }) }
      : null,
};
