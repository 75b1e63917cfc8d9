// npm run pictures [-- NAME...]: takes the pictures of docs/first-look again and compares them with the accepted ones there.
// npm run pictures -- --accept [NAME...]: accepts new pictures, and writes docs/first-look.md. NAME is a prefix.
// Only the Chromium pinned by the lockfile takes pictures; where it does not run, or finds other fonts, one line says so and
// nothing fails.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareInPage } from './compare-in-page.mjs';
import { asked, ROOT, stop } from './run.mjs';
import { pageOf, PICTURES } from './scenes/scenes.mjs';
import { fingerprint, openStage, setUp, still } from './scenes/stage.mjs';
import { tellTotals, totalsLine } from './totals.mjs';

const { values, positionals } = asked(
  'npm run pictures -- [--accept] [NAME...]',
  { accept: { type: 'boolean', default: false } },
  true,
);
const MOST = 66;
const FOLDER = join(ROOT, 'docs/first-look');
const PAGE = join(ROOT, 'docs/first-look.md');
const MANIFEST = join(FOLDER, 'manifest.json');
const OUT = join(ROOT, 'coverage/pictures');

/** A pixel differs if a channel differs by at least this much of 255; compression changes less. */
const LEAST = 32;
/** The number of pixels that may differ, less than one letter: the same browser differs only by rounding. */
const TOLERANCE = 24;

const fileOf = (name) => join(FOLDER, `${name}.webp`);
const isAsked = ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start));
const pictures = PICTURES.filter(isAsked);
if (PICTURES.length > MOST) stop(`There are ${PICTURES.length} pictures, and at most ${MOST} can be kept.`);
if (pictures.length === 0) stop(`No picture begins with ${positionals.join(' or ')}.`);

const isAll = pictures.length === PICTURES.length;
const accepted = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : undefined;
const skip = (why) => {
  console.log(`pictures: skipped, ${why}`);
  process.exit(0);
};

const stage = (await openStage()) ?? skip('because the pinned Chromium runs on Linux x64 only.');
const here = await fingerprint(stage);
const isSame = here.browser === accepted?.browser && here.fonts === accepted.fonts;
if (!isSame && !values.accept) {
  await stage.close();
  skip(`because ${here.browser} with fonts ${here.fonts} is not ${accepted?.browser} with fonts ${accepted?.fonts}.`);
}
if (!isSame && !isAll) stop('The browser or its fonts have changed: accept all pictures at once.');

/** The fault of a picture, as a sentence, if any. Writes the picture and its differences to OUT. */
async function faultOf(name, picture) {
  const kept = existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined;
  if (kept?.equals(picture)) return undefined;
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `${name}.webp`), picture);
  if (!kept) return 'is new';
  const both = [kept, picture].map((file) => file.toString('base64'));
  const found = await stage.page.evaluate(compareInPage, ...both, { type: 'image/webp', least: LEAST });
  if (found.pixels <= TOLERANCE) return undefined;
  writeFileSync(join(OUT, `${name}-difference.png`), found.picture, 'base64');
  return `differs in ${found.pixels} pixels`;
}

const failures = [];
rmSync(OUT, { recursive: true, force: true });
for (const { scene, size, look, name } of pictures) {
  try {
    await setUp(stage, scene, size, look);
    const picture = await still(stage.page);
    const fault = await faultOf(name, picture);
    if (fault) console.log(`${name} ${fault}`);
    if (fault && values.accept) writeFileSync(fileOf(name), picture);
    else if (fault) failures.push(`picture ${name} ${fault}`);
  } catch (error) {
    console.log(`${name}: ${error.message}`);
    failures.push(`picture ${name}`);
  }
}
await stage.close();

const page = await pageOf(PICTURES);
const left = readdirSync(FOLDER).filter(
  (file) => !PICTURES.some(({ name }) => file === `${name}.webp`) && file !== 'manifest.json',
);
if (values.accept) {
  for (const file of left) rmSync(join(FOLDER, file));
  writeFileSync(MANIFEST, `${JSON.stringify(here, undefined, 2)}\n`);
  writeFileSync(PAGE, page);
} else if (isAll) {
  for (const file of left) failures.push(`docs/first-look/${file} is of no scene`);
  if (page !== readFileSync(PAGE, 'utf8')) failures.push('docs/first-look.md is not what would be written');
}

const totals = { passed: pictures.length - failures.length, failed: failures.length, failures };
tellTotals(totals);
console.log(`pictures: ${totalsLine(totals)}`);
if (failures.length > 0) {
  for (const failure of failures) console.log(`  ${failure}`);
  console.log(`Look at ${OUT}. If the change is meant: npm run pictures -- --accept [NAME...]`);
  process.exitCode = 1;
}
