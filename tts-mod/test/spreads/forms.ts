/** Every way in which a list is spread, for lists that may be empty. Node and Lua have to give the same text. */

function counted(...list: readonly number[]): string {
  return `${list.length.toString()}:${list.join(' ')}`;
}

function handedOn(...list: readonly number[]): string {
  return counted(...list) + ' ' + counted(...list, 7) + ' ' + [...list, ...list].length.toString();
}

class Kept {
  readonly list: readonly number[];

  constructor(...list: readonly number[]) {
    this.list = list;
  }
}

function changed(list: readonly number[], change: (copy: number[]) => void): string {
  const copy = list.map((value) => value);
  change(copy);
  return counted(...copy);
}

type Form = readonly [name: string, text: (a: readonly number[], b: readonly number[]) => string];

/** The forms, each with what it is called in the tests. */
export const FORMS: readonly Form[] = [
  ['[...a]', (a) => [...a].length.toString()],
  ['[...a, ...b]', (a, b) => [...a, ...b].join(' ')],
  ['[...a, ...b] has a length', (a, b) => [...a, ...b].length.toString()],
  ['[1, ...a]', (a) => [1, ...a].length.toString()],
  ['[...a, 1]', (a) => [...a, 1].join(' ')],
  ['[1, ...a, 2, 3, ...b, 4]', (a, b) => [1, ...a, 2, 3, ...b, 4].join(' ')],
  [
    'for (const x of [...a, ...b])',
    (a, b) => {
      let turns = 0;
      for (const value of [...a, ...b]) turns += value > 0 ? 1 : 100;
      return turns.toString();
    },
  ],
  ['f(...a)', (a) => counted(...a)],
  ['f(1, ...a)', (a) => counted(1, ...a)],
  ['f(...a, ...b)', (a, b) => counted(...a, ...b)],
  ['f(...a) that hands its values on', (a) => handedOn(...a)],
  ['new F(...a)', (a) => new Kept(...a).list.length.toString()],
  ['push(...b)', (a, b) => changed(a, (copy) => copy.push(...b))],
  ['push(1, ...b)', (a, b) => changed(a, (copy) => copy.push(1, ...b))],
  ['push(...a, ...b)', (a, b) => changed(a, (copy) => copy.push(...a, ...b))],
  [
    'the length that push gives',
    (a, b) => {
      const copy = [...a];
      return copy.push(...b).toString();
    },
  ],
  ['unshift(...b)', (a, b) => changed(a, (copy) => copy.unshift(...b))],
  ['splice(0, 1, ...b)', (a, b) => changed(a, (copy) => copy.splice(0, 1, ...b))],
  ['splice(1, 0, ...b)', (a, b) => changed(a, (copy) => copy.splice(1, 0, ...b))],
  ['splice(1)', (a) => changed(a, (copy) => copy.splice(1))],
  ['a.concat(b)', (a, b) => a.concat(b).length.toString()],
  ['a.concat(...b)', (a, b) => a.concat(...b).length.toString()],
  ['reduce without a first value', (a, b) => [1, ...a, ...b].reduce((sum, value) => sum + value).toString()],
  ['reduce with one', (a) => a.reduce((sum, value) => sum + value, 5).toString()],
  ['[...set, ...b]', (a, b) => [...new Set(a), ...b].length.toString()],
  ['[...map.keys(), 1]', (a) => [...new Map(a.map((value) => [value, value])).keys(), 1].length.toString()],
];

/** Lists to spread: each of them by each other one. */
export const LISTS: readonly (readonly number[])[] = [[], [3], [4, 5, 6]];

/** What the forms give, a line each. */
export function spreadLines(): string {
  const lines: string[] = [];
  for (const [name, text] of FORMS)
    for (const a of LISTS) for (const b of LISTS) lines.push(`${name} of ${a.join()} and ${b.join()}: ${text(a, b)}`);
  return lines.join('\n');
}
