/** The program `griddle`: passes the command line and streams to `run`; its threads play games. */
import { isMainThread } from 'node:worker_threads';
import { serveArena } from './arena-game.js';
import { codeOf, whyOf } from './files.js';
import { WRONG_USE } from './command-error.js';
import { run } from './run.js';
import { ENGLISH, format } from './words.js';

// `griddle ... | head` closes our output early, so the rest is dropped. A full disk is reported.
process.stdout.on('error', (error) => {
  if (codeOf(error) === 'EPIPE') process.exit(0);
  process.stderr.write(`griddle: ${format(ENGLISH, 'cli.error.output', { why: whyOf(error, ENGLISH) })}\n`);
  process.exit(WRONG_USE);
});
// If stderr is closed, the exit code still reports the failure.
process.stderr.on('error', () => undefined);

if (isMainThread) process.exitCode = await run(process.argv.slice(2), process, undefined, process.env);
else serveArena();
