/** One save for all games: each is chosen, played, left and come back to. In the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as buffet from '../src/buffet-boss/layout.js';
import type { PlaceUnder } from '../src/mod/placement.js';
import type { WorldPoint } from '../src/mod/world.js';
import {
  GAME,
  HANDLERS,
  LAID_TAG,
  OFFER,
  OPTION_NAME,
  OPTION_NEXT,
  OPTION_ROW,
  OPTION_VALUE,
  PANEL,
  PIECE_TAG,
} from '../src/names.js';
import { OBJECT_SCRIPTS, MENU } from '../src/one-table/menu.js';
import * as kitchens from '../src/top-waffle/layout.js';
import * as waddle from '../src/waddle-waddle/layout.js';
import * as waffleTime from '../src/waffle-time/layout.js';
import { TABLES } from '../tools/tables/index.js';
import { languagesOf } from '../tools/languages/index.js';
import { lookOf, saveOf, specOf } from './content.js';
import { FakeTable } from './fake-table.js';
import type { SeenObject } from './fake-tts.js';

const SAVE = await saveOf('one-table');
/** Frames in which any box is laid out. */
const LAID = 240;

function choose(table: FakeTable, id: string): void {
  table.press(HANDLERS.menu);
  table.press(HANDLERS.game, GAME + id);
  table.run(`FakeTTS.pass(${LAID})`);
}

/** Carries the first thing that lies at a place to a point. */
function carry(table: FakeTable, placeUnder: PlaceUnder, from: string, [x, , z]: WorldPoint, kind = ''): void {
  const pieces = table.report().objects.filter(({ tags, notes }) => tags.includes(PIECE_TAG) && notes.startsWith(kind));
  const thing = pieces.find((piece) => placeUnder(piece.notes, piece.x, piece.z, piece.y) === from);
  assert.ok(thing, `nothing lies at ${from}`);
  table.pickUp(thing.guid);
  table.letGoAt(thing.guid, x + 0.1, z - 0.1);
}

/** Who is to move, where players have numbers: who begins is drawn. */
function seatOf(table: FakeTable): number {
  return Number(/\d/.exec(table.ui(PANEL.turn))?.[0]) - 1;
}

/** Something that is played in each game after its start. */
const STARTS: Readonly<Record<string, (table: FakeTable) => void>> = {
  'waffle-wars': (table) => table.carry('s', '', 'c3'),
  snake: (table) => table.carry('s', '', 'c3'),
  'waffle-checkers': (table) => table.carry('s', 'a2', 'a3'),
  'hostage-rescue': (table) => table.press(HANDLERS.offer, `${OFFER}0`),
  'connect-four': (table) => table.carry('s', '', 'c1'),
  reversi: (table) => table.carry('s', '', 'b3'),
  'waddle-waddle': (table) => {
    const letter = table.ui(PANEL.turn).charAt(0).toLowerCase();
    carry(table, waddle.placeUnder, 'supply', waddle.hexPoint({ q: 1, r: 0 }, 0), letter);
  },
  'waffle-time': (table) => table.press(HANDLERS.offer, `${OFFER}0`),
  'top-waffle': (table) =>
    carry(table, kitchens.placeUnder, 'topping:d', kitchens.partPoint(seatOf(table), 'hand', 0, 4)),
  'buffet-boss': (table) =>
    carry(table, buffet.placeUnder, 'line', [buffet.plateX(seatOf(table)), 0, buffet.PLATE_Z + 0.4]),
};

/** The place in which a point lies, for the games that are not played on the board of Waffle Wars. */
const PLACES: Readonly<Record<string, PlaceUnder>> = {
  'waddle-waddle': waddle.placeUnder,
  'waffle-time': waffleTime.placeUnder,
  'top-waffle': kitchens.placeUnder,
  'buffet-boss': buffet.placeUnder,
};

/** What lies in each place of a game; things of one kind are alike, and lie anywhere in their place. */
function places(table: FakeTable, id: string): readonly string[] {
  const placeUnder = PLACES[id];
  if (placeUnder === undefined) return [table.board()];
  const pieces = piecesOf(table);
  return pieces.map(({ notes, x, y, z }) => `${notes} ${placeUnder(notes, x, z, y)}`).sort();
}

/** What players move, of what has been laid out. */
function piecesOf(table: FakeTable): readonly SeenObject[] {
  return table.report().objects.filter(({ tags }) => tags.includes(LAID_TAG) && tags.includes(PIECE_TAG));
}

/** The record but for the tags that are written when it is published. */
function bare(record: string): string {
  return record.replace(/\[(?!Game|Options|Seed|Position)\w+ .*\n/g, '');
}

/** What must be the same when a game goes on. */
function essence(table: FakeTable, id: string): unknown {
  return {
    record: bare(table.record()),
    places: places(table, id),
    turn: table.ui(PANEL.turn),
    facts: table.ui(PANEL.facts),
    differences: table.ui(PANEL.differences),
  };
}

/** Lays out the position of a record as the driver asks for it: what the script says to it. */
function put(table: FakeTable, record: string, game: string): string {
  const told = table.lua(`JSON.encode({ griddlePut('${record.replaceAll('\n', '\\n')}', '${game}') })`);
  table.run(`FakeTTS.pass(${LAID})`);
  return (JSON.parse(told) as [string])[0];
}

describe('positions laid out by the driver', () => {
  it('are laid out in their game, and the game in progress is kept', () => {
    const table = new FakeTable(SAVE);
    const position = '[Position "6/6/6/2b3/1s4/5b s"]\n';
    assert.match(put(table, position, 'waffle-wars'), /First choose a game/);
    choose(table, 'reversi');
    assert.equal(put(table, position, 'waffle-wars'), 'reversi');
    STARTS['reversi']?.(table);
    assert.equal(put(table, position, 'reversi'), '');
    assert.equal(table.board(), '6/6/6/2b3/1s4/5b');
    assert.match(table.record(), /Position "6\/6\/6\/2b3\/1s4\/5b s/);
    assert.equal(table.ui(PANEL.differences), '');
    table.close();
  });
});

describe('the table with all games', () => {
  it('gives everything in it a separate id', () => {
    interface Entry {
      readonly GUID: string;
      readonly ContainedObjects?: readonly Entry[];
      readonly ChildObjects?: readonly Entry[];
      readonly States?: Readonly<Record<string, Entry>>;
    }
    const all = (entry: Entry): string[] => [
      entry.GUID,
      ...[
        ...(entry.ContainedObjects ?? []),
        ...(entry.ChildObjects ?? []),
        ...Object.values(entry.States ?? {}),
      ].flatMap(all),
    ];
    const ids = (SAVE.ObjectStates as readonly Entry[]).flatMap(all);
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.length > 350, `${ids.length}`);
  });

  it('begins with the menu and an empty table', () => {
    const table = new FakeTable(SAVE);
    assert.equal(table.ui(PANEL.turn), 'Choose a game');
    assert.equal(table.page(), PANEL.menu);
    assert.equal(piecesOf(table).length, 0);
    assert.equal(table.record(), '');
    table.press(HANDLERS.undo);
    assert.deepEqual(table.heard(), ['Red: First choose a game on the panel.']);
    table.press(HANDLERS.game, `${GAME}snake`, 'Grey');
    assert.equal(table.ui(PANEL.turn), 'Choose a game');
    table.close();
  });

  it('lays out each game like its own table, and removes it for the next', async () => {
    const table = new FakeTable(SAVE);
    for (const { id } of TABLES.slice(1)) {
      choose(table, id);
      const alone = await lookOf(id);
      const all = alone.ObjectStates.filter(({ Name }) => Name !== 'HandTrigger').length;
      // Words and names of each language with lists of them and of the keys, and the rules of the games on grids, lie there for all
      const wanted = all - 2 * languagesOf(specOf(id).words).length - (id === 'waffle-wars' ? 3 : 2);
      const laid = table.report().objects.filter(({ tags }) => tags.includes(LAID_TAG));
      // Some tables make copies of what is in their bags and boxes
      assert.ok(laid.length >= wanted, `${id}: ${laid.length} of ${wanted}`);
      const points = table.report().snapPoints;
      assert.equal(points.length, alone.SnapPoints.length, id);
      assert.ok(points.every(({ tags }) => tags[0] === PIECE_TAG));
      assert.equal(table.ui(PANEL.differences), '', id);
      assert.equal(table.page(), PANEL.play, id);
      for (const zone of alone.ObjectStates.filter(({ Name }) => Name === 'HandTrigger')) {
        const { position } = table.report().handZones?.[zone.FogColor ?? ''] ?? {};
        assert.equal(position?.['x'], zone.Transform.posX, `${id} ${zone.FogColor}`);
      }
    }
    table.close();
  });

  it('shows the options of the current game only', () => {
    const table = new FakeTable(SAVE);
    const rows = new Set([...SAVE.XmlUI.matchAll(/id="griddle-row-(\w+)"/g)].map((match) => match[1] ?? ''));
    assert.ok(rows.size > 15);
    for (const id of MENU) {
      choose(table, id);
      const spec = TABLES[0]?.games.find(({ game }) => game.id === id);
      assert.ok(spec);
      const own = spec.options.filter((option) => option.kind !== 'number' || option.min !== option.max);
      const shown = [...rows].filter((key) => table.ui(OPTION_ROW + key, 'active') === 'true');
      assert.deepEqual(shown.sort(), own.map(({ key }) => key).sort(), id);
    }
    table.close();
  });
});

describe('the options', () => {
  it('are in words, each with its description and rule', () => {
    const table = new FakeTable(SAVE);
    for (const { game, options } of TABLES[0]?.games ?? []) {
      choose(table, game.id);
      for (const option of options) {
        const { key, rule } = option;
        if (option.kind === 'number' && option.min === option.max) continue;
        const about = table.ui(OPTION_NAME + key, 'tooltip');
        assert.match(about, new RegExp(`^[A-Z].{10,}\\. \\(${rule}\\)$`), `${game.id} ${key}: ${about}`);
        const steps = option.kind === 'choice' ? option.values.length : 3;
        for (let step = 0; step < steps; step++) {
          const value = table.ui(OPTION_VALUE + key);
          // Only sizes and numbers of orders are what they are
          assert.match(value, /[A-Za-z]{2}|^\d+x\d+$|^\d\d$/, `${game.id} ${key} ${value}`);
          assert.doesNotMatch(value, /^(on|off|none|placement|rank|duel|strict|leading|plus|usual|snack|first)$/);
          table.press(HANDLERS.option, OPTION_NEXT + key);
        }
      }
    }
    table.close();
  });
});

describe('the keys', () => {
  it('press every button of the panel, and turn the camera to the table and to the player’s own side', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'hostage-rescue');
    const { hotkeys } = table.report();
    for (const name of ['undo', 'options', 'choose a game', 'fold or unfold the panel', 'move button 6']) {
      assert.ok(hotkeys.includes(`Griddle: ${name}`), name);
    }
    table.key('Griddle: move button 1');
    assert.match(table.record(), /~1/);
    table.key('Griddle: options');
    assert.equal(table.page(), PANEL.options);
    table.key('Griddle: look at my side', 'Blue');
    table.key('Griddle: look at the whole table');
    const { looks } = table.report();
    assert.equal(looks?.['Red']?.position.x, 0);
    assert.equal(looks?.['Red']?.yaw, 0);
    assert.equal(looks?.['Blue']?.yaw, 180);
    assert.ok((looks?.['Blue']?.position.z ?? 0) > 0);
    table.key('Griddle: look at my side', 'Grey');
    assert.equal(table.report().looks?.['Grey'], undefined);
    table.close();
  });
});

describe('a game of the table with all games', () => {
  it('is played, left and resumed, also after a load in it and in another', () => {
    let table = new FakeTable(SAVE);
    const left = new Map<string, unknown>();
    for (const id of MENU) {
      choose(table, id);
      STARTS[id]?.(table);
      assert.match(table.record(), /[\n ]1\.|\n~1/, id);
      assert.doesNotMatch(table.record(), /!set:/, id);
      left.set(id, essence(table, id));
      const loaded = new FakeTable(table.saved(), LAID);
      assert.deepEqual(essence(loaded, id), left.get(id), `${id} after a load`);
      table.close();
      table = loaded;
    }
    for (const id of [...MENU].reverse().slice(1)) {
      choose(table, id);
      assert.deepEqual(essence(table, id), left.get(id), id);
    }
    const loaded = new FakeTable(table.saved(), LAID);
    for (const id of ['top-waffle', 'buffet-boss', 'waddle-waddle']) {
      choose(loaded, id);
      assert.deepEqual(essence(loaded, id), left.get(id), `${id} after a load in another game`);
      // What has been drawn in secret is not taken back
      if (id === 'top-waffle') continue;
      const before = loaded.record();
      loaded.press(HANDLERS.undo);
      assert.notEqual(bare(loaded.record()), bare(before), `${id} takes back what was played before the load`);
    }
    for (const each of [table, loaded]) each.close();
  });

  it('keeps options that were chosen for its next game', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'waddle-waddle');
    table.press(HANDLERS.option, `${OPTION_NEXT}players`);
    const chosen = table.ui(`${OPTION_VALUE}players`);
    choose(table, 'top-waffle');
    assert.notEqual(table.ui(`${OPTION_VALUE}players`), chosen);
    choose(table, 'waddle-waddle');
    assert.equal(table.ui(`${OPTION_VALUE}players`), chosen);
    table.press(HANDLERS.newGame);
    assert.match(table.record(), /\[Options "players=3"\]/);
    table.close();
  });

  it('is laid out again from a save that was made before the layout was complete', () => {
    const table = new FakeTable(SAVE);
    table.press(HANDLERS.menu);
    table.run(`${HANDLERS.game}(Player.Red, nil, '${GAME}waffle-time') FakeTTS.pass(6)`);
    assert.match(table.ui(PANEL.turn), /^\D*\d+\D+\d+/, 'the panel counts');
    // Nothing else can be chosen meanwhile
    table.run(`${HANDLERS.game}(Player.Red, nil, '${GAME}snake') FakeTTS.pass(1)`);
    const loaded = new FakeTable(table.saved(), LAID);
    table.run(`FakeTTS.pass(${LAID})`);
    for (const each of [table, loaded]) {
      assert.match(each.record(), /\[Game "Waffle Time"\]/);
      assert.equal(each.ui(PANEL.differences), '');
    }
    assert.equal(piecesOf(loaded).length, piecesOf(table).length);
    for (const each of [table, loaded]) each.close();
  });

  it('is missing when somebody has deleted its box: one sentence, and the others continue', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'snake');
    table.carry('s', '', 'c3');
    table.run(`FakeTTS.delete('${OBJECT_SCRIPTS[3]?.box ?? ''}')`);
    table.heard();
    choose(table, 'top-waffle');
    assert.deepEqual(table.heard(), ['all: That game’s rules are no longer on the table. Load the table again.']);
    assert.match(table.record(), /\[Game "Snake"\]\n\n1\. c3/);
    table.close();
  });

  it('answers the driver, whichever game is played', () => {
    const table = new FakeTable(SAVE);
    const reversi = table.lua("griddleGameLines({1}, '', 'reversi')");
    choose(table, 'buffet-boss');
    assert.equal(table.lua("griddleGameLines({1}, '', 'reversi')"), reversi);
    assert.match(reversi, /\S/);
    table.close();
  });
});
