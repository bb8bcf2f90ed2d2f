import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { COLOURS } from '../src/games/sea-change/colours.ts';
import { cardOf, STANDARD, SUITS } from '../src/games/sea-change/rules/cards.ts';
import { initial } from '../src/games/sea-change/rules/model.ts';
import { explain } from '../src/games/sea-change/telling/explain.ts';
import { pointTable } from '../src/games/sea-change/telling/facts.ts';
import { cardWorth } from '../src/games/sea-change/telling/names.ts';
import { cause, verdict, sheet } from '../src/games/sea-change/telling/sheet.ts';
import * as telling from '../src/games/sea-change/telling/telling.ts';
import { cards, change, fold, options } from './change.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal'];
const teller = tellerOf(await wordsOf('games/sea-change'), NAMES);

describe('in words', () => {
  const tell = teller(0);
  const choice = (names, more = {}) => ({
    legal: new Set(cards(names)),
    illegal: new Map(),
    chosen: [],
    sent: [],
    ...more,
  });
  const at = (count) => fold(change.slice(0, count), options(4));

  test('why a trick was taken, what it is worth, and where a Sea Change leaves trump', () => {
    const lines = change.map((event) => telling.log(event, at(8), tell).text);
    assert.equal(lines[5], 'Sea Change! Trump is now purple.');
    assert.equal(lines[7], 'Trump is purple: only the 10, +3 points. Cy takes the trick.');
    const none = explain(cards('B5 P8 B4'), 'Y', STANDARD);
    assert.equal(telling.because(none, tell), 'No yellow was played: highest of the lead suit, blue 5, −4 points.');
    assert.equal(telling.changeWords('P', 'P', tell), 'Sea Change! Trump stays purple.');
    assert.ok(
      telling
        .because(explain(cards('P12 B7 B0 R0'), 'R', STANDARD), tell)
        .endsWith(', and 5 more while blue or red is trump.'),
    );
  });

  test('what may be played, and what a match would do', () => {
    const ask = (count, names) => telling.prompt(at(count), choice(names), [0], tell);
    assert.equal(ask(1, 'Y4 R9'), 'You lead: your card sets trump, too.');
    assert.equal(ask(4, 'Y5 Y6'), 'Your turn: follow yellow.');
    assert.equal(ask(4, 'Y5 R10'), 'Your turn: follow yellow, or match the 10.');
    assert.equal(ask(4, 'R5 R10'), 'Your turn: you hold no yellow, play any card.');
    assert.deepEqual(telling.matches(at(4), choice('Y5 R10 B10')), cards('B10 R10'));
    assert.equal(
      telling.matchWords(cards('R10 B10'), tell),
      'Sea Change with red 10 or blue 10: that suit is trump then.',
    );
    assert.deepEqual(telling.matches(at(8), choice('Y5 R10')), [], 'a lead matches nothing');
    assert.equal(telling.prompt(at(4), null, [2], tell), 'Waiting for Cy.');
  });

  test('a refusal has words, also one that nobody foresaw', () => {
    const no = { rule: 'SEA-7', code: 'must_follow', data: { suit: 'yellow', match: 10 } };
    assert.equal(
      telling.reason(no, tell),
      'You hold yellow, the lead suit: play one of those, or any 10 to match the last card.',
    );
    assert.equal(telling.reason({ rule: '', code: 'sunk', data: {} }, tell), 'The rules do not allow that now.');
  });

  test('a card says its worth; a 0 says when it is worth something', () => {
    const say = (name) => cardWorth(cardOf(name), at(6), tell);
    assert.deepEqual(['Y8', 'Y10', 'Y5', 'Y0', 'P0'].map(say), [
      'yellow 8, −4 points',
      'yellow 10, +1 point',
      'yellow 5',
      'yellow 0, 5 points if yellow is trump at the end',
      'purple 0, 5 points while purple is trump',
    ]);
  });

  test("assumed points are marked, a table's own are not", () => {
    assert.equal(
      pointTable(at(1), tell),
      '+1: 9*, 10, 11*, 12\n0: 4, 5, 6, 7*\n−4: 8\nfinal trump’s 0: +5\n* assumed: not given by the printed rules',
    );
    const own = [...STANDARD];
    own[7] = -5;
    assert.ok(!pointTable(initial(options(4, { points: own }), 4), tell).includes('*'));
  });
});

/** A model at the end of a game with the given last round. */
function finished(given, { totals, won, zero, counts, winners }) {
  const points = totals.map(() => 1);
  return fold(
    [
      { event: 'deal', round: 4, hands: Array(given.players).fill(null), dealer: 0 },
      { event: 'play', seat: 0, card: 'R5' },
      { event: 'trump', suit: 'R', cause: 'lead' },
      { event: 'round_end', points, victory_points: won, totals, trump_zero: zero, cards: counts },
      { event: 'game_end', winners, scores: totals },
    ],
    given,
  );
}

describe('the end', () => {
  const tell = teller(0);
  const given = options(4);
  const say = (now) => [verdict(now, now.winners, tell), cause(now, now.winners, tell)];

  test('one got there', () => {
    const now = finished(given, {
      totals: [2, 3, 1, 1],
      won: [0, 1, 0, 0],
      zero: 2,
      counts: [10, 10, 10, 10],
      winners: [1],
    });
    assert.deepEqual(say(now), ['Bo wins.', 'Bo has the 3 Victory Points to win.']);
  });

  test("two got there: the final trump's 0 decides", () => {
    const now = finished(given, {
      totals: [3, 3, 1, 1],
      won: [1, 1, 0, 0],
      zero: 0,
      counts: [16, 4, 10, 10],
      winners: [0],
    });
    assert.deepEqual(say(now), [
      'You win.',
      'You, Bo got there in the same round. You collected the final trump’s 0, red 0.',
    ]);
  });

  test('two got there without it: the fewest cards decide', () => {
    const now = finished(given, {
      totals: [3, 3, 1, 1],
      won: [1, 1, 0, 0],
      zero: 2,
      counts: [12, 8, 10, 10],
      winners: [1],
    });
    assert.equal(
      say(now)[1],
      'You, Bo got there in the same round, none of them with the final trump’s 0. Bo collected the fewest cards: 8.',
    );
    assert.deepEqual(sheet(now, tell).ahead, [1], 'who has won, not who got there');
    const tied = finished(given, {
      totals: [3, 3, 1, 1],
      won: [1, 1, 0, 0],
      zero: 2,
      counts: [8, 8, 12, 12],
      winners: [0, 1],
    });
    assert.equal(say(tied)[0], 'You, Bo win together.');
  });

  test('a team wins, and the stack does', () => {
    const teams = options(5, { teams: 2, target: [4, 3] });
    const now = finished(teams, { totals: [2, 3], won: [0, 1], zero: 0, counts: [30, 20], winners: [1, 3] });
    assert.deepEqual(say(now), ['Team B wins: Bo, Di.', 'Team B has the 3 Victory Points to win.']);
    assert.deepEqual(sheet(now, tell).columns, [
      { name: 'Team A', team: 0 },
      { name: 'Team B', team: 1 },
    ]);
    assert.deepEqual(sheet(now, tell).ahead, [1], 'nearest to its own target');
    const solo = finished(options(1), { totals: [1, 3], won: [0, 1], zero: 0, counts: [15, 15], winners: [] });
    assert.equal(say(solo)[0], 'The stack wins.');
    assert.deepEqual(sheet(solo, tell).ahead, [1]);
    assert.deepEqual(
      sheet(solo, tell).columns.map(({ name }) => name),
      ['You', 'The stack'],
    );
    assert.ok(sheet(solo, tell).rows[0].notes[0].includes('no 8'));
  });
});

/** Relative luminance of `#rrggbb`, as WCAG has it. */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

test('suits can be read: their ink 4.5:1 on card paper by day and night, 3:1 on their own flags', async () => {
  const tokens = await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const papers = [...tokens.matchAll(/--card: (#[0-9a-f]{6})/g)].map((found) => found[1]);
  assert.equal(papers.length, 2);
  for (const suit of SUITS) {
    const { ink, tint } = COLOURS[suit];
    for (const paper of papers) assert.ok(contrast(ink, paper) >= 4.5, `${suit} on ${paper}`);
    assert.ok(contrast(ink, tint) >= 3, `${suit} on its flag`);
  }
});
