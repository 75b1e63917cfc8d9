import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH } from '@griddle/cli';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import { griddle } from './griddle.js';

const FOREIGN = pseudo(ENGLISH);
const GAME = 'waffle-wars';

/** What stays when the sentences of the pseudo-locale, which stand in brackets, are taken out. */
function plainText(text: string): string {
  let depth = 0;
  let plain = '';
  for (const letter of text) {
    if (letter === '[') depth++;
    else if (letter === ']') depth--;
    else if (depth === 0) plain += letter;
  }
  return plain;
}

/** Names and notation, which no catalogue translates. */
const NAMES: readonly RegExp[] = [
  /^(griddle|waffle-wars|games|show|moves|play|score|perft|check|render|embed|hint|analyse|arena|batch)$/,
  /^-o$|^--[a-z]*$|^[A-Z]+(\.\.\.)?$|^WW-\d+$/,
  /^[a-f.]$|^[a-f][1-6](x[a-f][1-6])*$|^[sb.]$|^[1-6sb/]+$/,
  /^[-+|\d.,/]*$|^first$/,
];

const COMMANDS: readonly (readonly string[])[] = [
  ['--help'],
  ['play', '--help'],
  ['render', '--help'],
  ['show', GAME, '--position', 'ss4/sss3/6/bbb3/6/ss1bs1 s'],
  ['moves', GAME],
  ['play', GAME, '--position', '6/6/6/bbb3/6/ss1bs1 s 9,9 -', '--moves', 'e1xc1'],
  ['score', GAME, '--position', '6/6/6/2b3/sssss1/1bb3 b 13,15 -'],
  ['perft', GAME, '--depth', '1'],
  ['check', '-'],
  ['play', GAME, '--moves', 'c3 c3'],
  ['play', GAME, '--moves', 'c3 z9'],
  ['dance'],
];

for (const args of COMMANDS) {
  test(`every sentence of griddle ${args.join(' ')} comes from the catalogue`, async () => {
    const { out, err } = await griddle(args, '[Game "Waffle Wars"]\n1. c3', FOREIGN);
    const text = out + err;
    assert.ok(text.includes('['));
    const withoutExamples = text.replaceAll(/^ {2}griddle .*$/gm, '');
    const left = plainText(withoutExamples).split(/[\s"=,:;()]+/);
    assert.deepEqual(
      left.filter((word) => !NAMES.some((name) => name.test(word))),
      [],
    );
  });
}
