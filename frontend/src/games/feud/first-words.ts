/** The first messages for readers who are new to this game. */
import { asked } from '../../table/first-words';
import type { FirstWords, Teller } from '../../table/game';
import { sentences } from '../../table/sentences';
import type { FeudEvent } from './rules/events';
import type { Model } from './rules/model';
import { inPart } from './rules/phases';
import { ruleLine, tallyLine } from './telling/lines';
import { log } from './telling/telling';

/** Whether the reader must put cards into columns. */
const lays = (model: Model, tell: Teller): boolean => asked(model, tell) && inPart(model, 'arrange', 'study', 'decide');

export const firstWords: FirstWords<Model, FeudEvent>['firstWords'] = {
  aim(model, tell) {
    if (!asked(model, tell)) return null;
    const more = lays(model, tell) ? 'feud.first.lay' : 'feud.sheet.aim';
    return { rule: 'FEUD-13', text: sentences(tell, tell.t('feud.first.aim'), tell.t(more)) };
  },
  /** Explains how to put cards into columns, if another decision came first and `aim` has left this out. */
  lay: (model, tell) =>
    model.options.reservation && lays(model, tell) ? { rule: 'FEUD-15', text: tell.t('feud.first.lay') } : null,
  column(model, tell, { event }) {
    const [fight, another] = model.fights;
    if (event !== 'column' || !fight || another) return null;
    return { rule: fight.decided === 'healing' ? 'FEUD-21' : 'FEUD-16', text: ruleLine(fight, model, tell) };
  },
  killed(model, tell, event) {
    if (event.event !== 'killed' || event.seat !== tell.you) return null;
    return { rule: event.instant ? 'FEUD-32' : 'FEUD-12', text: log(event, model, tell)?.text ?? '' };
  },
  tally: (model, tell, { event }) =>
    event === 'tally'
      ? { rule: model.rounds.at(-1)?.skirmish ? 'FEUD-50' : 'FEUD-11', text: tallyLine(model, tell) }
      : null,
};
