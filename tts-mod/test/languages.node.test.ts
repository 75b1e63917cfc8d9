/** Languages at the table: chosen by a button, spoken by every script, kept in the save. In the Lua of the saves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHOICES_EN } from '@griddle/rules/messages/options.en.js';
import { ARABIC, GERMAN } from '../../stories/elements/languages.js';
import { GAME, HANDLERS, LABELS, OPTION_VALUE, PANEL } from '../src/names.js';
import { SCRIPT_EN } from '../src/script.en.js';
import { languagesOf } from '../tools/languages/index.js';
import { TABLE_AR } from '../tools/languages/arabic.js';
import { TABLE_DE } from '../tools/languages/german.js';
import { saveOf, specOf } from './content.js';
import { FakeTable } from './fake-table.js';
import { FakeTts } from './fake-tts.js';

/** The places for values in a sentence, in any order. */
function places(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).sort();
}

describe('the languages of a table', () => {
  it('are at least those that the web shows, each with the words that the table says', () => {
    const { words } = specOf('one-table');
    const languages = languagesOf(words);
    assert.deepEqual(
      languages.map(({ locale }) => locale),
      ['en', GERMAN.locale, ARABIC.locale],
    );
    for (const { locale, text } of languages.slice(1)) {
      assert.ok(Object.keys(text).length > 5, locale);
      for (const [key, sentence] of Object.entries(text)) assert.deepEqual(places(sentence), places(words.text[key] ?? ''), `${locale} ${key}`); // prettier-ignore
    }
    for (const { key } of LABELS) assert.ok(languages[0]?.text[key] !== undefined, key);
    for (const key of Object.keys({ ...TABLE_DE, ...TABLE_AR }))
      assert.ok(words.text[key] !== undefined, `nobody says ${key}`);
  });

  it('have every word that all tables say, apart from names of keys and of the notebook, which stay as they are', () => {
    const { words } = specOf('one-table');
    const script = Object.entries({ ...SCRIPT_EN, ...CHOICES_EN }).filter(([key]) => !/^tts\.(hotkey|tab)\./.test(key));
    // A sentence of values and signs alone is the same in every language
    const spoken = script.filter(([, sentence]) => /[a-z]/i.test(sentence.replace(/\{[^}]*\}/g, '')));
    const needed = [...spoken.map(([key]) => key), ...LABELS.map(({ key }) => key)];
    assert.ok(needed.length > 60);
    for (const { locale, text } of languagesOf(words).slice(1)) {
      const lacking = needed.filter((key) => text[key] === undefined);
      assert.deepEqual(lacking, [], locale);
    }
  });

  it('are spoken by panel, buttons and messages at once, and by English again after the last', async () => {
    const table = new FakeTable(await saveOf('waddle-waddle'));
    assert.match(table.ui(PANEL.turn), / to move$/);
    table.press(HANDLERS.language);
    assert.equal(table.ui(PANEL.language), 'Sprache: Deutsch');
    assert.match(table.ui(PANEL.turn), / am Zug$/);
    assert.equal(table.ui(PANEL.undo), 'Zurück');
    assert.equal(table.ui(PANEL.checking), 'Regeln: warnen');
    assert.equal(table.ui(PANEL.rights), 'Knöpfe: für alle');
    assert.equal(table.ui(`${OPTION_VALUE}players`), '2 Personen');
    table.heard();
    table.press(HANDLERS.repair);
    assert.deepEqual(table.heard(), ['all: Alles liegt, wie es im Protokoll steht.']);
    table.press(HANDLERS.language);
    assert.equal(table.ui(PANEL.language), 'اللغة: العربية');
    table.press(HANDLERS.language);
    assert.equal(table.ui(PANEL.language), 'Language: English');
    assert.equal(table.ui(PANEL.undo), 'Undo');
    assert.match(table.ui(PANEL.turn), / to move$/);
    table.close();
  });

  it('are kept in the save and from game to game, also where no game is played yet', async () => {
    const table = new FakeTable(await saveOf('one-table'));
    table.press(HANDLERS.language);
    assert.equal(table.ui(PANEL.turn), 'Wählt ein Spiel');
    const early = new FakeTts(table.saved());
    assert.equal(early.ui(PANEL.turn), 'Wählt ein Spiel');
    early.close();
    table.press(HANDLERS.game, `${GAME}waffle-wars`);
    assert.equal(table.ui(PANEL.turn), 'Erdbeeren am Zug');
    table.play('c3', 's');
    const loaded = new FakeTable(table.saved());
    assert.equal(loaded.ui(PANEL.turn), 'Heidelbeeren am Zug');
    assert.equal(loaded.ui(PANEL.language), 'Sprache: Deutsch');
    loaded.heard();
    loaded.choose(loaded.piece('b', ''), 'Was zählt hier?', 'Blue');
    assert.deepEqual(loaded.heard(), ['Blue: Hier zählt noch nichts.']);
    assert.ok(loaded.report().hotkeys.includes('Griddle: undo'), 'keys are bound to their names');
    loaded.press(HANDLERS.game, `${GAME}waddle-waddle`);
    assert.match(loaded.ui(PANEL.turn), / am Zug$/);
    assert.match(loaded.record(), /\[Game "Waddle Waddle"\]/, 'records are the same in every language');
    loaded.close();
    table.close();
  });

  it('is the business of those who may use the buttons', async () => {
    const table = new FakeTable(await saveOf('waffle-wars'));
    table.press(HANDLERS.language, '', 'Grey');
    assert.match(table.ui(PANEL.turn), / to move$/);
    table.close();
  });
});
