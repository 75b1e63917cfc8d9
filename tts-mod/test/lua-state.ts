/** What a Lua state is to the tests, whichever interpreter runs it. */
import { readFileSync } from 'node:fs';

export interface LuaState {
  /** Runs a piece of Lua; throws what it raises. */
  run(code: string): void;
  /** Gives a text of any length as a global. */
  give(name: string, text: string): void;
  /** The value of an expression as text. */
  text(expression: string): string;
  close(): void;
}

/** A text as a Lua string that holds the same bytes. */
export function luaString(text: string): string {
  return `"${text.replace(/["\\\n\r\0]/g, (char) => `\\${String(char.charCodeAt(0)).padStart(3, '0')}`)}"`;
}

/** The text of a file of Lua beside the tests. */
export function fileBeside(name: string): string {
  return readFileSync(new URL(`lua/${name}`, import.meta.url), 'utf8');
}
