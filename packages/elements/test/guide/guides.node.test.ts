/** The guided games that come with Griddle: what they say is true at their steps; and what is wrong with others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@griddle/rules/games.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import type { AnySession, AnyStep } from '../../src/core/snapshot.js';
import { GUIDES } from '../../src/guide/guides.js';
import EN from '../../src/guide/messages.en.json' with { type: 'json' };
import { readLine, wordsOf, type Line } from '../../src/guide/steps.js';

/** Letters for which the guide has room on a telephone: of a task, and together with what is said of the move before. */
const LONGEST = 150;
const LONGEST_OF_BOTH = 190;

function sessionOf(id: string, record: string): AnySession {
  const game = gameById(id);
  assert.ok(game, id);
  const read = parseRecords(record);
  assert.ok(read.ok && read.value[0], id);
  const session = sessionFromRecord(game, read.value[0], record);
  assert.ok(session.ok, session.ok ? '' : JSON.stringify(session.error));
  return session.value as unknown as AnySession;
}

function lineOf(id: string, record = GUIDES[id] ?? ''): Line {
  const line = readLine(sessionOf(id, record));
  assert.ok(line.ok, line.ok ? '' : line.error.code);
  return line.value;
}

const say = ((key: string) => (EN as Record<string, string>)[key] ?? `no ${key}`) as Parameters<typeof wordsOf>[2];

/** Rules whose states and moves are only passed back to them. */
type Rules = Game<BaseState, unknown>;

/** A position of a guide, and what follows from moves in it. */
class At {
  readonly game: Rules;

  constructor(
    id: string,
    readonly state: AnyStep['state'],
  ) {
    this.game = gameById(id) as Rules;
  }

  /** Whether a move is allowed. */
  may(text: string): boolean {
    const move = this.game.parseMove(this.state, text);
    return move.ok && this.game.play(this.state, move.value).ok;
  }

  after(...moves: readonly string[]): At {
    let { state } = this;
    for (const text of moves) {
      const move = this.game.parseMove(state, text);
      assert.ok(move.ok, text);
      const played = this.game.play(state, move.value);
      assert.ok(played.ok, text);
      ({ value: state } = played);
    }
    return new At(this.game.id, state);
  }

  get moves(): readonly string[] {
    return this.game.legalMoves(this.state).map((move) => this.game.moveText(this.state, move));
  }

  get winners(): readonly number[] | undefined {
    return this.game.outcome(this.state)?.winners;
  }

  get points(): number {
    return this.game.score(this.state).find(({ seat }) => seat === 0)?.total ?? 0;
  }

  get text(): string {
    return this.game.positionText(this.state);
  }
}

/** The positions of a guide by the name of what is said in them or of the move to them. */
function positionsOf(id: string): Readonly<Record<string, At>> {
  const { positions, remarks, tasks } = lineOf(id);
  const named = positions.flatMap(({ state }, index) =>
    [...(tasks[index] ?? []), ...(remarks[index] ?? [])].flatMap(({ commands }) =>
      commands.flatMap(({ args, name }) => (name === 'guide' ? [[args, new At(id, state)] as const] : [])),
    ),
  );
  return Object.fromEntries(named);
}

const ofQuadrant = (moves: readonly string[], places: RegExp): readonly string[] =>
  moves.filter((move) => places.test(move));

/** What each sentence says, as the rules have it. Each is looked up where the guide says it. */
const BITES: Readonly<Record<string, Readonly<Record<string, (at: At) => void>>>> = {
  'waffle-wars': {
    place: (at) => assert.deepEqual([at.may('a1'), at.may('f6'), at.may('b2')], [false, false, true], 'WW-4'),
    turn: (at) => assert.deepEqual(ofQuadrant(at.moves, /x/), [], 'WW-5: so far one can only place'),
    line: (at) => {
      assert.ok(at.may('a1'), 'WW-4: corners are open');
      assert.ok(ofQuadrant(at.after('f6').moves, /^[abc][123]$/).length > 0, 'WW-12: not yet locked');
      assert.deepEqual(ofQuadrant(at.after('a1').moves, /^[abc][123]$/), [], 'WW-13');
    },
    locked: (at) => assert.deepEqual(ofQuadrant(at.moves, /^[abc][123]$/), [], 'WW-13'),
    ready: (at) => {
      assert.deepEqual(ofQuadrant(at.after('a2', 'd1').moves, /^[def][123]$/), [], 'WW-12: the row would win it');
      assert.ok(!at.after('d1').may('d1'));
    },
    jump: (at) => {
      assert.deepEqual(ofQuadrant(at.moves, /^[def][123]$/), [], 'WW-13: their square locks it');
      assert.ok(at.may('d1xf3'), 'WW-7, WW-9: a jump ignores the lock');
    },
    captured: (at) =>
      assert.ok(at.after('a6').may('e2'), 'WW-8, WW-16: the captured piece is gone, and the quadrant is open'),
    five: (at) => {
      assert.ok(at.may('f3') && at.text.startsWith('6/6/5b'), 'WW-7: they have captured f3');
      assert.deepEqual(at.after('d4', 'a6', 'e5').winners, [0], 'WW-18');
    },
    threat: (at) => {
      const saving = at.moves.filter((move) => {
        const after = at.after(move);
        return !after.may('e5') || after.after('e5').winners?.join() !== '0';
      });
      assert.deepEqual(saving, ['e5'], 'WW-18: nothing else stops it');
    },
    free: (at) => assert.ok(at.winners === undefined && at.moves.length > 20, 'WW-17: the game is open'),
  },
  'waffle-time': {
    stars: (at) => assert.deepEqual([...at.moves].sort(), ['*bc', '*cb'], 'WT-7'),
    draft: (at) => assert.match(at.after('@11').text, / cc: /, 'WT-11'),
    covered: (at) => {
      const later = at.after('cc2.cc3', 'end');
      const covered = ['@0', '@1', '@6', '@7', '@11'];
      assert.deepEqual(
        covered.filter((slot) => later.may(slot)),
        [],
        'WT-3, WT-4, WT-11',
      );
      assert.equal(later.moves.length, 12 - covered.length);
    },
    place: (at) => {
      assert.ok(!at.may('cc2.ce5') && at.may('cc2.cc3'), 'WT-12');
      assert.match(at.text, /\/2w2\//, 'WT-13: there is cream on c2');
    },
    pattern: (at) => {
      const done = at.after('cherry-2:c1c2c3');
      assert.deepEqual([at.points, done.points], [0, 5], 'WT-31: syrup on three');
    },
    syrup: (at) => assert.equal(at.points, 1 + 1 + 3, 'WT-64'),
    order: (at) => assert.match(at.text, / 5,\d+ .* 2:p2@11,p1 /, 'WT-61, WT-62: second, and 3 syrup became 5'),
    two: (at) => assert.equal(at.after('ud3.be3').moves.filter((move) => move !== 'end').length, 2, 'WT-16'),
    banana: (at) => assert.equal(at.after('banana-3:b3e3').points, at.points + 2, 'WT-41'),
    blueberry: (at) => assert.ok(at.after('blueberry-1:d3').points > at.points, 'WT-42'),
    goal: (at) => assert.match(at.text, / 52;-$/, 'WT-20, WT-52: nobody else has it'),
    butter: (at) => {
      assert.ok(at.may('ya1') && !at.may('yb5'), 'WT-20');
      assert.equal(at.after('ya1').points, at.points + 2, 'WT-64');
    },
    free: (at) => {
      const filled = at.after('@11', 'cc4.cc5', 'cherry-2:c4c5');
      assert.match(filled.text, / 52!?\.51;-$/, 'WT-51: two more cherries fill the column');
      assert.match(at.text, / 3:/, 'WT-60: the third of eight rounds');
    },
  },
};

for (const id of Object.keys(GUIDES)) {
  test(`${id}: what the guide says is so where it says it`, () => {
    const positions = positionsOf(id);
    assert.deepEqual(Object.keys(positions).sort(), Object.keys(BITES[id] ?? {}).sort());
    for (const [name, bites] of Object.entries(BITES[id] ?? {})) {
      assert.ok(positions[name], name);
      bites(positions[name]);
    }
  });

  test(`${id}: each sentence is there, is used, and has room on a telephone`, () => {
    const { remarks, tasks } = lineOf(id);
    const told = [...tasks, ...remarks]
      .flat()
      .flatMap(({ commands }) => commands.filter(({ name }) => name === 'guide'));
    const own = Object.keys(EN).filter((key) => key.startsWith(`guide.${id}.`));
    assert.deepEqual(told.map(({ args }) => `guide.${id}.${args}`).sort(), own.sort());
    let remark = '';
    for (const [index, comments] of tasks.entries()) {
      remark = wordsOf(remarks[index] ?? [], id, say) || (comments.length === 0 ? remark : '');
      const task = wordsOf(comments, id, say);
      assert.ok(task.length <= LONGEST, task);
      assert.ok((task + remark).length <= LONGEST_OF_BOTH, remark + task);
    }
  });
}

const error = (record: string): unknown => {
  const line = readLine(sessionOf('waffle-wars', record));
  return line.ok ? undefined : { code: line.error.code, ...line.error.values };
};

test('records of authors: both ways to mark a step, and what is wrong with them', () => {
  const line = lineOf(
    'waffle-wars',
    '{[Step] Place.} 1. c3 {Well done.} d4 {[%step] Once more. [%csl c2]} 2. c2 e5 {[Step] Bye.}',
  );
  assert.deepEqual(line.steps, [0, 2]);
  assert.deepEqual(
    line.tasks.map((comments) => wordsOf(comments, 'waffle-wars', say)),
    ['Place.', '', 'Once more.', '', 'Bye.'],
  );
  assert.equal(wordsOf(line.remarks[1] ?? [], 'waffle-wars', say), 'Well done.');
  assert.equal(lineOf('waffle-wars', '1. c3 {[step] You are blue.} d4').seat, 1);
  assert.deepEqual(error('{Place.} 1. c3'), { code: 'guide-none', found: '1. c3' });
  assert.deepEqual(error('1. c3 {[Step] Now you.}'), { code: 'guide-move', found: '1. c3' });
  assert.deepEqual(error('{[Step] Place.} 1. c3 d4 {[Step] [%csl c2]} 2. c2'), { code: 'guide-words', found: '2. c2' });
  assert.deepEqual(error('{[Step] Place.} 1. c3 {[Step] And they?} d4'), {
    code: 'guide-seat',
    found: '1. d4',
    seat: 'blueberries',
    wanted: 'strawberries',
  });
});

test('what is said around chance moves is said when the reader looks', () => {
  const record = '[Game "Hostage Rescue"]\n[Seed "3"]\n\n{[Step] Move. [%csl b3]} 1. ~1 b3>b4';
  const session = sessionOf('hostage-rescue', record);
  const line = readLine(session);
  assert.ok(line.ok);
  assert.deepEqual(line.value.steps, [1]);
  assert.deepEqual(
    line.value.positions[1]?.after.map(({ commands }) => commands[0]?.args),
    ['b3'],
  );
});
