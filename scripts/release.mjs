// npm run release [-- --out FOLDER] [--address URL] [--sourcemap]: builds one folder to upload anywhere.
//   GAME.js             a complete game: the script for a page of one game
//   griddle.js          a small loader: the script for a page of several games. Serve both with `no-cache`
//   play.html           a page of one game, set by its address, for frames; frames.js for the pages around them
//   embed.html          the page that makes embeds: the text to paste for each place
//   puzzles.html        the page of all puzzles
//   from-disk.js        what pages say in the reader's language when they are opened from a disk
//   griddle/VERSION/    what these fetch; it never changes, so browsers may keep it for ever
//   NOTICES.txt         licences of the third-party software in it
//   sbom.json           its bill of materials, in CycloneDX format
//   griddle-wordpress.zip  the plugin for WordPress
//   tts/                the Tabletop Simulator table to download; only with --address, which its save has to name
//   index.html, examples/
// All addresses in it are relative: the folder works from any path, and from another origin if its server allows that.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { buildFromDisk } from './from-disk/build.mjs';
import { noticesOf, sbomOf } from './notices.mjs';
import { buildScripts, version } from './release-scripts.mjs';
import { asked, ROOT, stop } from './run.mjs';
import { buildDriver, writeTts } from './tts-site.mjs';
import { writeWordPress } from './wordpress-zip.mjs';

const { values } = asked('npm run release [-- --out FOLDER] [--address URL] [--sourcemap]', {
  out: { type: 'string', default: 'release' },
  address: { type: 'string' },
  sourcemap: { type: 'boolean', default: false },
});
const out = resolve(ROOT, values.out);
if (!relative(out, ROOT).startsWith('..'))
  stop(`--out ${values.out} would empty the folder that the repository is in.`);

/** What an example says while none of its boards has loaded, in place of what it says in a clone. */
const missing = (up) => `    <p class="missing">
      The boards have not loaded. If you opened this page from your disk, put the whole folder on a web server first, because
      browsers don’t load modules from files: run <code>npx http-server</code> in the folder of the release, and open the address
      that it prints.
    </p>
    <script defer fetchpriority="low" src="${up}from-disk.js"></script>
`;

/** Adapts an example: in a clone it loads ../release/griddle.js; `up` is the path from the page to the folder instead. */
const adapted = (page, up) =>
  page.replace(/ *<!-- clone -->.*?<!-- \/clone -->\n/gs, missing(up)).replaceAll('../release/', up);

function copyExamples() {
  const from = join(ROOT, 'examples');
  mkdirSync(join(out, 'examples'), { recursive: true });
  // Folders are projects for other tools, which have to be built
  const pages = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of pages) {
    writeFileSync(join(out, 'examples', name), adapted(readFileSync(join(from, name), 'utf8'), '../'));
  }
  const index = adapted(readFileSync(join(from, 'index.html'), 'utf8'), './');
  writeFileSync(join(out, 'index.html'), index.replace(/(href|src)="(?!\.|https?:)/g, '$1="examples/'));
}

rmSync(out, { recursive: true, force: true });
const files = await buildScripts(out, { sourcemap: values.sourcemap });
const modules = [...files.values()].flatMap((file) => file.modules);
writeFileSync(join(out, 'NOTICES.txt'), noticesOf(modules));
writeFileSync(join(out, 'sbom.json'), sbomOf(modules, version));
copyExamples();
await buildFromDisk(out);
for (const name of ['play.html', 'play.css', 'embed.html', 'puzzles.html'])
  cpSync(join(ROOT, 'scripts', name), join(out, name));
await writeWordPress(out);
const { address: given = `https://YOUR.SITE/${basename(out)}` } = values;
const address = given.endsWith('/') ? given : `${given}/`;
if (values.address !== undefined) {
  buildDriver();
  writeTts(out, address);
}
console.log(`Upload the folder ${basename(out)}/ to ${address} and open ${address}embed.html: it writes the code for your page.

Or paste these two lines into a page:

<script type="module" src="${address}waffle-wars.js"></script>
<waffle-wars mode="play" seats="human,bot:easy">A game of Waffle Wars</waffle-wars>

If a page has several games, load griddle.js instead of waffle-wars.js. Pages on other sites can load the scripts if your server
sends "Access-Control-Allow-Origin: *" with them. Files in griddle/ never change (Cache-Control: max-age=31536000, immutable);
those next to it do (Cache-Control: no-cache).`);
