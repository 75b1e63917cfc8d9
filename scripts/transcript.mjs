// npm run transcript [-- GAME...]: plays a game of each kind by keyboard and compares what a screen reader would say with the
// accepted transcripts in packages/elements/test/transcripts. npm run transcript -- --accept [GAME...] writes them: read them
// aloud first. It uses only the Chromium pinned by the lockfile; where that does not run, one line says so and nothing fails.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, ROOT, stop } from './run.mjs';
import { listen, Reader } from './scenes/reader.mjs';
import { SPOKEN } from './scenes/spoken.mjs';
import { openStage, setUp } from './scenes/stage.mjs';
import { tellTotals, totalsLine } from './totals.mjs';

const { values, positionals } = asked(
  'npm run transcript -- [--accept] [GAME...]',
  { accept: { type: 'boolean', default: false } },
  true,
);
const FOLDER = join(ROOT, 'packages/elements/test/transcripts');
const OUT = join(ROOT, 'coverage/transcripts');
const games = Object.keys(SPOKEN).filter((game) => positionals.length === 0 || positionals.includes(game));
if (games.length === 0)
  stop(`There is no transcript of ${positionals.join(' or ')}, only of ${Object.keys(SPOKEN).join(', ')}.`);

const stage = await openStage();
if (!stage) {
  console.log('transcript: skipped, because the pinned Chromium runs on Linux x64 only.');
  process.exit(0);
}
const { page } = stage;
await page.evaluateOnNewDocument(listen);
const session = await page.createCDPSession();
await session.send('Accessibility.enable');

/** The transcript of all parts of a game's script. */
async function transcriptOf(game) {
  const lines = [];
  for (const { heading, attributes, steps } of SPOKEN[game]) {
    await setUp(stage, { tag: game, attributes }, 'desktop', 'light');
    await page.evaluate(() => globalThis.setBotPace('at-once'));
    const reader = new Reader(page, session);
    lines.push(`# ${heading}`, '', ...(await reader.heard()));
    try {
      for (const step of steps) await reader.step(step);
    } catch (error) {
      reader.lines.push(`!           ${error.message}`);
    }
    lines.push(...reader.lines, '');
  }
  return lines.join('\n');
}

const inOneLine = (text) => text.replace(/\s*\n\s*/g, ' · ');

/** The first line that differs from the accepted transcript, as a sentence; undefined if none does. */
function differenceOf(accepted, now) {
  if (accepted === now) return undefined;
  const [old, said] = [accepted.split('\n'), now.split('\n')];
  const at = said.findIndex((line, index) => line !== old[index]);
  return `line ${at + 1}\n  accepted: ${old[at] ?? ''}\n  now:      ${said[at] ?? ''}`;
}

/** The fault of a transcript, as a sentence; undefined if there is none. */
function faultOf(game, now) {
  const file = join(FOLDER, `${game}.txt`);
  return now.match(/^!.*/m)?.[0] ?? differenceOf(existsSync(file) ? readFileSync(file, 'utf8') : '', now);
}

const failures = [];
const unsteady = [];
mkdirSync(values.accept ? FOLDER : OUT, { recursive: true });
for (const game of games) {
  let now = await transcriptOf(game);
  let fault = faultOf(game, now);
  if (fault) console.log(`${game}: ${fault}`);
  if (fault && !values.accept) {
    // A starved machine may have cut a sentence in two; a real fault recurs
    const first = fault;
    now = await transcriptOf(game);
    fault = faultOf(game, now);
    if (!fault) unsteady.push(`transcript of ${game}: ${inOneLine(first)}`);
  }
  writeFileSync(join(values.accept ? FOLDER : OUT, `${game}.txt`), now);
  if (fault && (!values.accept || /^!/m.test(now))) failures.push(`transcript of ${game}: ${inOneLine(fault)}`);
}
await stage.close();

const totals = { passed: games.length - failures.length, failed: failures.length, failures, unsteady };
tellTotals(totals);
console.log(`transcript: ${totalsLine(totals)}`);
if (failures.length > 0) {
  console.log(`Read ${OUT}. If the change is meant: npm run transcript -- --accept [GAME...]`);
  process.exitCode = 1;
}
