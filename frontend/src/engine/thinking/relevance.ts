/**
 * Which outcomes are reasons: those that change the result of the round in favour of the better choice. The twin of
 * `quarterdeck.analysis.relevance`: the same numbers give the same reasons.
 */
import type { Description, Meanings, OutcomeData, Told } from '../module';
import { total } from './sums';

/** What is known of a choice: a number by the code of an outcome or, the seat's own, of a count. */
export interface Weighed {
  share: number;
  behind: number;
  soon: Readonly<Record<string, number>>;
  counts: Readonly<Record<string, number>>;
}

/** An outcome without a worth is a reason from this correlation with the shares of the win on. */
const LINKED = 0.7;
/** Choices whose shares of the win differ by less are equally good. */
export const NEAR = 0.01;
/** The least difference that is a reason: five deals in a hundred, or a tenth of an amount. */
const WORTH_TELLING = 0.05;
/** What follows an outcome is told if that comes true at least this often, and it follows more often than this. */
const [OFTEN, MOSTLY] = [0.1, 0.5];

type Game = Pick<Description, 'outcomes'> & { meanings: Meanings };
/** The choices, the best first, and the place of the one that is explained. */
type Among = { choices: readonly Weighed[]; at: number };

/** The reasons of each choice, the best first; `isSet`: whether a field of the state is not 0. */
export function reasonsOf(game: Game, isSet: (field: string) => boolean, choices: readonly Weighed[]): Told[][] {
  const { outcomes } = game.meanings;
  const matter = game.outcomes.filter(({ code }) => {
    const meaning = outcomes[code];
    return meaning && (!meaning.when || isSet(meaning.when));
  });
  return choices.map((_, at) => reasons(game, matter, { choices, at }));
}

function reasons(game: Game, outcomes: readonly OutcomeData[], among: Among): Told[] {
  const { result: code, better } = game.meanings;
  const told = strongest(game.meanings, outcomes, among);
  const parts = told ? [withFollowing(game, told, among)] : [];
  const [own, other] = compared(among, 'counts', code);
  const result = { code, number: rounded(own, true), other: rounded(other, true), then: '', often: 0 };
  const gain = better * favour(among) * (result.number - result.other);
  if (gain > 0 && (!parts.length || differs(own, other, true))) parts.push(result);
  return parts;
}

/** The outcome that speaks most for the better choice, first among those that the rules give points for. */
function strongest(meanings: Meanings, outcomes: readonly OutcomeData[], among: Among): OutcomeData | undefined {
  const [valued, linked] = [new Most(), new Most()];
  for (const each of outcomes) {
    const [own, other] = compared(among, 'soon', each.code);
    if (!differs(own, other, each.mean)) continue;
    const [worth, apart] = [meanings.outcomes[each.code]?.worth ?? null, favour(among) * (own - other)];
    if (worth !== null) {
      valued.take(each, worth * apart);
      continue;
    }
    const linkedBy = link(among.choices, each.code);
    if (Math.abs(linkedBy) >= LINKED) linked.take(each, linkedBy * apart);
  }
  return valued.found ?? linked.found;
}

/** Keeps the first of the outcomes with the greatest number above 0. */
class Most {
  found: OutcomeData | undefined;
  #most = 0;

  take(outcome: OutcomeData, number: number): void {
    if (number > this.#most) [this.found, this.#most] = [outcome, number];
  }
}

/** 1 where a reason speaks for this choice (the best), -1 where it speaks against it. */
const favour = ({ at }: Among): number => (at ? -1 : 1);

/** The choice's number, and the best one's; for the best, the mean of the others that are clearly worse, or of all. */
function compared({ choices, at }: Among, kind: 'soon' | 'counts', code: string): [own: number, other: number] {
  const numbers = choices.map((each) => each[kind][code] ?? 0);
  const [best = 0, ...rest] = numbers;
  if (at) return [numbers[at] ?? 0, best];
  const clearly = rest.filter((_, place) => (choices[place + 1]?.behind ?? 0) >= NEAR);
  const others = clearly.length ? clearly : rest;
  return [best, others.length ? total(others) / others.length : best];
}

function differs(one: number, other: number, amount: boolean): boolean {
  return Math.abs(one - other) / (amount ? Math.abs(one) + Math.abs(other) + 1 : 1) > WORTH_TELLING;
}

/** The correlation of an outcome with the share of the win, over the choices; 0 where either is constant. */
function link(choices: readonly Weighed[], code: string): number {
  const pairs = choices.map(({ share, soon }) => [share, soon[code] ?? 0] as const);
  const share = total(pairs.map(([one]) => one)) / pairs.length;
  const number = total(pairs.map(([, other]) => other)) / pairs.length;
  const together = total(pairs.map(([one, other]) => (one - share) * (other - number)));
  const spread =
    total(pairs.map(([one]) => (one - share) * (one - share))) *
    total(pairs.map(([, other]) => (other - number) * (other - number)));
  return spread > 0 ? together / Math.sqrt(spread) : 0;
}

/** An outcome as a reason, with what mostly follows it. */
function withFollowing({ outcomes }: Game, { code, mean }: OutcomeData, among: Among): Told {
  const soon = among.choices[among.at]?.soon ?? {};
  const [own, other] = compared(among, 'soon', code);
  let [then, most] = ['', MOSTLY];
  for (const each of outcomes) {
    const share = (soon[each.code] ?? 0) / own;
    if (each.after === code && own >= OFTEN && share > most) [then, most] = [each.code, share];
  }
  const numbers = { number: rounded(own, mean), other: rounded(other, mean) };
  return { code, ...numbers, then, often: then ? rounded(most, false) : 0 };
}

const rounded = (number: number, amount: boolean): number => Math.floor(number * (amount ? 10 : 100) + 0.5);
