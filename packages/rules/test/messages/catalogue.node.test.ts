import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EN, mergeMessages, hasMessage, format, translated } from '@griddle/rules/messages/index.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { pseudo } from '../../src/messages/pseudo.js';
import WAFFLE_WARS_EN from '../../src/waffle-wars/messages.en.json' with { type: 'json' };

const words: Catalogue = {
  locale: 'cs',
  plural: (count) => (count === 1 ? 'one' : count < 5 ? 'few' : 'other'),
  text: {
    plain: 'Good morning.',
    taken: 'Not there: {place} belongs to {owner@seat}.',
    'seat.s': 'Strawberries',
    'move.one': '{count} tah',
    'move.few': '{count} tahy',
    'move.other': '{count} tahů',
    'half.other': 'many',
    open: 'a { b',
    twice: '{a}{a}-{b}',
  },
};

test('values are filled in once, as they are', () => {
  assert.equal(format(words, 'plain'), 'Good morning.');
  assert.equal(format(words, 'taken', { place: 'c3', owner: 's' }), 'Not there: c3 belongs to Strawberries.');
  assert.equal(format(words, 'twice', { a: 1, b: '<i>' }), '11-<i>');
});

test('a value is never read as a template', () => {
  assert.equal(format(words, 'twice', { a: '{b}', b: '{a@seat}' }), '{b}{b}-{a@seat}');
});

test('missing parts are shown: a key, a value, a word for a value', () => {
  assert.equal(format(words, 'nothing.here'), 'nothing.here');
  assert.equal(format(words, 'taken', { owner: 'x' }), 'Not there: {place} belongs to x.');
  assert.equal(format(words, 'open', { b: 1 }), 'a { b');
});

test('plural forms follow the language', () => {
  assert.deepEqual(
    [1, 3, 7].map((count) => format(words, 'move', { count })),
    ['1 tah', '3 tahy', '7 tahů'],
  );
  assert.equal(format(words, 'half', { count: 1 }), 'many', 'a form that is missing falls back to the last');
  assert.equal(format(words, 'plain', { count: 1 }), 'Good morning.');
  assert.equal(format(words, 'half'), 'half', 'no form is chosen without a number');
  assert.deepEqual([EN.plural(1), EN.plural(0), EN.plural(2)], ['one', 'other', 'other']);
});

test('catalogues merge, and later words win', () => {
  const more = mergeMessages(words, { plain: 'Morning!', added: 'new' }, { added: 'newer' });
  assert.deepEqual([format(more, 'plain'), format(more, 'added'), more.locale], ['Morning!', 'newer', 'cs']);
  assert.ok(hasMessage(more, 'added') && !hasMessage(words, 'added'));
  assert.equal(format(words, 'plain'), 'Good morning.');
});

test('a translation falls back to English, and its general form replaces the English plural forms', () => {
  const english = { plain: 'Good morning.', 'days.one': '1 day', 'days.other': '{count} days', 'moves.other': 'moves' };
  const text = translated(english, { 'days.few': '{count} dny', moves: 'tahy' });
  const cs = { ...words, text };
  assert.equal(format(cs, 'plain'), 'Good morning.');
  assert.deepEqual(
    [1, 3, 7].map((count) => format(cs, 'days', { count })),
    ['1 day', '3 dny', '7 days'],
  );
  assert.deepEqual(
    [1, 3].map((count) => format(cs, 'moves', { count })),
    ['tahy', 'tahy'],
  );
});

test('every message about an invalid text is a whole sentence, and no code is without words', () => {
  for (const [key, text] of Object.entries(EN.text)) {
    assert.notEqual(text, '', key);
    if (key.startsWith('text.')) assert.match(text, /^[A-Z“].*[.}]$/, key);
  }
});

test('the pseudo-locale changes every word, keeps every placeholder and is about a third longer', () => {
  const english = mergeMessages(EN, WAFFLE_WARS_EN);
  const foreign = pseudo(english);
  assert.equal(foreign.locale, 'en-XA');
  const places = (text: string) => text.match(/\{[^}]*\}/g) ?? [];
  let longer = 0;
  let long = 0;
  for (const [key, text] of Object.entries(english.text)) {
    const other = foreign.text[key] ?? '';
    assert.deepEqual(places(other), places(text), key);
    assert.match(other, /^\[.*\]$/);
    // What has no word of its own sets other sentences one after the other
    if (/[a-z]/i.test(text.replace(/\{[^}]*\}/g, ''))) assert.notEqual(other.replace(/[[\]~]/g, ''), text, key);
    long += text.length;
    longer += other.length;
  }
  assert.ok(longer > long * 1.25 && longer < long * 1.5, `${longer / long}`);
  assert.equal(Object.keys(foreign.text).length, Object.keys(english.text).length);
});

test('the pseudo-locale has an accent on each letter that it changes, and one more character for each vowel', () => {
  const said = (sentence: string): string | undefined =>
    pseudo({ locale: 'en', plural: () => 'other', text: { sentence } }).text['sentence'];
  assert.equal(said('AEIOUYaeiouycnsz'), '[ÅÉÎØÛÝåéîøûýçñšž~~~~~~~~~~~~]');
  assert.equal(said('A {Ace} bc'), '[Å {Ace} bç~]');
  assert.equal(said(''), '[]');
});
