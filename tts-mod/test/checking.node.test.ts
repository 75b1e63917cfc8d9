/** What the script does about acts that are no legal moves: off, warn, enforce. In the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HANDLERS, PANEL } from '../src/names.js';
import { freshSave } from './waffle-wars-content.js';
import { FakeTable, tableAt } from './fake-table.js';

/** Strawberries own a1-c3, Blueberries own d4-f6; it is Blueberries' turn. */
const OWNED = '6/3bbb/6/6/sss3/6 b 15,15 -';

/** A table at a position, with the checking set. */
function at(position: string, checking: 'off' | 'warn' | 'enforce'): FakeTable {
  const table = tableAt(freshSave(), position, checking);
  table.heard();
  return table;
}

/** Illegal acts: what is carried from where to where, and what the player is told. */
const ILLEGAL: readonly {
  readonly name: string;
  readonly position: string;
  readonly carry: readonly [seat: string, from: string, to: string];
  readonly told: string;
}[] = [
  {
    name: 'a placement in a locked quadrant',
    position: OWNED,
    carry: ['b', '', 'c3'],
    told: 'Strawberries own quadrant a1-c3. You can jump in, but not place there. (WW-13)',
  },
  {
    name: 'a placement in a civil war',
    position: '6/6/6/bbb3/sss3/6 s 15,15 -',
    carry: ['s', '', 'a1'],
    told: 'Civil War in quadrant a1-c3: nobody can place there. (WW-15)',
  },
  {
    name: 'a placement on a piece',
    position: OWNED,
    carry: ['b', '', 'd5'],
    told: 'd5 is taken. (WW-6)',
  },
  {
    name: 'the first strawberry in a corner',
    position: '6/6/6/6/6/6 s 18,18 first',
    carry: ['s', '', 'f6'],
    told: 'The first strawberry can’t go in a corner. (WW-4)',
  },
  {
    name: 'a step instead of a jump',
    position: OWNED,
    carry: ['b', 'd5', 'd6'],
    told: 'A jump moves exactly two spaces, straight or diagonal. (WW-7)',
  },
  {
    name: 'a jump over nothing',
    position: OWNED,
    carry: ['b', 'e5', 'e3'],
    told: 'There is no piece on e4 to jump over. (WW-7)',
  },
  {
    name: 'a move out of turn',
    position: OWNED,
    carry: ['s', '', 'f1'],
    told: 'It’s not the turn of Strawberries. (WW-2)',
  },
  {
    name: 'a piece taken off the board',
    position: OWNED,
    carry: ['b', 'd5', ''],
    told: 'That isn’t a single move. The table differs at d5. (WW-2)',
  },
  {
    name: 'a move after the end',
    position: 'bbbbb1/6/6/sss3/6/6 s 15,13 -',
    carry: ['s', '', 'f1'],
    told: 'The game is over. (WW-18)',
  },
];

describe('an illegal move', () => {
  for (const { name, position, carry, told } of ILLEGAL) {
    const [seat, from, to] = carry;
    const player = seat === 's' ? 'Red' : 'Blue';

    it(`is put back with “enforce”: ${name}`, () => {
      const table = at(position, 'enforce');
      const before = [table.board(), table.record()];
      table.carry(seat, from, to);
      assert.deepEqual([table.board(), table.record()], before);
      assert.deepEqual(table.heard(), [`${player}: ${told} The piece goes back.`]);
      assert.equal(table.ui(PANEL.message), `${told} The piece goes back.`);
      assert.equal(table.ui(PANEL.differences), '');
      table.close();
    });

    it(`is reported and accepted with “warn”: ${name}`, () => {
      const table = at(position, 'warn');
      table.carry(seat, from, to);
      const heard = table.heard();
      assert.ok(heard.includes(`${player}: ${told} The table stays as it is.`), heard.join('\n'));
      assert.match(table.record(), /\n!set:[^ ]+\n$/);
      assert.equal(table.ui(PANEL.differences), '', 'the record is what lies there');
      table.press(HANDLERS.undo);
      assert.equal(table.board(), position.split(' ')[0], 'and can be taken back');
      table.close();
    });

    it(`is recorded without a message with “off”: ${name}`, () => {
      const table = at(position, 'off');
      table.carry(seat, from, to);
      assert.deepEqual(
        table.heard().filter((sentence) => !sentence.startsWith('all: ')),
        [],
      );
      assert.match(table.record(), /\n!set:[^ ]+\n$/);
      table.close();
    });
  }
});

describe('the record of an accepted table', () => {
  /** The position of the record's last token. */
  function lastPosition(table: FakeTable): string {
    return (/!set:(\S+)\n$/.exec(table.record()) ?? [])[1] ?? '';
  }

  it('has the piece out of the hand and the next side to move', () => {
    const table = at(OWNED, 'warn');
    table.carry('b', '', 'c3');
    assert.equal(lastPosition(table), '6/3bbb/6/2b3/sss3/6_s_15,14_-');
    table.close();
  });

  it('passes no turn for a repair by hand', () => {
    const table = at(OWNED, 'warn');
    table.carry('b', 'd5', '');
    assert.equal(lastPosition(table), '6/4bb/6/6/sss3/6_b_15,16_-', 'the piece went back to the hand');
    table.close();
  });

  it('keeps the recorded piece where two lie on one space', () => {
    const table = at(OWNED, 'warn');
    table.carry('s', '', 'd5', 'Red');
    assert.equal(lastPosition(table), '6/3bbb/6/6/sss3/6_b_15,15_-');
    assert.equal(table.board(), '6/3bbb/6/6/sss3/6', 'the other one is put away');
    table.close();
  });

  it('is removed when the piece is put back by hand', () => {
    const table = at(OWNED, 'warn');
    table.carry('b', '', 'c3');
    table.carry('b', 'c3', '', 'Blue');
    assert.doesNotMatch(table.record(), /!set/);
    assert.equal(table.ui(PANEL.turn), 'Blueberries to move');
    table.close();
  });

  it('can be a win: a table with a winning condition ends the game', () => {
    const table = at('6/6/6/bbbb2/6/6 s 18,14 -', 'off');
    table.carry('b', '', 'e3');
    assert.equal(table.ui(PANEL.turn), 'Blueberries win');
    table.close();
  });
});

describe('checking', () => {
  it('goes from warn to enforce to off by button and by key', () => {
    const table = new FakeTable(freshSave());
    assert.equal(table.ui(PANEL.checking), 'Rules: warnings');
    table.press(HANDLERS.checking);
    assert.equal(table.ui(PANEL.checking), 'Rules: enforced');
    table.key('Griddle: rules off, warn or enforce');
    assert.equal(table.ui(PANEL.checking), 'Rules: off');
    table.close();
  });

  it('lets one player alone play both sides, and otherwise only each their own with “enforce”', () => {
    const table = at(OWNED, 'enforce');
    table.carry('b', '', 'f1', 'Red');
    assert.deepEqual(table.heard(), ['Red: Someone else plays Blueberries. (WW-2) The piece goes back.']);
    table.run('FakeTTS.seated.Blue = nil');
    table.carry('b', '', 'f1', 'Red');
    assert.match(table.record(), /\nf1\n$|1\. f1\n$|1\.\.\. f1\n$/);
    table.close();
  });

  it('finds a jump whose captured piece the player has already removed', () => {
    const table = at('6/6/2b3/2s3/6/6 s 17,17 -', 'enforce');
    table.shove(table.piece('b', 'c4'), '');
    table.carry('s', 'c3', 'c5');
    assert.match(table.record(), /c3xc5\n$/);
    assert.equal(table.board(), '6/2s3/6/6/6/6');
    table.close();
  });

  it('announces a reply and a World War to everybody', () => {
    const table = at('6/6/bbbb2/ssss2/6/6 s 14,14 -', 'enforce');
    table.play('e3', 's');
    assert.ok(table.heard().includes('all: Strawberries have a win. Blueberries get one reply to match it.'));
    table.play('e4', 'b');
    const heard = table.heard();
    assert.ok(heard.includes('all: World War: both sides have an equal win. Break the tie!'), heard.join('\n'));
    assert.ok(heard.includes('all: World War!'));
    table.close();
  });
});
