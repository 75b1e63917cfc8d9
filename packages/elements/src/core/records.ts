/** Reading records. Fetched when the first one is given. */
export { parseRecords } from '@griddle/rules/record/parse.js';
export { sessionFromRecord } from '@griddle/rules/replay/load.js';
