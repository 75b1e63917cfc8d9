/**
 * One waffle of 5x5 spaces. A space is a number from 0 (a1) to 24 (e5): five times the rank plus the file. Its content is
 * also a number: fruit (0 to 5), plus 6 with cream, plus 12 with syrup; butter is 24.
 */
import { mod } from '../core/math.js';

/** Spaces along one side of a waffle. */
export const SIZE = 5;
/** Number of spaces of a waffle. */
export const SPACES = 25;
/** Letters of the files, from the left. */
export const FILES = 'abcde';
/** Digits of the ranks, from below. */
export const RANKS = '12345';
/** Content of a space with butter. */
export const BUTTER = 24;
const WITH_CREAM = 6;
const WITH_SYRUP = 12;

/** The contents of a waffle's spaces. */
export type Waffle = readonly number[];

/** An empty waffle. */
export function emptyWaffle(): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < SPACES; space++) spaces.push(0);
  return spaces;
}

/** The fruit on a space; 0 for none. Butter's number has neither fruit nor cream. */
export function fruitOn(content: number): number {
  return mod(content, WITH_CREAM);
}

/** Whether a space has cream, bare or under a fruit. */
export function hasCream(content: number): boolean {
  return mod(Math.floor(content / WITH_CREAM), 2) === 1;
}

/** Whether a space has syrup. */
export function hasSyrup(content: number): boolean {
  return content >= WITH_SYRUP && content !== BUTTER;
}

/** Whether a space is empty. */
export function isEmpty(content: number): boolean {
  return content === 0;
}

/** The content number of a fruit with or without cream and syrup. */
export function contentOf(fruit: number, cream: boolean, syrup: boolean): number {
  return fruit + (cream ? WITH_CREAM : 0) + (syrup ? WITH_SYRUP : 0);
}

/** The content with syrup added; a space takes at most one. */
export function withSyrup(content: number): number {
  return hasSyrup(content) ? content : content + WITH_SYRUP;
}

/** The file of a space, from 0. */
export function fileOf(space: number): number {
  return mod(space, SIZE);
}

/** The rank of a space, from 0. */
export function rankOf(space: number): number {
  return Math.floor(space / SIZE);
}

/** The space with file `x` and rank `y`, both from 0; check `inside` first. */
export function spaceAt(x: number, y: number): number {
  return y * SIZE + x;
}

/** Whether a file and a rank are on the waffle. */
export function inside(x: number, y: number): boolean {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
}

/** The name of a space: file and rank, as in `c3`. */
export function spaceName(space: number): string {
  return FILES.charAt(fileOf(space)) + RANKS.charAt(rankOf(space));
}

/** The space named at an offset of a text; -1 for none. */
export function readSpace(text: string, offset: number): number {
  if (offset + 2 > text.length) return -1;
  const x = FILES.indexOf(text.charAt(offset));
  const y = RANKS.indexOf(text.charAt(offset + 1));
  return x < 0 || y < 0 ? -1 : spaceAt(x, y);
}

/** Spaces that share a side with each space. */
export const SIDES: readonly (readonly number[])[] = /* @__PURE__ */ sides();

function sides(): number[][] {
  const table: number[][] = [];
  for (let space = 0; space < SPACES; space++) {
    const x = fileOf(space);
    const y = rankOf(space);
    const near: number[] = [];
    if (y > 0) near.push(spaceAt(x, y - 1));
    if (x > 0) near.push(spaceAt(x - 1, y));
    if (x < SIZE - 1) near.push(spaceAt(x + 1, y));
    if (y < SIZE - 1) near.push(spaceAt(x, y + 1));
    table.push(near);
  }
  return table;
}
