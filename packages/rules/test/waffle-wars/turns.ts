/** The waffle turned and mirrored: what becomes of spaces, moves and positions. */

/** Where a space goes, given as file and rank from 0 to 5. */
export type Turn = (x: number, y: number) => readonly [number, number];

export const TURNS: Readonly<Record<string, Turn>> = {
  identity: (x, y) => [x, y],
  'quarter turn': (x, y) => [y, 5 - x],
  'half turn': (x, y) => [5 - x, 5 - y],
  'three quarter turn': (x, y) => [5 - y, x],
  'mirrored files': (x, y) => [5 - x, y],
  'mirrored ranks': (x, y) => [x, 5 - y],
  'mirrored along a1-f6': (x, y) => [y, x],
  'mirrored along a6-f1': (x, y) => [5 - y, 5 - x],
};

/** `a1` to `f6`, rank by rank. */
const NAMES = [...'123456'].flatMap((rank) => [...'abcdef'].map((file) => file + rank));

export function turnedSpace(turn: Turn, name: string): string {
  const [x, y] = turn('abcdef'.indexOf(name.charAt(0)), '123456'.indexOf(name.charAt(1)));
  return 'abcdef'.charAt(x) + '123456'.charAt(y);
}

/** Every space of a text turned: a move's, or those of a field. */
const turnedNames = (turn: Turn, text: string): string =>
  text.replace(/[a-f][1-6]/g, (name) => turnedSpace(turn, name));

/** A move; of two equal partners (`@swap:c3,d3`) the lower space is written first. */
export function turnedMove(turn: Turn, text: string): string {
  const [power = '', spaces] = text.split(':');
  if (spaces === undefined) return turnedNames(turn, text);
  const turned = turnedNames(turn, spaces);
  if (!turned.includes(',')) return `${power}:${turned}`;
  const ordered = turned.split(',').sort((a, b) => NAMES.indexOf(a) - NAMES.indexOf(b));
  return `${power}:${ordered.join(',')}`;
}

/** A position: board and guards turn; sides, hands, phase and power-ups stay. */
export function turnedPosition(turn: Turn, text: string): string {
  const [board = '', ...fields] = text.split(' ');
  const letters = board.replace(/\d/g, (run) => '.'.repeat(Number(run))).split('/');
  const pieces = new Map(
    NAMES.map((name, i) => [turnedSpace(turn, name), letters[5 - Math.floor(i / 6)]?.charAt(i % 6) ?? '']),
  );
  const ranks = [5, 4, 3, 2, 1, 0].map((y) => NAMES.slice(6 * y, 6 * y + 6).map((name) => pieces.get(name) ?? ''));
  const turned = ranks.map((rank) => rank.join('').replace(/\.+/g, (run) => String(run.length))).join('/');
  // Only the last of all fields names spaces: `b1` before it is a player
  return [turned, ...fields.map((field, i) => (i === 4 ? turnedNames(turn, field) : field))].join(' ');
}
