import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { textsOf } from '../src/decode.js';
import { griddle, json } from './griddle.js';

const RECORD = '[Game "Waffle Wars"]\r\n[Strawberries "Zoë 🧇"]\r\n\r\n1. c3 d4 *\r\n';
const folder = await mkdtemp(join(tmpdir(), 'griddle-'));

async function file(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** A text as Windows PowerShell writes it; `big` for the other byte order. */
function utf16(text: string, big: boolean): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return big ? bytes.swap16() : bytes;
}

test('records in UTF-16 with a byte order mark are read, in both byte orders', async () => {
  for (const big of [false, true]) {
    const path = await file(`utf16-${String(big)}.txt`, utf16(RECORD, big));
    const checked = await griddle(['check', path]);
    assert.deepEqual([checked.exit, checked.err], [0, ''], path);
    assert.match((await griddle(['embed', path, '--for', 'html'])).out, /Zoë 🧇/);
  }
});

test('bytes that are no UTF-8 are told with their place', async () => {
  const path = await file('latin1.txt', Buffer.from('[Game "Waffle Wars"]\n[Strawberries "\uFFFDZo', 'utf8'));
  const bad = await file(
    'bad.txt',
    Buffer.concat([Buffer.from('[Event "\uFFFD"]\n[Event "Zo'), Buffer.from([0xeb, 0x22])]),
  );
  for (const args of [
    ['check', bad],
    ['embed', bad],
  ]) {
    const { err, exit } = await griddle(args);
    assert.equal(exit, 2);
    assert.match(err, /line 2, character 11 is not UTF-8 \(byte EB\)/);
  }
  // The sign for a missing character may be written
  assert.doesNotMatch((await griddle(['check', path])).err, /UTF-8/);
});

test('characters may be cut anywhere between pieces', async () => {
  for (const bytes of [Buffer.from(RECORD), utf16(RECORD, false), utf16(RECORD, true)]) {
    for (const size of [1, 2, 3, 5, 7]) {
      async function* pieces() {
        for (let at = 0; at < bytes.length; at += size) yield Promise.resolve(bytes.subarray(at, at + size));
      }
      const parts: string[] = [];
      for await (const part of textsOf(pieces())) parts.push(part);
      assert.equal(parts.join(''), RECORD);
    }
  }
  await assert.rejects(async () => {
    for await (const part of textsOf([Buffer.from([0x61, 0xe2, 0x82])] as never))
      assert.ok(part === 'a' || part === '');
  });
});

test('check shows a result that the moves do not lead to', async () => {
  const path = await file(
    'resigned.txt',
    Buffer.from('[Game "Waffle Wars"]\n[Result "blueberries resignation"]\n\n1. c3 d4 *\n'),
  );
  const { files } = (await json('check', path)) as { files: { games: { outcome: unknown; result: unknown }[] }[] };
  assert.deepEqual(files[0]?.games[0]?.outcome, null);
  assert.deepEqual(files[0]?.games[0]?.result, { winners: ['blueberries'], by: 'resignation' });
  const nonsense = await file('nonsense.txt', Buffer.from('[Game "Waffle Wars"]\n[Result "1-0"]\n\n1. c3 d4 *\n'));
  assert.match(
    (await griddle(['check', nonsense])).err,
    /The result can’t be “1-0”.*strawberries, blueberries or draw/,
  );
});

test('play reads move numbers, and its examples fit the game', async () => {
  const numbered = (await griddle(['play', 'waffle-wars', '--moves', '1. c3 d4 2. c2 2... c1'])).out;
  assert.equal(numbered, (await griddle(['play', 'waffle-wars', '--moves', 'c3 d4 c2 c1'])).out);
  assert.equal((await griddle(['play', 'waffle-wars', '--moves', '1.c3 d4'])).exit, 0);
  const wars = await griddle(['play', 'waffle-wars', '--moves', 'a1-f6']);
  assert.match(wars.err, /“a1-f6” is not a space\. Write a move like c3 or b2xd4\./);
  const checkers = await griddle(['play', 'waffle-checkers', '--moves', 'a1-f6']);
  assert.match(checkers.err, /like a2>a3/);
});

test('names and a given result show in a preview and in the title of a picture', async () => {
  const text = '[Game "Waffle Wars"]\n[Blueberries "Anna"]\n[Result "blueberries resignation"]\n\n1. c3 d4 *\n';
  const path = await file('anna.txt', Buffer.from(text));
  const title = async (...more: string[]) => (await griddle(['render', path, '-o', '-', ...more])).out;
  assert.match(await title(), /Anna won by resignation\./);
  assert.match(await title('--ply', '1'), /Anna to move\./);
});

test('batch reads UTF-16 and byte order marks, and tells bytes that are no UTF-8 after the answers before them', async () => {
  const request = '{"command": "moves", "game": "snake", "id": 1}\r\n';
  for (const bytes of [utf16(request, false), Buffer.from(`\uFEFF${request}`)]) {
    const { exit, out, err } = await griddle(['batch', await file('requests.jsonl', bytes)]);
    assert.deepEqual([exit, err], [0, '']);
    assert.match(out, /^\{"id":1,"toMove":"strawberries"/);
  }
  const bad = Buffer.concat([Buffer.from(`${request}{"id": "M`), Buffer.from([0xfc]), Buffer.from('"}\n')]);
  const { exit, out, err } = await griddle(['batch', await file('bad.jsonl', bad)]);
  assert.equal(exit, 2);
  assert.match(out, /^\{"id":1,/);
  assert.match(err, /line 2, character 10 is not UTF-8 \(byte FC\)/);
});
