/** Reading records. Fetched when the first one is given. */
export { parseRecords } from '@griddle/rules/record/index.js';
export { sessionFromRecord } from '@griddle/rules/replay/index.js';
