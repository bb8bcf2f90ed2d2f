/** How names distinguish the people at one table. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { divided, hasMixed, named, shown } from '../src/lib/naming.ts';

const shownAt = (...names) => named(names.map((name) => ({ name }))).map(({ name }) => name);

test('names that are read alike get numbers in the order of seats, whatever their case, width and unseen signs', () => {
  assert.deepEqual(shownAt('Ada', 'Bo', 'ADA', 'Ａｄａ', 'Ada\u200d'), [
    'Ada ①',
    'Bo',
    'ADA ②',
    'Ａｄａ ③',
    'Ada\u200d ④',
  ]);
  assert.deepEqual(shownAt('Straße', 'STRASSE'), ['Straße ①', 'STRASSE ②']);
  assert.deepEqual(shownAt('Νίκος', 'ΝΊΚΟΣ'), ['Νίκος ①', 'ΝΊΚΟΣ ②']);
  assert.deepEqual(shownAt('ｱｵｲ', 'アオイ', 'あおい'), ['ｱｵｲ ①', 'アオイ ②', 'あおい']);
  assert.deepEqual(shownAt('Ada', 'Bo'), ['Ada', 'Bo']);
});

test('seats without a name get no number', () => assert.deepEqual(shownAt('', '', 'Ada'), ['', '', 'Ada']));

test('what the page draws cannot be part of a name', () => {
  assert.deepEqual(shownAt('Ada ①', 'Ada', 'Ada ②'), ['Ada ①', 'Ada ②', 'Ada ③']);
  assert.deepEqual(shownAt('Eva (Hard)', 'Eva（Hard）', 'Bo ⚠'), ['Eva Hard ①', 'Eva Hard ②', 'Bo']);
  assert.equal(shown('①'), '');
});

test('a name that mixes scripts gets a sign', () => {
  for (const name of ['Аdа', 'Gооglе', 'Ada Βο', 'Αdam', 'pаypal', 'ꓮda']) assert.ok(hasMixed(shown(name)), name);
});

test('Japanese scripts together are no mix, nor are those of Chinese or Korean with Latin letters', () => {
  const names = [
    '海の人カナ',
    '海のAda',
    'Ada海の人',
    '김Ada金',
    'ㄅㄆ金Ada',
    'Анна',
    'Νίκος',
    'नेहा',
    'سارة',
    'Ada 2 🂡!',
    'ꓮꓓꓮ',
  ];
  for (const name of names) assert.equal(shown(name), name);
});

test('a name is cut short before its marks', () => {
  assert.deepEqual(divided('Ada ②'), ['Ada', ' ②']);
  assert.deepEqual(divided('Аda ① ⚠'), ['Аda', ' ① ⚠']);
  assert.deepEqual(divided('Ada Bo'), ['Ada Bo', '']);
});
