/** What a Lua state is to the tests, whichever interpreter runs it. */
import { readFileSync } from 'node:fs';

export interface LuaState {
  /** Runs a piece of Lua; throws what it raises. */
  run(code: string): void;
  /** The value of an expression as text. */
  text(expression: string): string;
  close(): void;
}

/** The text of a file of Lua beside the tests. */
export function fileBeside(name: string): string {
  return readFileSync(new URL(`lua/${name}`, import.meta.url), 'utf8');
}
