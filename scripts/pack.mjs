// npm run pack -- FOLDER: builds the packages, and writes them into the folder of a site, for `npm install` there. For as long as
// they are not on npm.
import { existsSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { pack } from './archives.mjs';
import { asked, ROOT, run, script, stop } from './run.mjs';

const USAGE = 'npm run pack -- FOLDER, where FOLDER is the folder of your site';
const { positionals } = asked(USAGE, {}, true);
const [given] = positionals;
if (given === undefined || positionals.length > 1) stop(`Usage: ${USAGE}`);
const folder = resolve(given);
if (!existsSync(folder) || !statSync(folder).isDirectory()) stop(`There is no folder ${given}. Usage: ${USAGE}`);
if (relative(ROOT, folder) === '') stop(`${given} is the folder of Griddle. Usage: ${USAGE}`);
if ((await run(process.execPath, [script('turbo.mjs'), 'build'])) !== 0) process.exit(1);
const files = Object.values(pack(folder)).map((file) => `./${basename(file)}`);
console.log(`Now run this in ${given}, and keep the files, because its package.json refers to them:

npm install ${files.join(' ')}`);
