/** `render` with the names of players: from the record or `--names`, on pictures of every game. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';
import { griddle, randomRecord } from './griddle.js';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'griddle-names-'));
});
after(() => rm(folder, { recursive: true }));

async function svg(record: string, ...flags: readonly string[]): Promise<string> {
  const { exit, out, err } = await griddle(['render', '-', '-o', '-', ...flags], record);
  assert.deepEqual([exit, err], [0, '']);
  return out;
}

/** The words of a picture. */
const wordsOf = (picture: string): string[] =>
  [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word = '']) => word).filter((word) => !/^\d$/.test(word));

/** The record with tags for its players. */
function withNames(record: string, tags: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tags).map(([tag, name]) => `[${tag} "${name}"]`);
  return record.replace(/^(\[Game [^\n]*)/, `$1\n${lines.join('\n')}`);
}

for (const game of GAMES) {
  const seats = game.seats(initialOptions(game.options));
  const names = seats.map((_seat, at) => `Player & ${'ABCDE'.charAt(at)}`);

  test(`${game.id}: the picture has the names of the record, and without names it is the same as ever`, async () => {
    const record = randomRecord(game, 12);
    const bare = await svg(record);
    assert.deepEqual(wordsOf(bare), []);
    const tags = Object.fromEntries(seats.map((seat, at) => [seat, names[at] ?? '']));
    const named = await svg(withNames(record, tags));
    for (const name of names) assert.ok(wordsOf(named).includes(name.replace('&', '&amp;')), name);
    // The title says whose turn it is by name, too; the board itself is the same
    const shapes = (text: string): string => text.replace(/<title>.*<\/title>/, '');
    assert.equal(shapes(await svg(withNames(record, tags), '--names', '')), shapes(bare));
    assert.equal(shapes(await svg(record, '--names', names.join())), shapes(named));
  });
}

const WARS = '[Game "Waffle Wars"]\n[Strawberries "Ada"]\n\n1. c3 d4\n';

test('a seat without a name is called by its colour or number', async () => {
  assert.deepEqual(wordsOf(await svg(WARS)), ['Ada', 'Blueberries']);
  assert.deepEqual(wordsOf(await svg(WARS, '--lang', 'de')), ['Ada', 'Blaubeeren']);
});

test('--names is for positions, too, and comes before the names of the record', async () => {
  const { out } = await griddle(['render', 'waffle-wars', '-o', '-', '--names', ' Kim , ']);
  assert.deepEqual(wordsOf(out), ['Kim', 'Blueberries']);
  assert.deepEqual(wordsOf(await svg(WARS, '--names', 'Kim,Lou')), ['Kim', 'Lou']);
  assert.deepEqual(wordsOf(await svg(WARS, '--names', ' , ')), []);
});

test('points are next to names in games that have them', async () => {
  const words = async (game: string): Promise<string[]> => {
    const { out } = await griddle(['render', game, '-o', '-', '--names', 'Ada,Ben', '--seed', '1']);
    return [...out.matchAll(/<text[^>]*font-weight="800"[^>]*>([^<]*)</g)].map(([, word = '']) => word);
  };
  for (const game of ['waffle-time', 'top-waffle', 'waddle-waddle', 'reversi'])
    assert.ok((await words(game)).length >= 2, game);
  for (const game of ['waffle-wars', 'buffet-boss', 'connect-four']) assert.deepEqual(await words(game), [], game);
});

test('a PNG has names in our font; letters that it lacks need another, and nothing else is lost', async () => {
  const file = join(folder, 'board.png');
  const bytes = async (names: string): Promise<Buffer> => {
    const { exit, err } = await griddle(['render', '-', '-o', file, '--names', names], WARS);
    assert.deepEqual([exit, err], [0, '']);
    return readFile(file);
  };
  const [ada, ben, none] = [await bytes('Ada,Żółć'), await bytes('Ada,Юлия'), await bytes('')];
  assert.notDeepEqual(ada, ben);
  // Plates are over the board
  assert.equal(none.readUInt32BE(20), 512);
  assert.ok(ada.readUInt32BE(20) > 530);
  const { exit, err } = await griddle(['render', '-', '-o', file, '--names', 'مريم,Ben'], WARS);
  assert.equal(exit, 2);
  assert.match(err, /^griddle: The font has no “م”.*--font FILE.*\n$/);
});

test('a picture in a feed has the names; one in place of a board has not', async () => {
  const embed = async (...flags: readonly string[]): Promise<string> => {
    const file = join(folder, 'embed.svg');
    const { exit, err } = await griddle(
      ['embed', '-', '-o', file, '--picture', 'https://example.org/a.svg', ...flags],
      WARS,
    );
    assert.deepEqual([exit, err], [0, '']);
    return readFile(file, 'utf8');
  };
  assert.deepEqual(wordsOf(await embed('--for', 'feed')), ['Ada', 'Blueberries']);
  assert.deepEqual(wordsOf(await embed()), []);
});

test('a batch draws names, too', async () => {
  const request = JSON.stringify({ command: 'render', game: 'waffle-wars', names: 'Ada,Ben' });
  const { out } = await griddle(['batch', '-'], `${request}\n`);
  assert.deepEqual(wordsOf((JSON.parse(out) as { svg: string }).svg), ['Ada', 'Ben']);
});

test('the preview for social sites takes --names', async () => {
  const file = join(folder, 'og.png');
  const preview = async (...flags: readonly string[]): Promise<Buffer> => {
    assert.equal((await griddle(['render', '-', '--og', '-o', file, ...flags], WARS)).exit, 0);
    return readFile(file);
  };
  assert.notDeepEqual(await preview(), await preview('--names', 'Kim,Lou'));
});
