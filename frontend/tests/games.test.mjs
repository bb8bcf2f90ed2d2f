/** What all games' folders have in common, over whole games that the engine wrote: models, texts, and memory. */
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { heldIn } from '../src/games/turn-the-tide/rules/memory.ts';
import { lead, title } from '../src/table/endings.ts';
import { lastTrick } from '../src/table/frame/visible-history.ts';
import { gameOf, IDS } from './games.mjs';
import { follow } from './samples.mjs';
import { tellerOf } from './words.mjs';

/** Names that cannot be a part of another word. */
const NAMES = ['Xanthippe', 'Ypsilanti', 'Zebulon', 'Quasimodo', 'Wilhelmina', 'Jacaranda', 'Kilimanjaro', 'Vercin'];
/** Words after "you" that belong to others: "you takes", "you is". */
const WRONG = { en: /\byou (?!as\b|across\b)(\w+[^su]s|is|has|was)\b/i, ja: /さんさん|あなたさん/ };
const SPECTATOR = null;

const lengths = (lists) => lists.map(({ length }) => length);
/** The number of tricks in a round, and the last one, which may be seen again. */
const tricks = (model) => [model.tricks.length, model.tricks.at(-1)];

/**
 * `open`: what every reader sees; `remembered`: the part of it that players must remember, if they must; `more`:
 * further visible parts of the present; `shown`: other hands that seat 0 knows; `end`: the event that ends what may be
 * seen again; `silent`: events without a line.
 */
const OF = {
  'seas-of-strife': {
    open: ['round', 'plays', 'decided', 'taken', 'faces', 'totals', 'winners'],
    remembered: ['faces'],
    more: (model) => [...tricks(model), model.passes],
  },
  'turn-the-tide': {
    open: [
      'round',
      'bid',
      'tides',
      'preservers',
      'out',
      'offer',
      'offered',
      'revealed',
      'lost',
      'decided',
      'last',
    ].concat('totals', 'bonus', 'played', 'winners'),
    remembered: ['played'],
    more: ({ played }) => lengths(played),
    shown: (seat, { round, seats }) => heldIn(0, seat, round, seats) !== null,
    end: 'bids',
  },
  'sea-change': {
    open: ['round', 'pile', 'plays', 'decided', 'trump', 'lead', 'collected', 'totals', 'winners'],
    remembered: ['collected'],
    more: (model) => [...tricks(model), lengths(model.collected)],
  },
  feud: {
    open: ['round', 'counted', 'outcomes', 'rounds', 'tallied', 'winners'],
    remembered: [],
    more: ({ fights, sides }) => [
      fights.map(({ told: _, ...fight }) => fight),
      sides.map(({ hand, columns, ...side }) => [side, hand.length, columns.map((slot) => slot && slot.open)]),
    ],
    end: 'tally',
    silent: ['reshuffle', 'x_look'],
  },
};

const pick = (model, fields) => fields.map((field) => model[field]);
/** The reader's own hand and cards. */
const own = (model, seat) => (model.sides ?? model.hands)[seat];

for (const id of IDS) {
  const game = await gameOf(id);
  const { initial, reduce } = game;
  const { open, remembered, more, shown = () => false, end = 'trick', silent = [] } = OF[id];
  const teller = tellerOf(game.words, NAMES, ' & ');
  const folded = ({ options, seats, steps }, events) => follow(reduce, initial(options, seats), events, steps);

  describe(id, () => {
    for (const [number, sample] of game.played.entries()) {
      const { events, seen, steps, strict, result } = sample;

      test(`game ${number}: everybody's fold follows the engine, and nobody's shows a hand that is not theirs`, () => {
        const folds = [events, ...seen].map((view) => folded(sample, view));
        for (const { events: count, pending, phase } of steps)
          for (const fold of folds) assert.deepEqual([fold[count].owing, fold[count].phase], [pending, phase]);
        const [whole, ...others] = folds;
        for (const [at, model] of whole.entries()) {
          for (const [reader, fold] of others.entries()) {
            assert.deepEqual(pick(fold[at], open), pick(model, open), `after ${at}`);
            const sees = (seat) => reader === 0 && (seat === 0 || (model.round > 0 && shown(seat, model)));
            fold[at].hands?.forEach((hand, seat) => assert.deepEqual(hand, sees(seat) ? model.hands[seat] : null));
          }
        }
        const { winners, totals = winners && whole.at(-1).sides.map(({ points }) => points) } = whole.at(-1);
        if (result) assert.deepEqual([winners, totals], [result.winners, result.scores]);
      });

      for (const [moment, readers] of strict.entries()) {
        for (const [reader, { count, forgotten }] of readers.entries()) {
          const where = `${['the middle', 'the end'][moment]}, ${['a seat', 'a spectator'][reader]}`;
          test(`game ${number}: what was forgotten is folded without, and the present is what it is: ${where}`, () => {
            const known = seen[reader].slice(0, count);
            const kept = known.map((event, at) => forgotten[at] ?? event);
            const [whole, model] = [known, kept].map((view) => folded(sample, view).at(-1));
            const fields = ['phase', 'owing', ...open.filter((field) => !remembered.includes(field))];
            assert.deepEqual([pick(model, fields), more(model)], [pick(whole, fields), more(whole)]);
            if (reader === 0) assert.deepEqual(own(model, 0), own(whole, 0));
            const tell = teller(reader === 0 ? 0 : SPECTATOR);
            const from = lastTrick(known, end);
            for (const [at, event] of kept.entries()) {
              const line = game.log(event, model, tell);
              if (at >= from && event.event !== 'deal') assert.deepEqual(line, game.log(known[at], whole, tell));
              else assert.doesNotMatch(line?.text ?? '', /null|NaN|undefined/);
            }
          });
        }
      }

      test(`game ${number}: everything has words, and the reader is spoken to, never named`, () => {
        const readers = [...NAMES.keys()].slice(0, sample.seats).map((you) => [you, events]);
        for (const [you, view] of [...readers, [0, seen[0]], [SPECTATOR, seen[1]]])
          for (const language of ['en', 'ja']) reads(you, view, language);
      });

      /** All texts of the game for a reader. */
      function reads(you, view, language) {
        const tell = teller(you, language);
        const [, ...models] = folded(sample, view);
        const said = view.flatMap((event, at) => {
          const model = models[at];
          const line = game.log(event, model, tell);
          assert.ok(line?.text || silent.includes(event.event), event.event);
          const choice = { legal: new Set([1]), illegal: new Map(), chosen: [], sent: [] };
          const asked = [null, ...(model.owing.includes(you) ? [choice] : [])].map((mine) =>
            game.prompt(model, mine, model.owing, tell),
          );
          assert.ok(asked.every(Boolean) && game.place(model, tell));
          return [line?.text, game.announce(event, model, tell), ...asked];
        });
        const sheet = game.sheet(models.at(-1), tell);
        const { columns = [], rows, verdict, because, how } = sheet;
        const ends = [title(sheet, sample.seats, tell), lead(sheet, tell), how];
        assert.equal(rows.length, models.at(-1).rounds.length);
        assert.ok(game.facts(models.at(-1), tell).length > 3);
        if (result) assert.ok(verdict && because);
        const texts = new Set([...said, ...ends, verdict, because, ...columns.map(({ name }) => name)].filter(Boolean));
        for (const text of texts) {
          assert.doesNotMatch(text, /[{}]|undefined|NaN|null/);
          if (you !== SPECTATOR) assert.ok(!text.includes(NAMES[you]), text);
          assert.doesNotMatch(text, WRONG[language]);
        }
        if (you !== SPECTATOR) assert.ok(said.some((text) => /\byou\b|あなた/i.test(text)));
      }
    }

    test('something was forgotten; an unknown event changes nothing; what is over is put away once', () => {
      const strict = game.played.flatMap((each) => each.strict.flat());
      assert.ok(strict.some(({ forgotten }) => Object.keys(forgotten).length > 0));
      const [sample] = game.played;
      const note = { event: 'x_note' };
      const models = folded(sample, sample.events);
      for (const away of models.map(game.settle)) assert.equal(game.settle(away), away);
      const begun = models[sample.steps[0].events];
      assert.deepEqual(reduce(begun, note), begun);
      assert.equal(game.log(note, begun, teller()), null);
    });
  });
}

test('what may be looked at again begins with the last trick', () => {
  const events = [...'pptpptpp'].map((letter) => ({ event: letter === 't' ? 'trick' : 'play' }));
  assert.equal(lastTrick(events, 'trick'), 3);
  const before = [5, 2, 0].map((count) => lastTrick(events.slice(0, count), 'trick'));
  assert.deepEqual(before, [0, 0, 0]);
});
