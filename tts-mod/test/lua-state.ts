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

/** A value of JSON as Lua writes it, which its compiler reads far faster than the stand-in reads JSON. */
export function luaValue(value: unknown): string {
  if (value === null || value === undefined) return 'nil';
  if (typeof value === 'string') return luaString(value);
  if (Array.isArray(value)) return `{${value.map((item) => luaValue(item)).join(',')}}`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `[${luaString(key)}]=${luaValue(item)}`)
    .join(',')}}`;
}

/** The text of a file of Lua beside the tests. */
export function fileBeside(name: string): string {
  return readFileSync(new URL(`lua/${name}`, import.meta.url), 'utf8');
}
