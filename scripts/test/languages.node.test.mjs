// Languages that pages load by themselves: every message uses only the placeholders of the English one, and is in the file of the
// part that uses it. Untranslated messages fall back to English; `npm run languages` lists them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missing, readLanguages, stemOf } from '../languages.mjs';

const { english, languages } = readLanguages();
const web = { ...english.elements, ...english.rules };

/** The placeholders of a message, each once: `{count}` may be left out where a plural form says the number. */
const places = (sentence) => new Set([...sentence.matchAll(/\{([^}@]+)/g)].map(([, place]) => place));

test('there are ten languages', () =>
  assert.deepEqual(Object.keys(languages), ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'zh-Hans']));

test('the messages that pages need are read', () => assert.ok(Object.keys(web).length > 1200));

test('descriptions of objects on a table are listed with the messages of the mod', () => {
  assert.ok(english.mod['tts.about.pawn'] && english.mod['tts.undone']);
  assert.equal(english.mod['tts.hotkey.undo'], undefined, 'keys are bound to their English names');
});

/** All messages but the mod's, where a key differs from table to table; the mod's own tests check those. */
const all = { ...english.cli, ...english.pages, ...web };
/** The first part that uses a key, by the key's stem. */
const homes = new Map();
for (const [part, words] of Object.entries(english))
  for (const key of Object.keys(words)) {
    const stem = stemOf(key, words);
    if (!homes.has(stem)) homes.set(stem, part);
  }

for (const [name, { files, text }] of Object.entries(languages)) {
  test(`${name} has the values of each sentence, by their English names`, () => {
    const known = new Map();
    for (const [key, sentence] of Object.entries(all)) {
      const stem = stemOf(key, all);
      known.set(stem, new Set([...(known.get(stem) ?? []), ...places(sentence)]));
    }
    for (const [key, sentence] of Object.entries(text)) {
      assert.ok(sentence.trim() !== '', key);
      const values = known.get(stemOf(key, all));
      if (values)
        assert.deepEqual(
          [...places(sentence)].filter((place) => !values.has(place)),
          [],
          `${key}: ${sentence}`,
        );
    }
  });

  test(`${name} has each sentence once, in the file of the part that uses it, and no unused ones`, () => {
    for (const [part, words] of Object.entries(files))
      assert.deepEqual(
        Object.keys(words).filter((key) => homes.get(stemOf(key, { ...all, ...english.mod })) !== part),
        [],
        `${name}/${part}.json`,
      );
  });

  test(`${name} has every plural form it needs`, () => {
    const plurals = new Intl.PluralRules(name);
    const forms = new Set(Array.from({ length: 200 }, (_, count) => plurals.select(count)));
    const stems = new Set(Object.keys(text).map((key) => stemOf(key, all)));
    for (const stem of [...stems].filter((stem) => all[`${stem}.other`] !== undefined))
      for (const form of forms)
        assert.ok(text[`${stem}.${form}`] ?? text[`${stem}.other`] ?? text[stem], `${stem}.${form}`);
  });
}

test('missing messages are listed: one plural form is enough for a message', () => {
  const words = { 'a.one': 'one', 'a.other': 'more', 'b.c': 'words' };
  assert.deepEqual(missing(words, { text: { 'a.other': 'mehr' } }), ['b.c']);
});
