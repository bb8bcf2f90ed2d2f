import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import * as change from '../src/games/sea-change/guide/moments.ts';
import { cardOf } from '../src/games/sea-change/rules/cards.ts';
import * as seas from '../src/games/seas-of-strife/guide/moments.ts';
import * as tide from '../src/games/turn-the-tide/guide/moments.ts';
import { gameOf, IDS } from './games.mjs';
import { follow } from './samples.mjs';
import { tellerOf } from './words.mjs';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const LONGEST = { en: 260, ja: 150 };
/** Moments missing in the games that the engine wrote: feud-guide.test.mjs covers them. */
const RARE = { feud: ['two_jokers', 'no_strike', 'instant_kill'] };

/** The course of a game, with what its tests need. */
async function courseOf(game) {
  const { lessons, guide } = (await import(`../src/games/${game}/guide/notes.ts`)).default;
  const { MOMENTS } = await import(`../src/games/${game}/guide/moments.ts`);
  const table = await gameOf(game);
  const tells = tellerOf(table.words, NAMES, ' and ');
  return { ...table, lessons, guide, MOMENTS, ids: Object.keys(MOMENTS), tells };
}

/** Every position of the engine's games, from every seat. */
function* positions({ initial, reduce, settle, played }) {
  for (const { options, seats, events, steps } of played) {
    for (const model of follow(reduce, initial(options, seats), events, steps)) {
      for (let you = 0; you < seats; you += 1) {
        yield [model, you];
        if (settle(model) !== model) yield [settle(model), you];
      }
    }
  }
}

const courses = Object.fromEntries(await Promise.all(IDS.map(async (id) => [id, await courseOf(id)])));
for (const [game, course] of Object.entries(courses)) {
  const { lessons, guide, MOMENTS, words, ids, tells } = course;
  describe(game, () => {
    test('everything has words in both languages, and no note is long', () => {
      for (const language of ['en', 'ja']) {
        for (const { title, line } of lessons) assert.ok(words[language][title] && words[language][line]);
        for (const id of ids) {
          const { title, text, now } = guide.note(id, null, tells(0, language));
          assert.ok(title.length <= 34 && text.length >= 20, id);
          assert.ok(text.length <= LONGEST[language], `${language} ${id}: ${text.length}`);
          assert.equal(now, null);
        }
      }
    });
    test('no note has words that nobody reads, and one that does not exist says nothing', () => {
      const told = Object.keys(words.en).flatMap((key) => /^\w+\.guide\.(?!kind\.)([^.]+)/.exec(key)?.[1] ?? []);
      assert.deepEqual([...new Set(told)].sort(), [...ids].sort());
      assert.deepEqual(guide.note('no such', null, tells(0)), { title: 'no such', text: '', now: null, closes: false });
    });
    test('each thing comes up in play, and what it means on the table can be said', () => {
      const met = new Set();
      for (const [model, you] of positions(course)) {
        for (const id of new Set(lessons.flatMap((_, lesson) => guide.due(model, lesson, you)))) {
          met.add(id);
          for (const language of ['en', 'ja']) guide.note(id, model, tells(you, language));
        }
      }
      assert.deepEqual(
        ids.filter((id) => !met.has(id)),
        RARE[game] ?? [],
      );
    });
    test('every lesson tells several things and says when it has told everything', () => {
      lessons.forEach((lesson, number) => {
        const own = ids.filter((id) => MOMENTS[id].lessons.includes(number));
        assert.ok(own.length >= 4, lesson.title);
        const ends = lesson.title === 'feud.lesson.true' ? [] : [own.at(-1)]; // the whole game has no end
        assert.deepEqual(
          own.filter((id) => MOMENTS[id].closes),
          ends,
          lesson.title,
        );
      });
    });
    if (game === 'feud') return; // Its lessons: feud-guide.test.mjs
    test('every lesson begins with what it is about, before anybody decides anything', () => {
      const [{ seats, events, steps }] = course.played.filter(({ seats }) => seats === 4);
      for (const [number, { options }] of lessons.entries()) {
        if (options.players !== undefined || options.passing) continue;
        const models = follow(
          course.reduce,
          course.initial({ players: 4, teams: 0, target: [3], points: [], ...options }, seats),
          events,
          steps,
        );
        const begun = models.find(({ owing }) => owing.length > 0);
        assert.ok(guide.due(begun, number, begun.owing[0]).length > 0, lessons[number].title);
      }
    });
  });
}

/** Every play in the engine's games: the model before it, the seat and the card, and the resulting trick. */
function* plays({ initial, reduce, settle, played }, cardOf) {
  for (const { options, seats, events, steps } of played) {
    const models = follow(reduce, initial(options, seats), events, steps);
    for (const [at, event] of events.entries()) {
      if (event.event !== 'play' || event.seat === null) continue;
      const trick = models.slice(at).find(({ decided }) => decided).decided;
      yield {
        before: settle(models[at]),
        after: models[at + 1],
        next: events[at + 1],
        seat: event.seat,
        card: cardOf(event.card),
        trick,
      };
    }
  }
}

describe('what a player of Seas of Strife can see', () => {
  const { initial, guide, tells } = courses['seas-of-strife'];
  const OPTIONS = { players: 4, rules: 'texas', passing: false, happy_faces: false, tie_break: 'shared', target: 15 };
  const trick = (cards) => cards.map((card, seat) => ({ seat, card }));
  const table = (hand, cards, more = {}) => ({
    ...initial(OPTIONS, 4),
    round: 1,
    phase: 'play',
    owing: [3],
    hands: [null, null, null, hand],
    plays: trick(cards),
    ...more,
  });

  test('a card that stays below never takes; the last to play knows what does', () => {
    let below = 0;
    for (const { before, seat, card, trick: came } of plays(courses['seas-of-strife'], (card) => card)) {
      if (seas.below(before, seat).includes(card)) {
        below += 1;
        assert.notEqual(came.why.card, card);
      }
      if (seas.isLast(before, seat)) assert.equal(seas.takes(before, card), came.why.card === card);
    }
    assert.ok(below > 100);
  });
  test('the highest that stays below, and the highest where every card takes', () => {
    const model = table([2, 5, 9, 52], [7, 3, 43]);
    assert.deepEqual(seas.below(model, 3), [2, 5]);
    assert.equal(guide.note('duck_high', model, tells(3)).now, 'Here that is the Orange Doldrums 5.');
    const forced = table([8, 9], [7, 3, 43]);
    assert.ok(guide.due(forced, 1, 3).includes('must_take'));
    assert.equal(
      guide.note('must_take', forced, tells(3)).now,
      'The highest that you may play is the Orange Doldrums 9.',
    );
    assert.equal(guide.note('last_seat', forced, tells(3)).now, 'This time every card that you may play takes it.');
  });
  test('a lead that others must beat, by what is still out', () => {
    const gone = { plays: trick([0, 1, 2, 3]) };
    const model = table([4, 19], [], { tricks: [gone] });
    assert.deepEqual(seas.around(model, 3, 4), { below: 0, above: 6 });
    assert.equal(seas.safeLead(model, 3), 4);
    assert.equal(
      guide.note('cheap_lead', model, tells(3)).now,
      'Your Orange Doldrums 4: 6 higher ones are still out, 0 lower.',
    );
    assert.equal(seas.safeLead(table([19], [], { tricks: [gone] }), 3), null);
    const last = table([74], [], { tricks: [{ plays: trick([71, 72, 73, 0]) }] });
    assert.equal(seas.alone(last, 3), 74);
  });
});

describe('what a player of Turn the Tide can see', () => {
  const { initial, guide, tells } = courses['turn-the-tide'];
  const bids = (more) => ({
    ...initial({ players: 4, rounds: 4 }, 4),
    round: 1,
    bid: 3,
    phase: 'bid',
    owing: [0],
    ...more,
  });

  test('whose tide is highest, and what that asks for', () => {
    const top = bids({ tides: [9, 4, null, 2], offer: { low: 2, high: 11 }, preservers: [4, 4, 4, 4] });
    assert.deepEqual([tide.isTop(top, 0), tide.isTop(top, 1), tide.isTop(top, 2)], [true, false, false]);
    assert.deepEqual(guide.due(top, 1, 0), ['two_prices', 'cheap', 'gap', 'on_top']);
    assert.equal(guide.note('on_top', top, tells(0)).now, 'The highest tide is your 9.');
    const safe = { ...top, owing: [2], offer: { low: 9, high: 11 } };
    assert.deepEqual(guide.due(safe, 1, 2), ['two_prices', 'low_card', 'both_high', 'no_tide']);
    assert.deepEqual(guide.due(safe, 1, 0), [], 'nothing is asked of this seat');
  });
  test('the hand on the left is the one that was held before', () => {
    const hand = (first) => Array.from({ length: 12 }, (_, i) => first + i);
    const model = bids({ round: 2, memory: [hand(1), hand(13), [], []], hands: [hand(13), null, null, null] });
    assert.equal(tide.knownHand({ ...model, memory: [hand(13), hand(1), [], []] }, 0), 1);
    assert.equal(tide.knownHand({ ...model, round: 1 }, 0), null);
    assert.equal(guide.note('left_known', model, tells(0)).now, 'Bo still holds cards from 1 to 12.');
  });
});

describe('what a player of Sea Change can see', () => {
  const { initial, guide, tells } = courses['sea-change'];
  const POINTS = [-1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1];
  const OPTIONS = { players: 4, teams: 0, target: [3, 3, 3, 3], points: POINTS };
  const table = (hand, cards, trump, more = {}) => ({
    ...initial({ ...OPTIONS, ...more.options }, 4),
    round: 1,
    phase: 'play',
    trump,
    owing: [cards.length],
    lead: cards[0]?.[0] ?? null,
    hands: [0, 1, 2, 3].map((seat) => (seat === cards.length ? hand.map(cardOf) : null)),
    plays: cards.map((name, seat) => ({ seat, card: cardOf(name) })),
  });

  test('in every game a card that nobody can match is not matched, and the last to play knows whether it takes', () => {
    let safe = 0;
    for (const { before, after, next, seat, card, trick } of plays(courses['sea-change'], cardOf)) {
      if (change.isLast(before, seat)) assert.equal(change.tops(before, card), trick.why.card === card);
      if (change.unmatched(before, seat) !== card || next?.event !== 'play') continue;
      safe += 1;
      assert.notEqual(cardOf(next.card) % 16, card % 16);
      assert.equal(after.plays.at(-1).card, card);
    }
    assert.ok(safe > 20);
  });
  test('a match takes, an eight is given away, points decide for the last', () => {
    const match = table(['P10', 'Y4'], ['Y5', 'Y10'], 'Y');
    assert.deepEqual(change.matching(match, 2), [cardOf('P10')]);
    assert.equal(guide.note('take_by_match', match, tells(2)).now, 'That works with purple 10.');
    const eight = table(['Y8', 'Y12'], ['Y5', 'Y10', 'Y11'], 'Y');
    assert.equal(change.gift(eight, 3), cardOf('Y8'));
    assert.deepEqual(guide.due(eight, 1, 3), ['few_points', 'gift', 'last_seat', 'fat']);
    assert.equal(guide.note('last_seat', eight, tells(3)).now, 'In the trick so far: +2.');
    assert.equal(change.gift(table(['Y8'], ['Y5', 'Y7'], 'Y'), 2), null, 'it would take the trick itself');
  });
  test('a long suit, and a mate who takes', () => {
    assert.equal(change.longSuit(table(['B4', 'B5', 'B9', 'B12', 'Y4'], ['Y5'], 'Y'), 1), 'B');
    assert.equal(change.longSuit(table(['Y4', 'Y9', 'Y11', 'Y12'], ['Y5'], 'Y'), 1), null, 'it is trump already');
    const teams = { options: { teams: 2, target: [3, 3] } };
    assert.equal(change.mateTakes(table(['Y4'], ['Y12', 'Y5'], 'Y', teams), 2), true);
    assert.equal(change.mateTakes(table(['Y4'], ['Y5', 'Y12'], 'Y', teams), 2), false);
    assert.equal(change.mateTakes(table(['Y4'], ['Y12', 'Y5'], 'Y'), 2), false, 'nobody has a mate');
  });
});
