/** The command line as a function, for programs that run it in their own process. */
export { run } from './run.js';
export type { Streams } from './files.js';
export { batch } from './batch.js';
export { ENGLISH } from './words.js';
export { analyse } from './commands/thinking.js';
export { arena } from './commands/arena.js';
