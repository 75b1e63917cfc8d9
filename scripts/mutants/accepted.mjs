// Mutants that nobody needs to kill, since no game, text or picture can tell them from the code: scripts/mutants/accepted.json
// names each by its file, its line of code, what it changes and why that makes no difference.
import { existsSync, readFileSync } from 'node:fs';
import { script } from '../run.mjs';

const LIST = script('mutants/accepted.json');

/** The line of code that a place of a text is in. */
export function lineAt(text, place) {
  const number = text.slice(0, place).split('\n').length;
  return { number, line: text.split('\n')[number - 1].trim() };
}

/** What a mutant changes, in one line of text: `a < b => a <= b`. */
export function changeOf(text, { start, end, to, isBlock }) {
  const short = (part) => part.replace(/\s+/g, ' ').trim();
  return isBlock
    ? `{ ${short(text.slice(start, end)).slice(0, 60)} } => {}`
    : `${short(text.slice(start, end))} => ${short(to)}`;
}

/** Reads the list; the answer tells for a mutant whether it is on it. */
export function readAccepted() {
  const list = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {};
  const used = new Set();
  const find = (path, line, change) => {
    const entry = (list[path] ?? []).find((one) => one.line === line && (one.change === change || one.change === '*'));
    if (entry) used.add(entry);
    return entry;
  };
  /** Entries for files that were tested, which no living mutant needs any more. */
  const unused = (paths) =>
    paths.flatMap((path) =>
      (list[path] ?? []).filter((entry) => !used.has(entry)).map((entry) => ({ path, ...entry })),
    );
  return { find, unused };
}
