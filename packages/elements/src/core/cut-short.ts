/** Detects records that a page's editor has truncated. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Session } from '@griddle/rules/replay/index.js';
import { faultOf, type Fault } from './input.js';
import type { Mode } from './settings.js';

/** Elements that Markdown makes from lines of a record. */
const PARAGRAPHS = 'p, ol, ul, h1, h2, h3';
/** Tags with which a record without moves says something. */
const START = /\[\s*(Position|Options|Seed)\b/;

/** A record that has been read. */
interface Read<S extends BaseState, M> {
  readonly record: string;
  /** What is wrong with it; undefined for nothing. */
  readonly fault: Fault | undefined;
  /** Its game, where nothing is wrong. */
  readonly session: Session<S, M>;
  readonly mode: Mode;
  /** The element, where the record stands between its tags. */
  readonly within: Element | undefined;
}

/**
 * Returns what is wrong with a record: its fault, or that it is truncated or runs into the page's text. Codes: `cut`
 * for a record inside an element, `no-moves` for another one in a replay.
 */
export function faultInRecord<S extends BaseState, M>(read: Read<S, M>): Fault | undefined {
  const { fault, mode, record, session, within } = read;
  if (record === '') return fault;
  const cut = within && faultOf('record', 'cut', [], { name: within.localName });
  if (fault) return cut && within?.querySelector(PARAGRAPHS) ? cut : fault;
  const { after, next } = session.root;
  if (next.length > 0) return undefined;
  if (cut && mode !== 'play' && after.length === 0 && !START.test(record)) return cut;
  return mode === 'replay' ? faultOf('record', 'no-moves', [], {}) : undefined;
}
