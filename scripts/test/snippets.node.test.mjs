// The code in the guides: scripts for Node run, components of frameworks compile as in an app of their authors, and settings can
// be read. Pages of HTML are opened in hosts.node.test.mjs, commands run in packages/cli/test/docs.node.test.ts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compile } from 'svelte/compiler';
import { ROOT } from '../run.mjs';

const FRAMEWORKS = 'docs/embedding/frameworks.md';
const APPS = join(ROOT, 'packages/elements/test/frameworks');
/** What a snippet of React takes from the code around it. */
const AROUND_REACT = 'declare function onMove(event: Event): void;\n';

// In the clone, so that snippets find the packages
mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
const scratch = mkdtempSync(join(ROOT, 'node_modules/.cache/griddle-snippets-'));
after(() => rmSync(scratch, { recursive: true }));

const read = (page) => readFileSync(join(ROOT, page), 'utf8');

/** The snippets of a page in some languages, with the heading that each is under. */
function snippetsIn(page, languages) {
  const text = read(page);
  return [...text.matchAll(new RegExp(`^\`\`\`(?:${languages})\\n(.*?)^\`\`\``, 'gms'))].map(({ 1: code, index }) => ({
    code,
    heading: [...text.slice(0, index).matchAll(/^## (.*)$/gm)].at(-1)?.[1] ?? '',
    name: `${page}:${text.slice(0, index).split('\n').length}`,
  }));
}

function node(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const PAGES = [
  ...readdirSync(join(ROOT, 'docs'), { recursive: true }).map((name) => `docs/${name.replaceAll('\\', '/')}`),
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/README.md`),
].filter((name) => name.endsWith('.md') && name !== FRAMEWORKS);
/** Settings of other programs, which their checks of `npm run hosts` have, and code that only a page can run. */
const NOT_OF_NODE = /eleventyConfig|addEventListener/;
const scripts = PAGES.flatMap((page) => snippetsIn(page, 'js')).filter(({ code }) => !NOT_OF_NODE.test(code));

for (const { code, name } of scripts)
  test(`the script at ${name} runs`, () => {
    const { said, status } = node([
      '--conditions=griddle-source',
      '--import=tsx',
      '--input-type=module',
      '--eval',
      code,
    ]);
    assert.equal(status, 0, said);
    assert.notEqual(said, '', 'it shows nothing');
  });

test('the guides have scripts for Node', () => assert.ok(scripts.length > 4));

/** Compiles files as an app under packages/elements/test/frameworks; resolves to what the compiler says. */
function compiled(app, program, files) {
  const folder = mkdtempSync(join(scratch, 'app-'));
  const config = JSON.parse(readFileSync(join(APPS, app, 'tsconfig.json'), 'utf8'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, extends: join(APPS, 'tsconfig.json') }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return node([join(ROOT, 'node_modules', program), '-p', folder]);
}

const underHeading = (heading, languages) =>
  snippetsIn(FRAMEWORKS, languages).filter((snippet) => snippet.heading === heading);

test('the components of React compile', () => {
  const snippets = underHeading('React', 'tsx');
  assert.equal(snippets.length, 2);
  const files = Object.fromEntries(snippets.map(({ code }, at) => [`part-${at}.tsx`, `${AROUND_REACT}${code}`]));
  assert.deepEqual(compiled('react-19', 'typescript/bin/tsc', files), { status: 0, said: '' });
  const wrong = { 'wrong.tsx': snippets[0].code.replace('mode="play"', 'mode="plya"') };
  assert.match(compiled('react-19', 'typescript/bin/tsc', wrong).said, /"plya"/);
});

test('the component of Solid compiles', () => {
  const [{ code }] = underHeading('Solid', 'tsx');
  assert.deepEqual(compiled('solid', 'typescript/bin/tsc', { 'part.tsx': code }), { status: 0, said: '' });
  const wrong = { 'wrong.tsx': code.replace('detail.move)', 'detail.mvoe)') };
  assert.match(compiled('solid', 'typescript/bin/tsc', wrong).said, /mvoe/);
});

test('the component of Vue compiles', () => {
  const [{ code }] = underHeading('Vue', 'html');
  const typed = code.replace(
    '<script setup>',
    '<script setup lang="ts">\nimport type {} from "@griddle/elements/vue";',
  );
  const program = 'vue-tsc/bin/vue-tsc.js';
  assert.deepEqual(compiled('vue', program, { 'App.vue': typed }), { status: 0, said: '' });
  const wrong = { 'App.vue': typed.replace('detail.move)', 'detail.mvoe)') };
  assert.match(compiled('vue', program, wrong).said, /mvoe/);
});

test('the component of Svelte compiles', () => {
  const [{ code }] = underHeading('Svelte', 'html');
  const { js, warnings } = compile(code, { filename: 'App.svelte' });
  assert.deepEqual(warnings, []);
  assert.match(js.code, /griddle-move/);
});

const settings = [...PAGES, FRAMEWORKS].flatMap((page) => snippetsIn(page, 'json'));

for (const { code, name } of settings)
  test(`the settings at ${name} can be read, and their files exist`, () => {
    const text = JSON.stringify(JSON.parse(code));
    const files = [...text.matchAll(/"\.\/(node_modules\/@griddle\/[^"]+)"/g)].map(([, file]) => file);
    assert.deepEqual(
      files.filter((file) => !existsSync(join(ROOT, file))),
      [],
    );
  });

test('the guides have settings', () => assert.ok(settings.length > 0));

test('the types to import once are there', () => {
  const imports = read(FRAMEWORKS).match(/import type \{\} from '[^']+'/g);
  assert.ok(new Set(imports).size >= 4);
  assert.deepEqual(compiled('plain', 'typescript/bin/tsc', { 'types.ts': `${imports.join(';\n')};\n` }), {
    status: 0,
    said: '',
  });
});
