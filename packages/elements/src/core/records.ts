/** Reading records. Fetched when the first one is given. */
export { parseRecords } from '@griddle/rules/record/index.js';
