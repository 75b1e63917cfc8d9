/** Languages at the table: chosen by a button, spoken by every script, kept in the save. In the Lua of the saves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import MOD_DE from '@griddle/languages/internal/de/mod.json' with { type: 'json' };
import { MOD } from '@griddle/languages/internal/generated/mod.js';
import type { Values } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import { GAME, HANDLERS, LABELS, LANGUAGE, OPTION_VALUE, PANEL, WORDS_TAG, type Language } from '../src/names.js';
import { englishFor, FORM, languagesOf } from '../tools/languages/index.js';
import { TABLES } from '../tools/tables/index.js';
import { lookOf, saveOf, specOf } from './content.js';
import { FakeTable } from './fake-table.js';
import { FakeTts } from './fake-tts.js';
import { notesOf } from '../tools/save/languages.js';

const [GERMAN, POLISH] = await Promise.all([MOD['de']?.(), MOD['pl']?.()]);
assert.ok(GERMAN && POLISH);
/** What the table says in a language for a key, whatever its translator calls it. */
const german = (key: string, values?: Values): string => format(GERMAN, key, values);
const polish = (key: string, values?: Values): string => format(POLISH, key, values);
/** The texts in an object's notes. */
const textsIn = (notes = ''): readonly string[] => JSON.parse(`["${notes.replaceAll('\n', '","')}"]`) as string[];

/** The places for values in a sentence, each once. */
const places = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort();

/** Asserts that a sentence has the values of the English one; a form by number may say some in a word, and has the number. */
function assertValues(sentence: string, english: string, key: string, where: string): void {
  const [own, known] = [places(sentence), places(english)];
  const expected = FORM.test(key) ? own.filter((name) => name === 'count' || known.includes(name)) : known;
  assert.deepEqual(own, expected, `${where} ${key}`);
}

/** Has the table speak another language, by its tag. */
function choose(table: FakeTable, locale: string, player?: string): void {
  table.press(HANDLERS.languages, PANEL.language, player);
  table.press(HANDLERS.language, LANGUAGE + locale, player);
}

/** An object of a save with its notes. */
interface Noted {
  readonly GUID: string;
  readonly GMNotes: string;
  readonly Tags?: readonly string[];
}

describe('the languages of a table', () => {
  it('are those of the web that the game can draw, each with the messages of the table', () => {
    const { words } = specOf('one-table');
    const languages = languagesOf(words);
    assert.deepEqual(
      languages.map(({ locale }) => locale),
      ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'ja', 'zh-Hans'],
    );
    for (const { locale, text } of languages.slice(1)) {
      assert.ok(Object.keys(text).length > 5, locale);
      for (const [key, sentence] of Object.entries(text))
        assertValues(sentence, englishFor(words.text, key) ?? '', key, locale);
    }
    for (const { key } of LABELS) assert.ok(languages[0]?.text[key] !== undefined, key);
    for (const key of Object.keys(MOD_DE)) assert.ok(englishFor(words.text, key) !== undefined, `nobody says ${key}`);
  });

  it('use only values that a table has, whatever another table has for the same key', () => {
    for (const { id } of TABLES) {
      const { words } = specOf(id);
      for (const { locale, text } of languagesOf(words).slice(1)) {
        for (const [key, sentence] of Object.entries(text))
          assertValues(sentence, englishFor(words.text, key) ?? '', key, `${id} ${locale}`);
      }
    }
  });

  it('fall back to English for missing messages', async () => {
    const save = await saveOf('waddle-waddle');
    const objects = save.ObjectStates as unknown as { GUID: string; GMNotes: string; Tags?: readonly string[] }[];
    const list = objects.find(({ Tags }) => Tags?.includes(WORDS_TAG));
    const languages = JSON.parse(list?.GMNotes ?? '[]') as readonly Language[];
    const german = languages.find(({ locale }) => locale === 'de');
    const withId = (id: string | undefined) => objects.find(({ GUID }) => GUID === id);
    const [notes, keys] = [withId(german?.guid), withId(german?.keysGuid)];
    const sentences = textsIn(notes?.GMNotes);
    const text = Object.fromEntries(textsIn(keys?.GMNotes).map((key, i) => [key, sentences[i] ?? '']));
    for (const key of ['tts.turn', 'tts.button.undo']) {
      assert.ok(text[key], key);
      text[key] = '';
    }
    // One sentence for all numbers, where English has two
    for (const key of Object.keys(text)) if (key.startsWith('choice.players.')) text[key] = '';
    text['choice.players'] = 'Personen: {count}';
    if (notes) notes.GMNotes = notesOf(Object.values(text));
    if (keys) keys.GMNotes = notesOf(Object.keys(text));
    const table = new FakeTable(save);
    choose(table, 'de');
    assert.equal(table.ui(PANEL.language), 'Sprache: Deutsch');
    assert.match(table.ui(PANEL.turn), /^(Rot|Blau) to move$/);
    assert.equal(table.ui(PANEL.undo), 'Undo');
    assert.equal(table.ui(`${OPTION_VALUE}players`), 'Personen: 2');
    table.close();
  });

  it('have as many object names as English, so that each object is found again in every language', async () => {
    const objects = (await lookOf('one-table')).ObjectStates as unknown as readonly Noted[];
    const list = objects.find(({ Tags }) => Tags?.includes(WORDS_TAG));
    const languages = JSON.parse(list?.GMNotes ?? '[]') as readonly Language[];
    const lists = languages.map(({ namesGuid }) => textsIn(objects.find(({ GUID }) => GUID === namesGuid)?.GMNotes));
    assert.equal(lists.length, 10);
    for (const names of lists) {
      assert.equal(names.length, lists[0]?.length);
      assert.deepEqual(
        names.filter((name, i) => names.indexOf(name) !== i),
        [],
      );
    }
  });

  it('name and describe objects, also those made later, and English does again', async () => {
    const table = new FakeTable(await saveOf('one-table'));
    choose(table, 'de');
    table.press(HANDLERS.game, `${GAME}waffle-wars`);
    const named = (guid: string): string => table.lua(`getObjectFromGUID('${guid}').getName()`);
    const piece = table.piece('s', '');
    assert.equal(named(piece), german('tts.piece.strawberries'), 'out of a box');
    assert.equal(table.lua(`getObjectFromGUID('${piece}').getDescription()`), german('tts.about.piece'));
    const before = table.report().objects.map(({ guid }) => guid);
    table.run(`FakeTTS.paste('${piece}')`);
    const pasted = table.report().objects.find(({ guid }) => !before.includes(guid));
    assert.equal(named(pasted?.guid ?? ''), german('tts.piece.strawberries'));
    for (const [language, name] of [
      ['pl', polish('tts.piece.strawberries')],
      ['en', 'Strawberry'],
    ] as const) {
      choose(table, language);
      table.run('FakeTTS.pass(120)');
      assert.equal(named(piece), name);
    }
    table.close();
  });

  it('change panel, buttons and messages at once, and so does English again', async () => {
    const table = new FakeTable(await saveOf('waddle-waddle'));
    assert.match(table.ui(PANEL.turn), / to move$/);
    choose(table, 'de');
    assert.equal(table.ui(PANEL.language), 'Sprache: Deutsch');
    const turns = ['red', 'blue'].map((seat) => german('tts.turn', { seat }));
    assert.ok(turns.includes(table.ui(PANEL.turn)));
    assert.equal(table.ui(PANEL.undo), german('tts.button.undo'));
    assert.equal(table.ui(PANEL.checking), german('tts.checking.warn'));
    assert.equal(table.ui(PANEL.rights), german('tts.rights.all'));
    assert.equal(table.ui(`${OPTION_VALUE}players`), german('choice.players', { count: 2 }));
    table.heard();
    table.press(HANDLERS.repair);
    assert.deepEqual(table.heard(), [`all: ${german('tts.repaired')}`]);
    choose(table, 'pl');
    assert.equal(table.ui(PANEL.language), polish('tts.language', { name: 'Polski' }));
    choose(table, 'en');
    assert.equal(table.ui(PANEL.language), 'Language: English');
    assert.equal(table.ui(PANEL.undo), 'Undo');
    assert.match(table.ui(PANEL.turn), / to move$/);
    table.close();
  });

  it('use their own plural forms, which English lacks', async () => {
    const table = new FakeTable(await saveOf('waddle-waddle'));
    choose(table, 'pl');
    assert.equal(table.ui(`${OPTION_VALUE}players`), polish('choice.players', { count: 2 }));
    assert.notEqual(POLISH.text['choice.players.few'], POLISH.text['choice.players.other']);
    table.close();
  });

  it('are saved and kept for every game, also before a game is chosen', async () => {
    const table = new FakeTable(await saveOf('one-table'));
    choose(table, 'de');
    assert.equal(table.ui(PANEL.turn), german('tts.choose'));
    const early = new FakeTts(table.saved());
    assert.equal(early.ui(PANEL.turn), german('tts.choose'));
    early.close();
    table.press(HANDLERS.game, `${GAME}waffle-wars`);
    assert.equal(table.ui(PANEL.turn), german('tts.turn', { seat: 'strawberries' }));
    table.play('c3', 's');
    const loaded = new FakeTable(table.saved());
    assert.equal(loaded.ui(PANEL.turn), german('tts.turn', { seat: 'blueberries' }));
    assert.equal(loaded.ui(PANEL.language), 'Sprache: Deutsch');
    loaded.heard();
    loaded.choose(loaded.piece('b', ''), german('tts.ask.scores'), 'Blue');
    assert.deepEqual(loaded.heard(), [`Blue: ${german('tts.scores.not-yet')}`]);
    assert.ok(loaded.report().hotkeys.includes('Griddle: undo'), 'keys are bound to their names');
    loaded.press(HANDLERS.game, `${GAME}waddle-waddle`);
    assert.ok(['red', 'blue'].some((seat) => loaded.ui(PANEL.turn) === german('tts.turn', { seat })));
    assert.match(loaded.record(), /\[Game "Waddle Waddle"\]/, 'records are the same in every language');
    loaded.close();
    table.close();
  });

  it('are chosen on a page with all of them', async () => {
    for (const [id, home] of [
      ['one-table', PANEL.menu],
      ['waddle-waddle', PANEL.tools],
    ] as const) {
      const xml = String((await lookOf(id)).XmlUI);
      assert.match(xml, /id="griddle-language-pt-BR" [^>]*text="Português \(Brasil\)"/);
      const table = new FakeTable(await saveOf(id));
      if (id === 'waddle-waddle') table.press(HANDLERS.tools);
      table.press(HANDLERS.languages);
      assert.equal(table.page(), PANEL.languages);
      assert.equal(table.ui(`${LANGUAGE}en`, 'interactable'), 'false');
      table.press(HANDLERS.language, `${LANGUAGE}pt-BR`);
      assert.equal(table.ui(PANEL.language), 'Idioma: Português (Brasil)');
      assert.equal(table.page(), home);
      table.press(HANDLERS.languages);
      assert.equal(table.ui(`${LANGUAGE}pt-BR`, 'interactable'), 'false');
      assert.notEqual(table.ui(`${LANGUAGE}en`, 'interactable'), 'false');
      table.press(HANDLERS.languages);
      assert.equal(table.page(), home, 'the same button leads back');
      table.press(HANDLERS.language, `${LANGUAGE}xx`);
      assert.equal(table.ui(PANEL.language), 'Idioma: Português (Brasil)', 'a language that it has not');
      table.close();
    }
  });

  it('can be changed by those who may use the buttons', async () => {
    const table = new FakeTable(await saveOf('waffle-wars'));
    choose(table, 'de', 'Grey');
    assert.match(table.ui(PANEL.turn), / to move$/);
    table.close();
  });
});
