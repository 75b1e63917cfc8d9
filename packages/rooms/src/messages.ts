/** Reads what clients send, which may be anything. */
import { REACTIONS, type Greeting, type Said } from '@griddle/rules/internal/rooms/protocol.js';

const KINDS: readonly string[] = [
  'move',
  'settle',
  'name',
  'call',
  'ask',
  'yes',
  'no',
  'resign',
  'absent',
  'new-key',
] satisfies readonly Said['kind'][];

/** The longest text of a message, and the longest word for one, in letters. */
const LONGEST_TEXT = 400;
const LONGEST_WORD = 40;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** What a client connects with. */
export function readGreeting(value: unknown): Greeting {
  const { v, room, key } = fieldsOf(value);
  const named = { v: typeof v === 'number' ? v : 0, room: typeof room === 'string' ? room : '' };
  return typeof key === 'string' && key !== '' ? { ...named, key } : named;
}

/** What a seat says; undefined for anything else. */
export function readSaid(value: unknown): Said | undefined {
  const { kind, n, text = '', word } = fieldsOf(value);
  const isNamed = typeof kind === 'string' && KINDS.includes(kind) && typeof word === 'string' && word !== '';
  if (!isNamed || !Number.isSafeInteger(n) || typeof text !== 'string') return undefined;
  if (text.length > LONGEST_TEXT || word.length > LONGEST_WORD) return undefined;
  return { kind: kind as Said['kind'], n: n as number, text, word };
}

/** The last entry that a client has seen; -1 where it does not know. */
export function readPlace(value: unknown): number {
  const { n } = fieldsOf(value);
  return Number.isSafeInteger(n) ? (n as number) : -1;
}

/** A reaction; empty for anything else. */
export function readReaction(value: unknown): string {
  const { text } = fieldsOf(value);
  return REACTIONS.find((known) => known === text) ?? '';
}

/** A field of a JSON body as text; empty where it has none. */
export function textOf(body: unknown, field: string): string {
  const value = fieldsOf(body)[field];
  return typeof value === 'string' ? value : '';
}

/** A field of a JSON body as a whole number; -1 where it has none. */
export function numberOf(body: unknown, field: string): number {
  const value = fieldsOf(body)[field];
  return Number.isSafeInteger(value) ? (value as number) : -1;
}
