/** Texts name no rule that is not in force: aims, first words, sheets, facts and log lines, with every set of rules. */
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { complete } from '../src/engine/options.ts';
import { momentsOf } from '../src/table/first-words.ts';
import { byEvents } from '../src/table/pace/progress.ts';
import { gameOf, IDS } from './games.mjs';
import { follow } from './samples.mjs';
import { tellerOf } from './words.mjs';

const NAMES = ['Ada', 'Benedict', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gustav', 'Hana'];
const TWO = Array(15).fill(2);

/** Sets of options that change rules; the rest are their defaults. */
const SETS = {
  'seas-of-strife': [
    ...['texas', 'strife'].flatMap((rules) =>
      ['shared', 'extra_rounds', 'ask'].flatMap((ties) =>
        [false, true].map((on) => ({ rules, happy_faces: on, passing: on, tie_break: ties })),
      ),
    ),
    { players: 3 },
  ],
  'turn-the-tide': [3, 4, 5].flatMap((players) => [{ players }, { players, rounds: 1 }]),
  'sea-change': [
    ...[1, 2, 4].flatMap((players) => [{ players }, { players, points: TWO }]),
    { teams: 2, target: [3, 4] },
    { players: 8, teams: 2 },
  ],
  feud: [
    ...['strikes', 'basic', 'true', 'skirmish'].map((preset) => ({ preset })),
    { last_round: 10 },
    { preset: 'skirmish', items: false, last_round: 10 },
  ],
};

/** Words for a rule, in both languages, and the options that put it in force. */
const RULES = {
  'seas-of-strife': [
    [/zeroe|out of the count/, /無効|数えません/, ({ rules }) => rules === 'strife'],
    [
      /most cards takes the trick, by its highest card\.$/,
      /いちばん大きいカードが取ります。$/,
      ({ rules }) => rules === 'texas',
    ],
    [/chooses? the next leader|choose a player to lead/, /次の?リードを選/, ({ rules }) => rules === 'texas'],
    [/cancels/, /消えます|減ります|帳消し/, ({ happy_faces: on }) => on],
    [/each costs a point[.]|^Your first trick: one point\.$/, /1失点です。(場に|$)/, ({ happy_faces: on }) => !on],
    [/[Tt]wo cards (before|for|to)|passes/, /2枚を/, ({ passing }) => passing],
    [
      /^The game ends after the round|All tied players win/,
      /ラウンドで終わり|^並んだ全員の勝ちです。$/,
      ({ tie_break: ties }) => ties === 'shared',
    ],
    [/[Ee]xtra round/, /延長/, ({ tie_break: ties }) => ties !== 'shared'],
  ],
  'turn-the-tide': [
    [/passed on|passes to|second round/, /左の人へ渡|第2ラウンド/, ({ rounds }) => rounds > 1],
    [/not in the game/, /使いません/, ({ players }) => players < 5],
  ],
  'sea-change': [
    [/8 costs four/, /8は4点の損です。/, ({ players, points }) => players > 1 && points[7] === -4],
    [/[Hh]igh cards give one/, /大きいカードは1点/, ({ players, points }) => players > 1 && points[11] === 1],
    [/\bstack\b|one 8|with an 8/, /相手の山|8も|8を1枚|8がない/, ({ players }) => players === 1],
    [/most points in a round|most points\.$/, /最高点/, ({ players }) => players > 1],
    [/\bteam\b|Team A/, /チーム/, ({ teams }) => teams > 0],
    [/draws? a card|draw pile/, /引きま|山札/, ({ players }) => players === 2],
  ],
  feud: [
    [/Armor|Weaponry|Fate|\bAce\b|Joker/, /防具|武器|運命|エース|ジョーカー/, ({ items }) => items],
    [/\bStudy\b/, /下見/, ({ study }) => study],
    [/Reserve/, /控え/, ({ reservation }) => reservation],
    [/Instant Kill/, /一撃必殺/, ({ affinities }) => affinities],
    [/Skirmish|Active/, /乱戦/, ({ skirmishes }) => skirmishes !== 'off'],
    [
      /one card to each column|six cards face down/,
      /1列に1枚|6枚を伏せて並べま/,
      ({ skirmishes }) => skirmishes !== 'always',
    ],
    [/one of you lays a card/, /1人がカードを出し/, ({ skirmishes }) => skirmishes === 'always'],
    [/After round \d/, /第\d+ラウンドが終われば/, ({ last_round: last }) => (last ?? 0) > 0],
  ],
};

/** Notes about what another table or the next lesson has. */
const ELSEWHERE = /^end_|^more_players$/;

function check(id, texts, options, language) {
  for (const text of texts)
    for (const [en, ja, holds] of RULES[id])
      if ((language === 'en' ? en : ja).test(text)) assert.ok(holds(options), `${JSON.stringify(options)}: ${text}`);
}

/** The texts of a table before its first deal. */
function general(game, model, tell) {
  return [
    game.aim(model, tell),
    game.sheet(model, tell).aim,
    game.sheet(model, tell).legend ?? '',
    ...game.facts(model, tell).map(({ value }) => value),
  ];
}

for (const id of IDS)
  describe(id, async () => {
    const game = await gameOf(id);
    const { default: description } = await import(`../src/engine/modules/${id}.json`);
    const full = (options) => complete(description, options);
    const { inForce } = await import(`../src/games/${id}/rules/in-force.ts`);
    const prefix = { 'seas-of-strife': 'seas', 'turn-the-tide': 'tide', 'sea-change': 'change', feud: 'feud' }[id];
    const told = { ...game, aim: (model, tell) => inForce(`${prefix}.aim`, model.options, tell) };
    const first = await import(`../src/games/${id}/first-words.ts`);
    const tells = tellerOf(game.words, NAMES, ' and ');

    const { MOMENTS, lessons } = await import(`../src/games/${id}/guide/moments.ts`);

    for (const language of ['en', 'ja']) {
      test.each(lessons)(`a lesson's notes hold by its rules: ${language}, $title`, ({ title, options }) => {
        const lesson = lessons.findIndex((each) => each.title === title);
        const notes = Object.keys(MOMENTS).filter(
          (note) => MOMENTS[note].lessons.includes(lesson) && !ELSEWHERE.test(note),
        );
        const texts = notes.map((note) => tells(0, language).t(`${prefix}.guide.${note}.text`));
        check(id, texts, full(options), language);
      });

      test.each(SETS[id])(`what is said before the first deal holds by the rules: ${language}, %o`, (options) => {
        const model = game.initial(full(options), options.players ?? (id === 'feud' ? 2 : 4));
        check(id, general(told, model, tells(0, language)), full(options), language);
      });

      test(`so do first words and the log of whole games: ${language}`, () => {
        for (const { options, seats, events, steps } of game.played) {
          const tell = tells(0, language);
          const start = game.initial(options, seats);
          const models = follow(game.reduce, start, events, steps);
          const log = events.map((event, at) => game.log(event, models[at + 1], tell)?.text ?? '');
          const { said } = momentsOf(game, first, start, events, byEvents(steps), tell);
          check(id, [...said.map(({ text }) => text), ...log], options, language);
        }
      });
    }
  });
