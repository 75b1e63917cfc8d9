// npm run docs [-- --out FOLDER]: builds the site, one folder to upload anywhere: Storybook with the documentation, the live
// elements and the demos of the rules, and in release/ the release with its examples.
import { join, resolve } from 'node:path';
import { asked, npm, ROOT, run, script, stop } from './run.mjs';

const { values } = asked('npm run docs [-- --out FOLDER]', { out: { type: 'string', default: 'site' } });
const out = resolve(ROOT, values.out);
const quiet = { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } };

const [command, ...start] = npm();
const storybook = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
for (const [program, args] of [
  [command, [...start, 'run', '--silent', 'analyze']],
  [process.execPath, [storybook, 'build', '--quiet', '--output-dir', out]],
  [process.execPath, [script('release.mjs'), '--out', join(out, 'release')]],
])
  if ((await run(program, args, quiet)) !== 0) stop(`The site is not made: ${args.join(' ')} failed.`);
console.log(`The site is in ${values.out}/`);
