// npm run compare-stories -- BEFORE [AFTER] [--only PART-OF-AN-ID] [--out FOLDER]: finds stories that look different.
// BEFORE and AFTER are commits, or folders of pictures from SHOTS=folder npm run test-stories; AFTER defaults to the working
// tree. A commit is checked out, installed, built and shot in its own folder, which takes minutes.
// FOLDER/index.html shows the stories that differ: before, after, and the differences in red.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { compareInPage } from './compare-in-page.mjs';
import { asked, ROOT, run, stop } from './run.mjs';

const USAGE = 'npm run compare-stories -- BEFORE [AFTER] [--only PART-OF-AN-ID] [--out FOLDER]';
const { values, positionals } = asked(USAGE, { only: { type: 'string', default: '' }, out: { type: 'string' } }, true);
const [before, after] = positionals;
if (!before) stop(`Usage: ${USAGE}`);
const launchOptions = await chromiumOptions();
if (!launchOptions) stop(HOW_TO_GET_A_BROWSER);
const out = resolve(values.out ?? mkdtempSync(join(tmpdir(), 'griddle-stories-')));

/** Runs a program to its end; a failure ends the comparison. */
async function must(folder, command, args, env) {
  if ((await run(command, args, { env, cwd: folder })) !== 0)
    stop(`"${command} ${args.join(' ')}" failed in ${folder}.`);
}

/** Takes the pictures of all stories of a clone. A failing story is reported by its check, and still has a picture. */
async function shoot(clone, pictures) {
  await must(clone, 'npm', ['run', 'build-storybook']);
  await run('npm', ['run', 'test-stories', '--', '--only', values.only], { env: { SHOTS: pictures }, cwd: clone });
}

/** Puts the pictures of a commit, a folder or the working tree into `pictures`. */
async function collect(source, pictures) {
  mkdirSync(pictures, { recursive: true });
  if (source === undefined) return shoot(ROOT, pictures);
  if (existsSync(source)) return cpSync(source, pictures, { recursive: true });
  const clone = mkdtempSync(join(tmpdir(), 'griddle-commit-'));
  await must(ROOT, 'git', ['worktree', 'add', '--detach', clone, source]);
  try {
    await must(clone, 'npm', ['ci']);
    await shoot(clone, pictures);
  } finally {
    await run('git', ['worktree', 'remove', '--force', clone]);
    rmSync(clone, { recursive: true, force: true });
  }
}

const folders = { before: join(out, 'before'), after: join(out, 'after'), difference: join(out, 'difference') };
await collect(before, folders.before);
await collect(after, folders.after);
mkdirSync(folders.difference, { recursive: true });

const namesIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.png') && name.includes(values.only));
const [old, now] = [namesIn(folders.before), namesIn(folders.after)];
const read = (folder, name) => readFileSync(join(folder, name), 'base64');

/** The stories that differ, most different first. */
const found = [];
const browser = await puppeteer.launch(launchOptions);
try {
  const page = await browser.newPage();
  for (const name of now.filter((name) => old.includes(name))) {
    const files = [read(folders.before, name), read(folders.after, name)];
    if (files[0] === files[1]) continue;
    const { pixels, all, picture } = await page.evaluate(compareInPage, ...files);
    if (pixels === 0) continue;
    writeFileSync(join(folders.difference, name), picture, 'base64');
    found.push({ name, pixels, share: ((100 * pixels) / all).toFixed(2) });
  }
} finally {
  await browser.close();
}
found.sort((one, other) => other.pixels - one.pixels);

const only = (names, others) => names.filter((name) => !others.includes(name));
const image = (folder, name) => `<td><img src="${folder}/${name}" alt="${folder}" loading="lazy" /></td>`;
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Stories that differ</title>
<style>
  td { vertical-align: top; }
  img { max-inline-size: 30vw; border: 1px solid; }
</style>
${found
  .map(
    ({ name, share }) => `<h2>${name}: ${share} %</h2>
<table><tr>${['before', 'after', 'difference'].map((folder) => image(folder, name)).join('')}</tr></table>`,
  )
  .join('\n')}
</html>
`,
);

for (const { name, pixels, share } of found) console.log(`${name}: ${pixels} pixels differ (${share} %)`);
for (const name of only(old, now)) console.log(`${name}: only before`);
for (const name of only(now, old)) console.log(`${name}: only after`);
console.log(`${found.length} of ${now.length} pictures differ. Look at ${join(out, 'index.html')}`);
