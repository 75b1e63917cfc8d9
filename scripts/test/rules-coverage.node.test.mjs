// The coverage of rules in a small made-up project, and in this project's catalogues.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { idsIn, readCatalogue, rulesCoverage, rulesCoveragePlugin } from '../rules-coverage/coverage.mjs';
import { ROOT } from '../run.mjs';

const CATALOGUE = `# Toy: the rules

- TY-1 A rule
  over two lines.
- TY-2 A rule with _a ruling_.
- TY-3 Nobody shows this.
- TY-4 Forgotten everywhere.
- TY-5 Both shown and excused.

## Later

- TY-6 Not yet. TY-7 Nor this,
  by far.
`;

const FILES = {
  'packages/rules/src/toy/RULES.md': CATALOGUE,
  'packages/rules/src/toy/index.ts': '/** TY-1 to TY-3, and TY-5. */ export {};',
  'packages/rules/test/toy/toy.node.test.ts':
    "test('TY-1 one', () => {});\ntest(`TY-2–3 ${1}`, () => {});\nit('TY-5', x);",
  'packages/rules/test/toy/helper.ts': "test('TY-4 in a file that is no test', () => {});",
  'stories/toy/toy.stories.ts': `
    export default { title: 'Rules/Toy' };
    export const TY1One = { name: 'TY-1 One', ...demo() };
    export const TY1Two = { name: 'TY-1 Two' };
    export const TY2Other = { name: 'Not about TY-2' };
    export const TY5Five = { name: 'TY-5 Five' };`,
  'stories/toy/no-story.json': '{ "TY-3": "It is about nothing that can be seen.", "TY-5": "Forgotten line." }',
  'tts-mod/src/main.ts': '// TY-2',
};

const folder = mkdtempSync(join(tmpdir(), 'griddle-coverage-'));
after(() => rmSync(folder, { recursive: true }));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const [toy] = rulesCoverage(folder);
const rule = (id) => toy.rules.find((candidate) => candidate.id === id);

test('rule ids are found, also in ranges', () => {
  assert.deepEqual([...idsIn('TY-1, TY-3 to TY-5 and TY-8–10')].sort(), [
    'TY-1',
    'TY-10',
    'TY-3',
    'TY-4',
    'TY-5',
    'TY-8',
    'TY-9',
  ]);
  assert.deepEqual([...idsIn('no id, XTY-1 or TY-')], []);
});

test('a catalogue lists its rules in order, with their words, and planned ones', () => {
  const { title, rules } = readCatalogue(CATALOGUE);
  assert.equal(title, 'Toy');
  assert.deepEqual(
    rules.map(({ id }) => id),
    ['TY-1', 'TY-2', 'TY-3', 'TY-4', 'TY-5', 'TY-6', 'TY-7'],
  );
  assert.equal(rules[0].words, 'A rule over two lines.');
  assert.equal(rules[1].words, 'A rule with a ruling.');
  assert.deepEqual(rules.slice(-2), [
    { id: 'TY-6', words: 'Not yet.', later: true },
    { id: 'TY-7', words: 'Nor this, by far.', later: true },
  ]);
});

test('a rule is covered by code, a test title and a story or a reason', () => {
  assert.deepEqual(rule('TY-1').code, ['packages/rules/src/toy/index.ts']);
  assert.deepEqual(rule('TY-1').tests, [{ file: 'packages/rules/test/toy/toy.node.test.ts', title: 'TY-1 one' }]);
  assert.deepEqual(rule('TY-1').stories, [
    { id: 'rules-toy--ty-1-one', name: 'TY-1 One' },
    { id: 'rules-toy--ty-1-two', name: 'TY-1 Two' },
  ]);
  assert.deepEqual(rule('TY-1').missing, []);
  assert.deepEqual(rule('TY-3').missing, []);
  assert.equal(rule('TY-2').code.length, 2);
});

test('missing coverage is reported', () => {
  assert.deepEqual(rule('TY-2').missing, ['no story shows it and no line says why']);
  assert.deepEqual(rule('TY-4').missing, [
    'no code cites it',
    'no test is titled with it',
    'no story shows it and no line says why',
  ]);
  assert.deepEqual(rule('TY-5').missing, ['a story shows it, and a line says why none does']);
  assert.deepEqual(rule('TY-6').missing, []);
});

test('Storybook gets the coverage of this project as a module', () => {
  const plugin = rulesCoveragePlugin();
  const resolved = plugin.resolveId('virtual:rules-coverage');
  assert.equal(plugin.resolveId('lit'), undefined);
  assert.equal(plugin.load('lit'), undefined);
  const games = JSON.parse(plugin.load(resolved).replace(/^export default |;$/g, ''));
  assert.deepEqual(games, JSON.parse(JSON.stringify(rulesCoverage(ROOT))));
  assert.ok(games.some(({ game }) => game === 'waffle-wars'));
});
