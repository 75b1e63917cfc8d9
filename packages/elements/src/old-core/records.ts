/** Reading records and stepping through them. Fetched when the first one is given. */
import { no, yes, type BaseState, type Result } from '@griddle/rules/core/contract.js';
import { parseRecords } from '@griddle/rules/record/parse.js';
import { sessionFromRecord } from '@griddle/rules/replay/load.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { DiagramAttributes } from './attributes.js';
import { faultOf, type Fault, type Input } from './input.js';
import type { Whole } from './notation.js';
import type { Replay } from './replay.js';
import './calls.js';
import './notes.js';
import './stamps.js';

export { Beside } from './beside.js';
export { Motion } from './motion.js';
export { Replay } from './replay.js';
export { gameStyles } from './game.styles.js';
export { wear } from './wear.js';

/** A game of a record. */
export function sessionOf<S extends BaseState, M>({ rules }: Whole<S, M>, input: Input): Result<Session<S, M>, Fault> {
  const records = parseRecords(input.record);
  if (!records.ok) return no({ source: 'record', error: records.error });
  const record = records.value[input.game - 1];
  if (!record) return no(faultOf('game', 'no-such-game', [], { found: input.game, wanted: records.value.length }));
  const session = sessionFromRecord(rules, record, input.record);
  return session.ok ? yes(session.value) : no({ source: 'record', error: session.error });
}

/** Goes to `path` or `ply` of an element; without them a replay begins at its start, and everything else shows the end. */
export function goToStart<S extends BaseState, M>(replay: Replay<S, M>, element: DiagramAttributes): void {
  const { path, ply } = element;
  const { host } = replay;
  const place = path ?? ply ?? (host.settings.mode === 'replay' ? 0 : -1);
  if (!replay.jump(place)) {
    const source = path === undefined ? 'ply' : 'path';
    // A text that is no number is told as it was written
    host.report(faultOf(source, 'path', [], { found: element.getAttribute(source) ?? place }));
  }
  replay.settle();
  // It may have been waited for
  host.refresh();
}
