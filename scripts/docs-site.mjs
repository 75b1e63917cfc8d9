// npm run docs [-- --out FOLDER] [--address URL]: builds the site, one folder to upload anywhere: Storybook with the
// documentation, the live elements and the demos of the rules, and in release/ the release with its examples. With the site's
// address on the web, the release has the Tabletop Simulator table, too.
import { join, resolve } from 'node:path';
import { asked, npm, ROOT, run, script, stop } from './run.mjs';

const { values } = asked('npm run docs [-- --out FOLDER] [--address URL]', {
  out: { type: 'string', default: 'site' },
  address: { type: 'string' },
});
const out = resolve(ROOT, values.out);
/** Where the release is on the web, if that is known. */
const address = values.address === undefined ? [] : ['--address', `${values.address.replace(/\/$/, '')}/release/`];
const quiet = { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } };

const [command, ...start] = npm();
const storybook = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
for (const [program, args] of [
  [command, [...start, 'run', '--silent', 'analyze']],
  [process.execPath, [storybook, 'build', '--quiet', '--output-dir', out]],
  [process.execPath, [script('release.mjs'), '--out', join(out, 'release'), ...address]],
])
  if ((await run(program, args, quiet)) !== 0) stop(`The site is not made: ${args.join(' ')} failed.`);
console.log(`The site is in ${values.out}/`);
