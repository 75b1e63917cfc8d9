/** One table for Waffle Wars and the games on grids: the menu, and what goes with the game that is chosen. In the Lua of the save. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CHANCE } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { gameById } from '@griddle/rules/games.js';
import { GAME, HANDLERS, OFFER, OPTION_NAME, OPTION_NEXT, OPTION_ROW, OPTION_VALUE, PANEL } from '../src/names.js';
import { GRID_SCRIPT, MENU } from '../src/grid/menu.js';
import { saveOf } from './content.js';
import { FakeTable } from './fake-table.js';

const SAVE = await saveOf('waffle-wars');
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLI = join(ROOT, 'packages/cli/src/main.ts');

/** How a session of a game begins: a first move of each side, and an act that is no legal move after them. */
interface Start {
  readonly moves: readonly string[];
  readonly wrong: readonly [from: string, to: string];
}

/** Starts of games whose first moves are not just pieces placed anywhere. */
const OWN_STARTS: Readonly<Record<string, Start>> = {
  snake: { moves: ['c3', 'e5'], wrong: ['', 'f1'] },
  'waffle-checkers': { moves: ['a2>a3', 'a5>a4'], wrong: ['b2', 'b4'] },
  'hostage-rescue': { moves: [], wrong: ['b2', 'b4'] },
  'connect-four': { moves: ['c1', 'c2'], wrong: ['c1', 'e3'] },
  reversi: { moves: [], wrong: ['', 'a1'] },
};

const STARTS = MENU.map((id) => {
  const game = gameById(id);
  assert.ok(game);
  const state = game.setup(initialOptions(game.options), 0);
  return {
    ...(OWN_STARTS[id] ?? ({ moves: ['c3', 'd4'], wrong: ['', 'c3'] } satisfies Start)),
    id,
    name: game.title,
    options: game.options.map(({ key }) => key),
    isTables: game.toMove(state)[0] === CHANCE,
  };
});

function choose(table: FakeTable, id: string): void {
  table.press(HANDLERS.menu);
  table.press(HANDLERS.game, GAME + id);
}

/** Makes the first moves of a game by hand. */
function begin(table: FakeTable, moves: readonly string[]): void {
  moves.forEach((move, i) => {
    const [from = '', to] = move.split('>');
    table.carry('sb'.charAt(i), to === undefined ? '' : from, to ?? from);
  });
}

/** The pages of the panel; which of them somebody sees is asked for each player. */
const PAGES: readonly string[] = [PANEL.play, PANEL.menu];

/** What must be the same after a load; rows of options of other games are hidden, whatever they say. */
function essence(table: FakeTable): unknown {
  const { ui, state, lines } = table.report();
  const parts = Object.values(PANEL).filter((id) => id !== PANEL.message && !PAGES.includes(id));
  const pages = ['Red', 'Blue', 'Grey'].map((player) => table.page(player));
  const shown = [parts.map((id) => ui[id]), ui[`${OFFER}0`]?.['active'], pages];
  const states = table.saved().ObjectStates.map((object) => object.LuaScriptState);
  return { shown, state, states, lines, board: table.board(), record: table.record() };
}

/** Records that the sessions have left, for the command line. */
const records: string[] = [];

describe('the menu', () => {
  it('names the game, lists the others, and starts the chosen one', () => {
    const table = new FakeTable(SAVE);
    assert.equal(table.ui(PANEL.menuButton), 'Game: Waffle Wars');
    assert.equal(table.page(), PANEL.play);
    table.press(HANDLERS.menu);
    assert.equal(table.page(), PANEL.menu);
    table.carry('s', '', 'c3');
    const before = table.record();
    table.press(HANDLERS.game, `${GAME}waffle-checkers`);
    assert.equal(table.ui(PANEL.menuButton), 'Game: Waffle Checkers');
    assert.equal(table.page(), PANEL.play);
    assert.equal(table.board(), 'bbbbbb/bbbbbb/6/6/ssssss/ssssss');
    assert.match(table.record(), /\[Game "Waffle Checkers"\]/);
    const kept = table.report().tabs.find(({ title }) => title === 'Earlier records')?.body ?? '';
    assert.equal(kept.replace(/\[(Site|Date|Strawberries|Blueberries) .*\n/g, ''), before, 'the game before is kept');
    assert.equal(table.ui(`${GAME}waffle-checkers`, 'interactable'), 'false');
    assert.equal(table.ui(`${GAME}waffle-wars`, 'interactable'), 'true');
    table.close();
  });

  it('switches from each game to every other: pieces, panel, options, rows and buttons', () => {
    const table = new FakeTable(SAVE);
    const boards = new Map<string, string>();
    for (const id of [...MENU.slice(1), ...MENU, ...[...MENU].reverse()]) {
      choose(table, id);
      assert.equal(boards.get(id) ?? table.board(), table.board(), id);
      boards.set(id, table.board());
      const { name, options, isTables } = STARTS.find((start) => start.id === id) ?? assert.fail(id);
      assert.match(table.record(), new RegExp(`^\\[Game "${name}"\\]`));
      assert.equal(table.ui(PANEL.menuButton), `Game: ${name}`);
      for (const key of ['hand', 'size'])
        assert.equal(table.ui(OPTION_ROW + key, 'active') === 'true', options.includes(key), id);
      assert.equal(table.ui(`${OFFER}0`, 'active') === 'true', isTables, id);
      assert.equal(table.ui('griddle-calls', 'active') === 'false', id !== 'waffle-wars', id);
      assert.equal(table.ui(PANEL.differences), '');
    }
    table.close();
  });

  it('resumes each game where it was left, also after a load in another game', () => {
    const table = new FakeTable(SAVE);
    const left = new Map<string, { record: string; board: string }>();
    for (const { id, moves } of STARTS) {
      if (id !== 'waffle-wars') choose(table, id);
      begin(table, moves);
      left.set(id, { record: table.record(), board: table.board() });
    }
    // The players' names come into the record when it is written down
    const bare = (record: string): string => record.replace(/\[(Site|Date|Strawberries|Blueberries) .*\n/g, '');
    const loaded = new FakeTable(table.saved());
    for (const each of [table, loaded]) {
      for (const id of ['snake', 'waffle-wars', 'reversi', 'waffle-checkers', 'waffle-wars', 'connect-four']) {
        choose(each, id);
        assert.equal(bare(each.record()), bare(left.get(id)?.record ?? ''), id);
        assert.equal(each.board(), left.get(id)?.board, id);
        assert.equal(each.ui(PANEL.differences), '', id);
      }
      assert.match(each.heard().at(-1) ?? '', /^all: Connect-4: the game continues where you left it\.$/);
      each.press(HANDLERS.undo);
      assert.match(each.record(), /\n1\. c1\n/, 'and takes back what was played before');
      each.close();
    }
  });

  it('names each option as its game does', () => {
    const table = new FakeTable(SAVE);
    for (const [id, name] of [
      ['connect-four', 'Board size'],
      ['reversi', 'Board size'],
      ['connect-four', 'Board size'],
    ] as const) {
      choose(table, id);
      assert.equal(table.ui(OPTION_NAME + 'size'), name);
    }
    table.close();
  });

  it('keeps checking and marks when the game changes', () => {
    const table = new FakeTable(SAVE);
    table.press(HANDLERS.checking);
    table.press(HANDLERS.marks);
    for (const id of ['snake', 'reversi', 'waffle-wars']) {
      choose(table, id);
      assert.equal(table.ui(PANEL.checking), 'Rules: enforced', id);
      assert.equal(table.ui(PANEL.marks), 'Marks: off', id);
    }
    table.close();
  });

  it('closes the options when it opens, and the reverse: both together are taller than a screen', () => {
    const table = new FakeTable(SAVE);
    for (const [handler, open] of [
      [HANDLERS.options, PANEL.options],
      [HANDLERS.menu, PANEL.menu],
      [HANDLERS.options, PANEL.options],
    ] as const) {
      table.press(handler);
      assert.equal(table.page(), open);
    }
    table.close();
  });

  it('is not for spectators', () => {
    const table = new FakeTable(SAVE);
    table.press(HANDLERS.game, `${GAME}snake`, 'Grey');
    assert.match(table.record(), /Waffle Wars/);
    table.close();
  });
});

for (const { id, name, moves, wrong } of STARTS) {
  describe(`a session of ${name} at the table`, () => {
    it('is the same after a load and a rewind, and has undo by a key', () => {
      const table = new FakeTable(SAVE);
      if (id !== 'waffle-wars') choose(table, id);
      const checkpoint = table.saved();
      begin(table, moves);
      if (id === 'hostage-rescue') {
        table.press(HANDLERS.offer, `${OFFER}0`);
        table.carry('s', 'b3', 'c3');
      }
      if (id === 'reversi') table.carry('s', '', 'b3');
      const record = table.record();
      assert.match(record, /\n(1\. |~1)/);
      assert.doesNotMatch(record, /!set:/);
      records.push(record);

      const loaded = new FakeTable(table.saved());
      assert.deepEqual(essence(loaded), essence(table));
      assert.equal(loaded.ui(PANEL.differences), '');
      const board = loaded.board();
      loaded.key('Griddle: undo');
      assert.notEqual(loaded.board(), board);
      loaded.key('Griddle: redo');
      assert.equal(loaded.board(), board);
      assert.equal(loaded.record(), record);

      const rewound = new FakeTable(checkpoint);
      assert.equal(rewound.ui(PANEL.menuButton), `Game: ${name}`);
      assert.doesNotMatch(rewound.record(), /\n(1\. |~1)/);
      for (const each of [table, loaded, rewound]) each.close();
    });

    for (const checking of ['warn', 'enforce'] as const) {
      it(`reports an illegal move, which is ${checking === 'warn' ? 'taken as it lies' : 'put back'}`, () => {
        const table = new FakeTable(SAVE);
        if (checking === 'enforce') table.press(HANDLERS.checking);
        if (id !== 'waffle-wars') choose(table, id);
        begin(table, moves);
        const board = table.board();
        table.heard();
        table.carry('s', wrong[0], wrong[1]);
        assert.match(table.heard().join('\n'), /^Red: .*\([A-Z]{2}-\d+\)/m);
        assert.equal(/!set:/.test(table.record()), checking === 'warn');
        if (checking === 'enforce') assert.equal(table.board(), board);
        records.push(table.record());
        table.close();
      });
    }
  });
}

describe('the records of these sessions', () => {
  it('can be replayed on the command line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'griddle-menu-'));
    const files = records.map((record, i) => {
      const file = join(folder, `${i}.txt`);
      writeFileSync(file, record);
      return file;
    });
    const answers = execFileSync(
      process.execPath,
      ['--conditions=griddle-source', '--import=tsx', CLI, 'check', ...files],
      {
        encoding: 'utf8',
        cwd: ROOT,
      },
    );
    rmSync(folder, { recursive: true });
    assert.equal(answers.match(/: valid, 1 game, \d+ moves?$/gm)?.length, 3 * MENU.length, answers);
  });
});

describe('boards of other sizes', () => {
  it('appear when the new game begins, with snap points for pieces, and are removed after it', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'connect-four');
    table.press(HANDLERS.option, `${OPTION_NEXT}size`);
    assert.equal(table.ui(`${OPTION_VALUE}size`), '7x6');
    assert.deepEqual(table.size, { width: 6, height: 6 });
    table.newGame();
    assert.deepEqual(table.size, { width: 7, height: 6 });
    assert.equal(table.report().snapPoints.length, 42);
    table.carry('s', '', 'g6');
    assert.equal(table.board(), '7/7/7/7/7/6s');
    assert.match(table.record(), /\[Options "size=7x6"\]\n\n1\. g1/);

    const loaded = new FakeTable(table.saved());
    assert.deepEqual(loaded.size, { width: 7, height: 6 });
    assert.equal(loaded.ui(PANEL.differences), '');
    loaded.carry('b', '', 'g5');
    assert.equal(loaded.board(), '7/7/7/7/6b/6s');
    choose(loaded, 'waffle-wars');
    assert.deepEqual(loaded.size, { width: 6, height: 6 });
    assert.equal(loaded.report().snapPoints.length, 36);
    assert.equal(loaded.board(), '6/6/6/6/6/6');
    table.close();
    loaded.close();
  });

  it('come with as many copies of pieces as they need, removed when another game begins', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'reversi');
    table.press(HANDLERS.option, `${OPTION_NEXT}size`);
    table.newGame();
    assert.equal(table.board(), '8/8/8/3sb3/3bs3/8/8/8');
    const board = Array.from({ length: 8 }, () => 'ssssssss').join('/');
    const record = `[Game "Reversi"]\n[Options "size=8x8"]\n[Position "${board} s"]\n`;
    const state = { game: 'reversi', record, path: '', checking: 'warn', marks: true, options: '' };
    const saved = table.saved();
    const ObjectStates = saved.ObjectStates.map((object) =>
      object.GUID === GRID_SCRIPT.guid ? { ...object, LuaScriptState: JSON.stringify(state) } : object,
    );
    table.close();
    const full = new FakeTable({ ...saved, ObjectStates });
    full.press(HANDLERS.repair);
    assert.equal(full.board(), board);
    const pieces = (): number => full.report().objects.filter(({ notes }) => notes.startsWith('strawberries')).length;
    assert.equal(pieces(), 65, 'one is left in hand');
    choose(full, 'snake');
    assert.equal(full.board(), '6/6/6/6/6/6');
    assert.equal(pieces(), 18);
    full.close();
  });

  it('are repaired when somebody has changed them by hand', () => {
    const table = new FakeTable(SAVE);
    table.carry('s', '', 'c3');
    // Nobody presses a button within the same frame, at whose end the old board goes
    table.run("getObjectsWithTag('griddle-board')[1].setState(5) FakeTTS.pass(1)");
    table.press(HANDLERS.repair);
    assert.deepEqual(table.size, { width: 6, height: 6 });
    assert.equal(table.board(), '6/6/6/2s3/6/6');
    table.close();
  });
});

describe('the box of games on grids', () => {
  it('does nothing as a copy', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'snake');
    table.copy(GRID_SCRIPT.guid);
    table.carry('s', '', 'c3');
    assert.match(table.record(), /1\. c3\n/);
    assert.equal(table.report().said.filter(({ text }) => /c3/.test(text)).length, 0);
    table.close();
  });

  it('is reported missing in one sentence, and Waffle Wars continues', () => {
    const table = new FakeTable(SAVE);
    table.run(`FakeTTS.delete('${GRID_SCRIPT.guid}')`);
    table.heard();
    choose(table, 'snake');
    assert.deepEqual(table.heard(), ['all: That game’s rules are no longer on the table. Load the table again.']);
    table.carry('s', '', 'c3');
    assert.match(table.record(), /\[Game "Waffle Wars"\]\n\n1\. c3/);
    table.close();
  });

  it('may be removed during a game: the panel says so, and Waffle Wars can be chosen', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'snake');
    table.run(`FakeTTS.delete('${GRID_SCRIPT.guid}')`);
    table.heard();
    table.press(HANDLERS.undo);
    assert.deepEqual(table.heard(), ['all: That game’s rules are no longer on the table. Load the table again.']);
    choose(table, 'waffle-wars');
    assert.match(table.record(), /\[Game "Waffle Wars"\]/);
    assert.equal(table.ui(PANEL.menuButton), 'Game: Waffle Wars');
    table.close();
  });

  it('continues its game when its script is loaded after Global’s', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'snake');
    table.carry('s', '', 'c3');
    const loaded = new FakeTable(table.saved(), 120, 60);
    assert.equal(loaded.record(), table.record());
    assert.equal(loaded.ui(PANEL.menuButton), 'Game: Snake');
    loaded.carry('b', '', 'c4');
    assert.match(loaded.record(), /\[Game "Snake"\]\n\n1\. c3 c4/);
    for (const each of [table, loaded]) each.close();
  });

  it('has its game after a save that was made before its script was ready', () => {
    const table = new FakeTable(SAVE);
    choose(table, 'snake');
    table.carry('s', '', 'c3');
    const saved = table.saved();
    // The game saves at once after a load
    const loaded = new FakeTable(saved, 0);
    const again = new FakeTable(loaded.saved());
    assert.match(again.record(), /\[Game "Snake"\]\n\n1\. c3/);
    for (const each of [table, loaded, again]) each.close();
  });
});
