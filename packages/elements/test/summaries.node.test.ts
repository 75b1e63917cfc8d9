/** The rules in short: every game has them, with words for each section, and pictures of positions that can be read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import GERMAN from '@griddle/languages/internal/de/elements.json' with { type: 'json' };
import { GAMES, gameById } from '@griddle/rules/games.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { TEXTS_OF } from '../src/content/rule-texts.js';
import SUMMARIES_EN from '../src/summaries/messages.en.json' with { type: 'json' };
import { recordOf, SUMMARIES } from '../src/summaries/sections.js';

const ENGLISH: Readonly<Record<string, string>> = SUMMARIES_EN;
const DE: Readonly<Record<string, string>> = GERMAN;
/** A column of a telephone has some forty letters: a section is read without scrolling. */
const LONGEST = 340;

test('every game has a summary of its rules, or uses the texts of its rules', () => {
  for (const { id } of GAMES) assert.ok(id in SUMMARIES || Object.keys(TEXTS_OF[id] ?? {}).length > 0, id);
  assert.deepEqual(
    Object.keys(SUMMARIES).filter((id) => !gameById(id)),
    [],
  );
});

for (const [id, sections] of Object.entries(SUMMARIES)) {
  test(`${id}: words for each section, in English and German, and pictures that can be drawn`, () => {
    const game = gameById(id);
    assert.ok(game);
    assert.ok(sections.length >= 3);
    assert.ok(sections.some(({ picture }) => picture));
    for (const { key, picture } of sections) {
      for (const name of [`summary.${id}.${key}-title`, `summary.${id}.${key}`]) {
        assert.ok((ENGLISH[name] ?? '').length > 2, name);
        assert.ok((DE[name] ?? '').length > 2, name);
        assert.ok((ENGLISH[name] ?? '').length <= LONGEST, name);
      }
      if (!picture) continue;
      const text = recordOf(picture);
      const records = parseRecords(text);
      assert.ok(records.ok && records.value[0], text);
      const session = sessionFromRecord(game, records.value[0], text);
      assert.ok(session.ok, session.ok ? '' : `${text} ${session.error.code}`);
    }
  });
}
