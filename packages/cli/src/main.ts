/** The program `griddle`: gives the command line to `run` and its streams to the answer; its threads play games. */
import { isMainThread } from 'node:worker_threads';
import { serveArena } from './arena-game.js';
import { run } from './run.js';

// `griddle ... | head` closes our output early; what is left to say is then said to nobody
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

if (isMainThread) process.exitCode = await run(process.argv.slice(2), process);
else serveArena();
