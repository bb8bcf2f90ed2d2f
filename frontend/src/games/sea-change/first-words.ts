/** The first messages for readers who are new to this game. */
import { asked } from '../../table/first-words';
import type { FirstWords } from '../../table/game';
import { sentences } from '../../table/sentences';
import { DREADED, pointsOf, valueOf } from './rules/cards';
import type { ChangeEvent } from './rules/events';
import { inForce } from './rules/in-force';
import { sideOf, targetOf, type Model } from './rules/model';
import { cardName, placeName, sideName, suitName } from './telling/names';

export const firstWords: FirstWords<Model, ChangeEvent>['firstWords'] = {
  aim(model, tell) {
    if (!asked(model, tell)) return null;
    const text = sentences(tell, inForce('change.first.aim', model.options, tell), tell.t('change.first.play'));
    return { rule: 'SEA-7', text };
  },
  trick(model, tell, { event }) {
    const { decided, tricks } = model;
    if (event !== 'trick' || !decided || tricks.length > 1) return null;
    const { suit, card } = decided.why;
    const parameters = { name: placeName(model, decided.taker, tell), suit: suitName(suit, tell), card: valueOf(card) };
    return { rule: 'SEA-10', text: tell.t('change.first.trick', parameters) };
  },
  minus(model, tell, { event }) {
    const { decided, options } = model;
    const side = tell.you === null ? null : sideOf(model, tell.you);
    if (event !== 'trick' || !decided || side === null || sideOf(model, decided.taker) !== side) return null;
    const card = decided.plays.find((each) => pointsOf(each.card, options.points) < 0)?.card;
    if (card === undefined) return null;
    const needed = model.solo && valueOf(card) === DREADED;
    const parameters = { card: cardName(card, tell), count: -pointsOf(card, options.points) };
    if (needed) return { rule: 'SEA-17', text: tell.t('change.first.needed', parameters) };
    return { rule: 'SEA-3', text: tell.t('change.first.minus', { ...parameters, name: sideName(model, side, tell) }) };
  },
  round(model, tell, { event }) {
    if (event !== 'round_end' || tell.you === null) return null;
    const target = targetOf(model, sideOf(model, tell.you));
    const text = inForce('change.first.round', model.options, tell, { target });
    return { rule: model.solo ? 'SEA-17' : 'SEA-12', text };
  },
};
