/** Who makes the tables for the parts beside a board: their own code, as nobody else needs them. */
import type { tableOf } from './table-view.js';

/** `of` is there once the parts' own code has been fetched. */
export const tables: { of?: typeof tableOf } = {};
