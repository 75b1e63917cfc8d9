// A game of each family that `npm run new-game` writes is green: in a copy of the project it compiles, keeps the linter's rules, passes
// its tests, and plays on the command line, in a browser, and in Lua as the Tabletop Simulator has it.
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from '../run.mjs';

/** A game of each family. */
const ID = 'toy-row';
const CARDS = 'toy-cards';
const copy = mkdtempSync(join(tmpdir(), 'griddle-new-game-'));

/** Runs Node in the copy; resolves to what it says, and its exit code. */
function node(...args) {
  const env = { ...process.env };
  // By which a program of the copy would take itself for a test of this one
  delete env.NODE_TEST_CONTEXT;
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : error.code, said: stdout + stderr }),
    );
  });
}

/** Runs code in a page that has the elements of the copy; says what it returns. */
function inBrowser(file, code) {
  writeFileSync(
    join(copy, file),
    `import { openElementPage } from './scripts/element-page.mjs';
    const { page, close } = await openElementPage({});
    console.log(await page.evaluate(async () => { ${code} }));
    await close();`,
  );
  return node(file);
}

/** Fails where a run of tests has failed, or had not so many. */
function assertTested({ said, status }, least) {
  assert.equal(status, 0, said.slice(-3000));
  const count = [...said.matchAll(/^ℹ pass (\d+)/gm)].reduce((sum, [, passed]) => sum + Number(passed), 0);
  assert.ok(count >= least, said.slice(-3000));
}

/** Fails with what a program has said. */
function assertGreen({ said, status }) {
  assert.equal(status, 0, said.slice(-3000));
}

/** Puts a path of the project into the copy, where it is there. */
function take(path) {
  if (existsSync(join(ROOT, path)))
    cpSync(join(ROOT, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
}

before(() => {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0')) if (file !== '') take(file);
  // Some tools ask it for the files
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  // What is compiled already need not be compiled once more
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    take(`packages/${name}/dist`);
    for (const folder of ['test', 'tools']) take(`packages/${name}/${folder}/tsconfig.tsbuildinfo`);
  }
  // As links where the file system has them; nothing is written over there
  const linked = spawnSync('cp', ['-al', join(ROOT, 'node_modules'), join(copy, 'node_modules')]);
  if (linked.status !== 0) take('node_modules');
  for (const name of readdirSync(join(ROOT, 'packages'))) take(`packages/${name}/node_modules`);
});

after(() => rmSync(copy, { recursive: true }));

test('the command writes a game, and only once', async () => {
  assertGreen(await node('scripts/new-game.mjs', ID, '--title', 'Toy Row'));
  assertGreen(await node('scripts/new-game.mjs', CARDS, '--family', 'table', '--rules', 'TC'));
  const again = await node('scripts/new-game.mjs', ID);
  assert.deepEqual([again.status, again.said.trim()], [2, `There is a game ${ID} already.`]);
  const wrong = await node('scripts/new-game.mjs', 'Toy_Row');
  assert.match(wrong.said, /^A game's name has small letters/);
  assert.equal(wrong.status, 2);
});

test('both compile', async () => assertGreen(await node('node_modules/typescript/bin/tsc', '-b')));

// Each takes long and few of them both cores, so two go on at a time
describe('a new game', { concurrency: 2 }, () => {
  test('they pass the linter, and no generated file is stale', async () => {
    const own = [
      ...[ID, CARDS].flatMap((id) => [
        `packages/rules/src/${id}`,
        `packages/rules/test/${id}`,
        `packages/rules/samples/${id}.ts`,
        `packages/art/src/${id}`,
        `packages/elements/src/games/${id}.ts`,
        `stories/${id}`,
      ]),
      `packages/cli/src/games/${CARDS}.ts`,
      ...['art', 'bots', 'cli', 'elements', 'rules'].map((name) => `packages/${name}/src/generated`),
      'tts-mod/src/generated',
    ];
    assertGreen(await node('node_modules/eslint/bin/eslint.js', ...own));
    assertGreen(await node('node_modules/prettier/bin/prettier.cjs', '--check', ...own));
    assertGreen(await node('scripts/generate.mjs', '--check'));
    assertGreen(await node('scripts/voice.mjs'));
  });

  test('their own tests pass, and so do those that list all games', async () => {
    const tests = [
      `packages/rules/test/${ID}/rules.node.test.ts`,
      `packages/rules/test/${CARDS}/rules.node.test.ts`,
      'packages/rules/test/grid/samples.node.test.ts',
      'packages/elements/test/summaries.node.test.ts',
      'packages/elements/test/lessons.node.test.ts',
      'packages/bots/test/same-games.node.test.ts',
    ];
    assertTested(await node('scripts/test-node.mjs', ...tests), 100);
    // From the sources, as the copy has not been built
    const flags = ['--conditions=griddle-source', '--import=tsx', '--test', '--test-reporter=spec'];
    const lists = ['games', 'rule-texts', 'guide', 'languages'].map((name) => `scripts/test/${name}.node.test.mjs`);
    assertTested(await node(...flags, ...lists), 100);
    assertGreen(await node('scripts/rules-coverage.mjs'));
  });

  test('npm test with their names runs all of theirs: rules, laws, Lua, a table and elements', async () => {
    const { said, status } = await node('scripts/test.mjs', ID, CARDS);
    assert.equal(status, 0, said.slice(-3000));
    for (const part of [
      ...[ID, CARDS].flatMap((id) => [
        `${id}: the laws of the contract hold`,
        // In Lua as in Node
        `${id} : its records, with no law broken`,
      ]),
      'perft counts',
      // Chosen from the menu of the table, in the Lua of its save
      `is played by hand from start to end: ${ID}, random game 2`,
    ])
      assert.ok(said.includes(part), part);
    assert.match(said, /^Browsers: [1-9]\d* passed, 0 failed$/m);
  });

  test('a card game can be played to its end in a browser', async () => {
    const played = await inBrowser(
      'play-cards.mjs',
      `document.body.innerHTML = '<${CARDS} mode="play" start="now" loading="eager" keep="none" seed="1"></${CARDS}>';
      const [element] = document.body.children;
      await element.updateComplete;
      for (let left = 16; left > 0; left--) [1, 2, 3, 4].some((slot) => element.play('slot:' + slot));
      await element.updateComplete;
      return element.shadowRoot.querySelector('[part~=status]').textContent;`,
    );
    assert.equal(played.status, 0, played.said);
    assert.match(played.said, /most points/);
  });

  test('they can be played on the command line, and embedded by their tags', async () => {
    const griddle = (...args) =>
      node('--conditions=griddle-source', '--import=tsx', 'packages/cli/src/main.ts', ...args);
    const moves = await griddle('moves', ID);
    assertGreen(moves);
    assert.match(moves.said, /\ba1\b/);
    const cards = await griddle('show', CARDS, '--json');
    assertGreen(cards);
    assert.match(cards.said, /"cards":/);
    writeFileSync(join(copy, 'toy.txt'), '[Game "Toy Row"]\n\n1. c3 d4 2. c4\n');
    const embed = await griddle('embed', 'toy.txt');
    assertGreen(embed);
    assert.match(embed.said, /<toy-row mode="replay"/);
  });

  test('it can be played in a browser', async () => {
    const { said, status } = await inBrowser(
      'play-toy.mjs',
      `document.body.innerHTML = '<${ID} mode="play" start="now" loading="eager" keep="none"></${ID}>';
      const [element] = document.body.children;
      await element.updateComplete;
      for (const move of ['a1', 'a2', 'b1', 'b2', 'c1']) element.play(move);
      await element.updateComplete;
      return element.shadowRoot.querySelector('[part~=status]').textContent;`,
    );
    assert.equal(status, 0, said);
    assert.match(said, /Strawberries won: three in a row\./);
  });
});
