/** What a record's comments draw on the board. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Comment } from '@griddle/rules/record/types.js';
import type { Note } from './board-view.js';
import type * as Records from './records.js';
import type { Replay } from './replay.js';

/** Letters of a record's colours in the order of the palette's four note colours. */
const COLOURS = 'GRBY';

/** Reads comments; fetched, with all that reads records, when the first comment draws something. */
let records: typeof Records | undefined;

/** Arrows and frames of comments; a comment with a place that the board does not have draws none. */
export function notesOf<S extends BaseState, M>(
  { host, rules }: Replay<S, M>,
  comments: readonly Comment[],
): readonly Note[] {
  if (comments.every(({ commands }) => commands.length === 0)) return [];
  if (!records) {
    const fetched = import('./records.js').then((module) => {
      records = module;
      host.refresh();
    });
    host.waitFor(fetched);
    return [];
  }
  const read = records.annotationsOf(rules, comments);
  if (!read.ok) return [];
  const { highlights, arrows } = read.value;
  return [...highlights.map(({ place, colour }) => ({ from: place, to: place, colour })), ...arrows].map(
    ({ from, to, colour }) => ({ from, to, colour: (COLOURS.indexOf(colour) + 1) as Note['colour'] }),
  );
}
