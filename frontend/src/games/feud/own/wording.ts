/** Writes a maneuver's text from its definition, as `quarterdeck.games.feud.definitions.wording` does. */
import type { Article } from '../../../contract/http';
import type { Language } from '../../../contract/language';
import { byOf, DATA, get, has, kindOf, type Loose, stepsOf, whoseOf } from './data';
import { altersKeyRule, titleOf } from './definitions';
import { changed } from './tables';
import { capital, type Parts, Teller } from './telling';

interface At {
  option: string;
  entry: string;
  /** The name to show if a definition has none. */
  name?: string;
}

/** Describe all that a player must know of a maneuver: name, price, when, on what condition, and its effect. */
export function described(
  definition: Loose,
  language: Language,
  { option, entry, name }: At = { option: '', entry: '' },
): Article {
  const teller = new Teller(DATA.effects, language);
  const times = [
    ...(definition.windows as string[]).map((window) => `in_${window}`),
    ...(get(definition, 'once') ? ['once'] : []),
  ];
  const windows = teller.series(times.map((time) => teller.say(time)));
  return {
    option,
    entry,
    name: name || titleOf(definition, language),
    terms: teller.say('terms', { price: points(definition.price as number, teller), windows }),
    conditions: conditions(definition, teller),
    effect: stepsOf(definition).map((each) => teller.say('sentence', { text: capital(step(each, teller)) })),
    warning: altersKeyRule(definition) ? teller.say('alters') : '',
  };
}

/** The maneuvers of a table that differ from the book. */
export function articles(options: Loose, language: Language): Article[] {
  const names = new Teller(DATA.titles, language);
  const changes = get(options, 'maneuver_changes', {}) as Record<string, Loose>;
  const sold = Object.entries(get(options, 'maneuvers', {}) as Record<string, number>).filter(([name]) =>
    has(changes, name),
  );
  const eight = sold.map(([name, price]) => {
    const at = { option: 'maneuver_changes', entry: name, name: names.say(name) };
    return described({ ...changed(name, changes[name]!), price }, language, at);
  });
  const own = get(options, 'own_maneuvers', []) as Loose[];
  return [...eight, ...own.map((each, at) => described(each, language, { option: 'own_maneuvers', entry: `${at}` }))];
}

const points = (count: number, teller: Teller): string => teller.say(count === 1 ? 'a_point' : 'points', { count });

function conditions(definition: Loose, teller: Teller): string[] {
  const needs = get(definition, 'needs', 'always') as string;
  return [
    ...(needs === 'always' ? [] : [teller.say('needs', { condition: teller.say(needs) })]),
    ...(definition.when === 'window_closes' ? [teller.say('waits')] : []),
  ];
}

/** A step's effect, as a part of a sentence. */
function step(given: Loose, teller: Teller): string {
  const kind = kindOf(given);
  const whose = whoseOf(given) as string;
  const count = get(given, 'count', 1) as number;
  const one = count === 1;
  const parts: Parts = {
    who: teller.say(`who_${whose}`),
    whose: teller.say(`whose_${whose}`),
    hand: teller.say(`hand_${whose}`),
    s: whose === 'own' ? '' : 's',
    count,
    go: teller.say(one ? 'goes' : 'go'),
    more: teller.say(one ? 'another' : 'as_many'),
    come: teller.say(one ? 'comes' : 'come'),
    cards: teller.say(one ? 'a_card' : 'cards', { count }),
    markers: teller.say(one ? 'a_marker' : 'markers', { count }),
    points: points(count, teller),
    ...(kind.piles.length > 0 && { pile: teller.say(`pile_${String(get(given, 'pile', kind.piles[0]))}`) }),
  };
  const text = teller.say(key(given, whose), parts);
  const condition = get(given, 'if', 'always') as string;
  return condition === 'always' ? text : teller.say('if', { condition: teller.say(condition), text });
}

/** The catalogue key of a step's text: its kind, and everything that changes the wording. */
function key(given: Loose, whose: string): string {
  const { step: name } = given as { step: string };
  const kind = kindOf(given);
  if (name === 'deny') return `deny_${String(given.rule)}`;
  if (name === 'scatter') return get(given, 'seen', false) ? 'scatter_seen' : 'scatter';
  if (['empty_reserve', 'shuffle'].includes(name) || (name === 'exchange' && given.pile === 'discard')) {
    return `${name}_${String(get(given, 'pile', kind.piles[0]))}`;
  }
  if (name === 'arrange' && whose === 'own') return 'arrange_owner';
  return kind.by.length < 2 ? name : `${name}_${String(byOf(given, ''))}`;
}
