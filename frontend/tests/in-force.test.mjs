/** Texts name no rule that is not in force: aims, first words, sheets, facts and log lines, with every set of rules. */
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { momentsOf } from '../src/table/first-words.ts';
import { byEvents } from '../src/table/pace/progress.ts';
import { gameOf, IDS } from './games.mjs';
import { follow } from './samples.mjs';
import { tellerOf } from './words.mjs';

const NAMES = ['Ada', 'Benedict', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gustav', 'Hana'];
const POINTS = [-1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1];

/** Sets of options that change rules, each with the number of seats. */
const sea = (more) => ({ players: 4, teams: 0, target: [3], points: POINTS, ...more });
const sos = (more) => ({
  players: 4,
  rules: 'texas',
  passing: false,
  happy_faces: false,
  tie_break: 'shared',
  target: 15,
  ...more,
});
const feud = (more) => ({
  preset: 'basic',
  items: true,
  study: false,
  reservation: false,
  affinities: false,
  maneuvers: {},
  skirmishes: 'off',
  last_round: 0,
  ...more,
});
const STRIKES = { items: false };
const TRUE = {
  study: true,
  reservation: true,
  affinities: true,
  maneuvers: { heal: 30, sabotage: 40 },
  skirmishes: 'on',
};
const ALWAYS = { skirmishes: 'always' };
const PRESETS = { strikes: STRIKES, basic: {}, true: TRUE, skirmish: ALWAYS };
const SETS = {
  'seas-of-strife': [
    ...['texas', 'strife'].flatMap((rules) =>
      [false, true].flatMap((on) =>
        ['shared', 'extra_rounds', 'ask'].map((ties) => sos({ rules, happy_faces: on, passing: on, tie_break: ties })),
      ),
    ),
    sos({ players: 3 }),
  ],
  'turn-the-tide': [3, 4, 5].flatMap((players) => [1, players].map((rounds) => ({ players, rounds }))),
  'sea-change': [
    sea({ players: 1, target: [3, 3] }),
    sea({ players: 1, target: [1, 1], points: POINTS.map(() => 2) }),
    sea({ players: 2 }),
    sea({}),
    sea({ points: POINTS.map(() => 2) }),
    sea({ teams: 2, target: [3, 4] }),
    sea({ players: 8, teams: 2, target: [5, 5] }),
  ],
  feud: [
    feud({ preset: 'strikes', ...STRIKES }),
    feud({}),
    feud({ last_round: 6 }),
    feud({ preset: 'true', ...TRUE }),
    feud({ preset: 'skirmish', ...ALWAYS }),
    feud({ preset: 'skirmish', ...ALWAYS, items: false, last_round: 6 }),
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

/** A lesson's options with the defaults of those that it leaves out. */
const FULL = {
  'seas-of-strife': sos,
  'turn-the-tide': (options) => ({ players: 4, rounds: 4, ...options }),
  'sea-change': sea,
  feud: (options) => feud({ ...PRESETS[options.preset ?? 'basic'], ...options }),
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
        check(id, texts, FULL[id](options), language);
      });

      test.each(SETS[id])(`what is said before the first deal holds by the rules: ${language}, %o`, (options) => {
        const model = game.initial(options, options.players ?? 2);
        check(id, general(told, model, tells(0, language)), options, language);
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
