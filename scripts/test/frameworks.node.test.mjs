// Our package in apps: types and components for frameworks, and the manifest that they are generated from. Each app under
// packages/elements/test/frameworks is compiled as its authors would; what is wrong on purpose
// (`@ts-expect-error`, Wrong.svelte) has to be refused.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from '../browsers.mjs';
import { ELEMENTS_OF_GAMES } from '../games.mjs';
import { ROOT } from '../run.mjs';

const PACKAGE = join(ROOT, 'packages/elements');
const APPS = join(PACKAGE, 'test/frameworks');
/** An app with its own React; the others have the project's, which is 19. */
const REACT_18 = join(ROOT, 'scripts/test/react-18');
const scratch = mkdtempSync(join(tmpdir(), 'griddle-frameworks-'));

/** Runs a program from node_modules. */
function node(program, args, cwd = ROOT) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

before(() => {
  // Types already exist if the project was checked or built
  for (const [program, args, cwd] of [
    ['typescript/bin/tsc', ['-b', 'packages/elements'], ROOT],
    ['@custom-elements-manifest/analyzer/cem.js', ['analyze'], PACKAGE],
  ]) {
    const { status, said } = node(program, args, cwd);
    assert.equal(status, 0, said);
  }
  const made = spawnSync(process.execPath, [join(PACKAGE, 'scripts/integrations.mjs')], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
});

after(() => rmSync(scratch, { recursive: true }));

describe('apps compile, and errors in them are found', () => {
  for (const app of [join(APPS, 'plain'), join(APPS, 'react-19'), REACT_18, join(APPS, 'solid')])
    test(basename(app), () => assert.deepEqual(node('typescript/bin/tsc', ['-p', app]), { status: 0, said: '' }));

  test('vue', () =>
    assert.deepEqual(node('vue-tsc/bin/vue-tsc.js', ['-p', join(APPS, 'vue')]), { status: 0, said: '' }));

  test('svelte', () => {
    const { said } = node('svelte-check/bin/svelte-check', [
      '--workspace',
      join(APPS, 'svelte'),
      '--output',
      'machine',
    ]);
    const errors = said.split('\n').filter((line) => / ERROR /.test(line));
    assert.equal(errors.length, 2, said);
    assert.match(errors[0], /"Wrong\.svelte" 5:.*not assignable to type 'Mode/);
    assert.match(errors[1], /"Wrong\.svelte" 6:.*'mvoe' does not exist on type 'MoveDetail'/);
  });
});

/** The folders of React in each of its versions, as aliases for bundles. */
const REACTS = {
  18: { react: join(REACT_18, 'node_modules/react'), 'react-dom': join(REACT_18, 'node_modules/react-dom') },
  19: {},
};

for (const [version, alias] of Object.entries(REACTS)) {
  describe(`components of React ${version}`, () => {
    const bundled = async (contents, platform, outfile) =>
      build({
        stdin: { contents, resolveDir: PACKAGE, loader: 'js' },
        bundle: true,
        format: 'esm',
        platform,
        alias,
        conditions: ['griddle-source'],
        tsconfig: join(ROOT, 'tsconfig.base.json'),
        define: { 'process.env.NODE_ENV': '"development"' },
        external: ['module'],
        logLevel: 'error',
        banner:
          platform === 'node'
            ? { js: "import { createRequire } from 'node:module'; const require = createRequire('/');" }
            : {},
        outfile: join(scratch, outfile),
      });

    /** Opens a page with a bundle of `script`; resolves to it and to what its console has reported. */
    async function open(browser, script, html = '<main></main>') {
      const page = await newTab(browser);
      const problems = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.setContent(`<!doctype html><body>${html}</body>`);
      await page.addScriptTag({ type: 'module', content: readFileSync(join(scratch, script), 'utf8') });
      await page.waitForFunction(
        'document.querySelector("waffle-wars:defined")?.shadowRoot?.querySelector("[role=gridcell]")',
      );
      return { page, problems };
    }

    let browser;
    before(async () => {
      const options = await chromiumOptions();
      if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
      browser = await puppeteer.launch(options);
    });
    after(() => browser.close());

    test('events reach the handlers after hydration', async () => {
      const app = (how) => `import { createElement } from 'react';
        import { ${how.name} } from 'react-dom/${how.from}';
        import { WaffleWars } from '@griddle/elements/react';
        const told = [];
        const app = createElement('main', null, createElement(WaffleWars, {
          mode: 'play', seats: 'human,human', start: 'now',
          onGriddleMove: ({ detail }) => told.push(detail.move),
        }));`;
      await bundled(
        `${app({ name: 'renderToString', from: 'server' })} console.log(renderToString(app));`,
        'node',
        'server.mjs',
      );
      const { stdout, stderr } = spawnSync(process.execPath, [join(scratch, 'server.mjs')], { encoding: 'utf8' });
      assert.match(stdout, /<waffle-wars[^>]*mode="play"/, stderr);
      assert.equal(stderr, '');
      await bundled(
        `${app({ name: 'hydrateRoot', from: 'client' })} hydrateRoot(document.querySelector('section'), app); Object.assign(window, { told });`,
        'browser',
        'client.js',
      );
      const { page, problems } = await open(browser, 'client.js', `<section>${stdout.trim()}</section>`);
      assert.equal(await page.evaluate('document.querySelector("waffle-wars").play("c3")'), true);
      assert.deepEqual(await page.evaluate('told'), ['c3']);
      assert.deepEqual(problems, []);
    });

    test('an inline handler is called once a move, and the newest is', async () => {
      await bundled(
        `import { createElement, StrictMode, useState } from 'react';
        import { createRoot } from 'react-dom/client';
        import { WaffleWars } from '@griddle/elements/react';
        const told = [], refs = [];
        const filled = (node) => { refs.push(node?.localName ?? null); };
        function App() {
          const [renders, setRenders] = useState(0);
          const [shown, setShown] = useState(true);
          Object.assign(window, { told, refs, render: () => setRenders(renders + 1), hide: () => setShown(false) });
          return createElement('main', { 'data-renders': renders }, shown && createElement(WaffleWars, {
            mode: 'play', seats: 'human,human', start: 'now', ref: filled,
            onGriddleMove: ({ detail }) => told.push(detail.move + ' in render ' + renders),
          }));
        }
        createRoot(document.querySelector('main')).render(createElement(StrictMode, null, createElement(App)));`,
        'browser',
        'rendered.js',
      );
      const { page, problems } = await open(browser, 'rendered.js');
      for (const renders of [1, 2, 3]) {
        await page.evaluate('render()');
        await page.waitForSelector(`[data-renders="${renders}"]`);
      }
      const filledBefore = await page.evaluate('refs.length');
      await page.evaluate('globalThis.board = document.querySelector("waffle-wars"), board.play("c3")');
      assert.deepEqual(await page.evaluate('told'), ['c3 in render 3']);
      await page.evaluate('render()');
      await page.waitForSelector('[data-renders="4"]');
      assert.equal(await page.evaluate('refs.length'), filledBefore);
      await page.evaluate('hide()');
      await page.waitForFunction('!document.querySelector("waffle-wars")');
      await page.evaluate('board.play("d4")');
      assert.deepEqual(await page.evaluate('told'), ['c3 in render 3']);
      assert.equal(await page.evaluate('refs.at(-1)'), null);
      assert.deepEqual(problems, []);
    });
  });
}

describe('the manifest', () => {
  const read = (file) => readFileSync(join(PACKAGE, file), 'utf8');
  const elementsOf = (text) =>
    JSON.parse(text).modules.flatMap(({ path, declarations, exports }) =>
      declarations.filter(({ tagName }) => tagName).map((declaration) => ({ path, exports, ...declaration })),
    );

  test('is smaller than 120 kB', () => assert.ok(read('custom-elements.json').length < 120_000));

  test('has the public elements and no others', () => {
    const tags = [...ELEMENTS_OF_GAMES.map(({ tag }) => tag), 'griddle-daily', 'move-list', 'score-sheet'];
    assert.deepEqual(
      elementsOf(read('custom-elements.json'))
        .map(({ tagName }) => tagName)
        .sort(),
      tags.sort(),
    );
  });

  test('has for each a path that the package exports', () => {
    const { exports } = JSON.parse(read('package.json'));
    for (const { path, tagName, name, exports: told } of elementsOf(read('custom-elements.json'))) {
      assert.ok(existsSync(join(PACKAGE, exports[`./${path}`]['griddle-source'])), path);
      const own = { name, module: path };
      assert.deepEqual(told, [
        { kind: 'js', name, declaration: own },
        { kind: 'custom-element-definition', name: tagName, declaration: own },
      ]);
    }
  });

  test('has the type of each event, and the values and types of all attributes and properties', () => {
    for (const { tagName, events, attributes, members, cssParts } of elementsOf(
      read('manifest/custom-elements.json'),
    )) {
      for (const { name, type, description } of events) {
        assert.match(type?.text ?? '', /^CustomEvent<\w+>$/, `${tagName} ${name}`);
        assert.ok(description, `${tagName} ${name}`);
      }
      for (const one of [...attributes, ...members.filter(({ kind }) => kind === 'field')]) {
        assert.ok(one.type?.text && one.description, `${tagName} ${one.name}`);
        assert.notEqual(one.privacy, 'private');
      }
      for (const { name, description } of cssParts) assert.ok(description, `${tagName} ${name}`);
    }
  });

  test('has all parts that its elements let pages style', () => {
    const [game] = JSON.parse(read('custom-elements.json')).modules.flatMap(({ declarations }) =>
      declarations.filter(({ name }) => name === 'GameElement'),
    );
    const [board] = elementsOf(read('custom-elements.json')).filter(({ tagName }) => tagName === 'waffle-wars');
    assert.equal(board.superclass.name, 'GameElement');
    const names = (list) => list.map(({ name }) => name).sort();
    for (const list of ['cssParts', 'cssProperties', 'slots', 'events', 'members', 'attributes'])
      assert.deepEqual(names(board[list]), names(game[list]), list);
    assert.match(game.attributes.find(({ name }) => name === 'mode').type.text, /'diagram' \| 'replay' \| 'play'/);
  });
});

test('editors get data for every element', () => {
  const tags = JSON.parse(readFileSync(join(PACKAGE, 'integrations/vscode.html-custom-data.json'), 'utf8')).tags;
  const modes = tags.find(({ name }) => name === 'waffle-wars').attributes.find(({ name }) => name === 'mode').values;
  assert.deepEqual(modes.map(({ name }) => name).sort(), ['diagram', 'lesson', 'play', 'puzzle', 'replay']);
  const types = JSON.parse(readFileSync(join(PACKAGE, 'integrations/web-types.json'), 'utf8'));
  assert.equal(types.name, '@griddle/elements');
  assert.equal(types.contributions.html.elements.length, tags.length);
});
