import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type AnyGame, gameById } from '@griddle/rules/games.js';
import { readConfig, startServer, type Config, type Growth, type RoomState } from '@griddle/rooms';
import { Room } from '../src/room.js';
import { sqliteStore } from '../src/sqlite-store.js';
import { dice, leaveAll, openRoom, type OpenRoom, Player, playOn, sitDown, wait } from './player.js';
import { folder } from './process.js';

const FILE = join(folder(), 'rooms.sqlite');
const FAST = { BURST: '1e6', MESSAGES_PER_SECOND: '1e6', OPENED_PER_MINUTE: '1e6', CLIENTS_PER_ADDRESS: '1e6' };
const server = await startServer(readConfig({ PORT: '0', FILE, ...FAST }) as Config);
const url = `http://localhost:${server.port}`;
const store = sqliteStore(FILE);
after(async () => {
  leaveAll();
  await store.close();
  await server.close();
});

/** Moves as a seat may see them, worked out from the log by the rules alone. */
async function mayKnow(game: AnyGame, { room }: OpenRoom, eyes: number): Promise<Map<number, string>> {
  const saved = await store.load(room);
  assert.ok(saved);
  let { state } = new Room(saved.head);
  const known = new Map<number, string>();
  for (const { n, kind, text } of saved.entries) {
    if (kind !== 'move' && kind !== 'chance') continue;
    const move = game.parseMove(state, text);
    assert.ok(move.ok);
    known.set(n, game.moveTextFor(state, move.value, eyes));
    const played = game.play(state, move.value);
    assert.ok(played.ok);
    state = played.value;
  }
  return known;
}

/** What a player was told and may not know, in all messages before the end of the game. */
async function leaksTo(player: Player, game: AnyGame, opened: OpenRoom): Promise<{ leaks: string[]; hidden: number }> {
  const eyes = player.seat < 0 ? opened.keys.length : player.seat;
  const known = await mayKnow(game, opened, eyes);
  const leaks: string[] = [];
  let hidden = 0;
  for (const [event, message] of player.heard) {
    const text = JSON.stringify(message);
    if (opened.keys.some((key) => text.includes(key)) || text.includes('Seed')) leaks.push(`${event}: ${text}`);
    if ((message as RoomState).isOver) break;
    if (event !== 'grew') continue;
    const { from, n, moves } = message as Growth;
    const due: string[] = [];
    for (let entry = from + 1; entry <= n; entry++) due.push(...(known.has(entry) ? [known.get(entry) ?? ''] : []));
    hidden += due.filter((token) => token.includes('~x')).length;
    if (due.join(' ') !== moves.join(' ')) leaks.push(`got ${moves.join(' ')}, may have ${due.join(' ')}`);
  }
  return { leaks, hidden };
}

const GAMES = [
  ['top-waffle', ''],
  ['top-waffle', 'players=3'],
  ['buffet-boss', 'players=3'],
  ['buffet-boss', 'version=dinner'],
] as const;

test('no message tells a seat, or who looks on, what it may not know', async () => {
  let hidden = 0;
  for (const [i, [id, options]] of GAMES.entries()) {
    const opened = await openRoom(url, { game: id, options });
    const players = await sitDown(url, opened);
    const onlooker = new Player(url, opened.room);
    await onlooker.until(() => true);
    await playOn([...players, onlooker], dice(100 + i), 60);
    await wait(50);
    const game = gameById(id);
    assert.ok(game);
    for (const player of [...players, onlooker]) {
      const found = await leaksTo(player, game, opened);
      assert.deepEqual(found.leaks, [], `${id} ${options}, seat ${player.seat}`);
      hidden += found.hidden;
    }
  }
  assert.ok(hidden > 20, `${hidden} hidden cards`);
});

test('a server that tells a seat another’s cards is caught', async () => {
  const opened = await openRoom(url, { game: 'top-waffle' });
  const players = await sitDown(url, opened);
  await playOn(players, dice(9), 40);
  await wait(50);
  const [ann, ben] = players;
  const game = gameById('top-waffle');
  assert.ok(ann && ben && game);
  // What the one heard, as if the other had heard it
  ann.heard.splice(0, Infinity, ...ben.heard);
  assert.notDeepEqual((await leaksTo(ann, game, opened)).leaks, []);
});

test('hands are dealt from more than a seed: two rooms never have the same cards, and no message has a seed', async () => {
  const opened = await Promise.all(
    Array.from({ length: 6 }, () => openRoom(url, { game: 'buffet-boss', options: 'version=dinner' })),
  );
  const heads = await Promise.all(opened.map(({ room }) => store.load(room)));
  assert.equal(new Set(heads.map((saved) => saved?.head.position)).size, heads.length);
});
