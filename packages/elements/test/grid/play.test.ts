/** Playing the games of berries on a slab by tap, drag, keys and buttons. */
import { expect } from '@open-wc/testing';
import { parseOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { cell, drag, drawn, nameOf, rootOf, said, tap, refusalOf, ruleOf, textOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { CASES, rulesOf, tableOf, type AnyTable, type GridCase } from './cases.js';

/** A tap that does not wait for the browser to paint: whole games take hundreds. */
async function quickTap(table: OnPage, place: string): Promise<void> {
  cell(table, place).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await table.updateComplete;
}

/** Walks from the cell with the focus to another one and presses Enter. */
async function walk(table: OnPage, place: string): Promise<void> {
  const root = rootOf(table);
  const stop = root.querySelector<SVGElement>('[role=gridcell][tabindex="0"]');
  stop?.focus();
  const now = stop?.dataset['place'] ?? '';
  const across = place.charCodeAt(0) - now.charCodeAt(0);
  const up = place.charCodeAt(1) - now.charCodeAt(1);
  const keys = [
    ...Array.from({ length: Math.abs(across) }, () => (across > 0 ? 'ArrowRight' : 'ArrowLeft')),
    ...Array.from({ length: Math.abs(up) }, () => (up > 0 ? 'ArrowUp' : 'ArrowDown')),
    'Enter',
  ];
  for (const key of keys) {
    root.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
  }
  await table.updateComplete;
}

/** Makes a move by its touches; what is on no board is a button. A chain that could go on is ended by a second touch. */
async function make(table: AnyTable, touches: readonly string[], touch: typeof tap): Promise<void> {
  const before = table.currentPosition;
  for (const place of touches) {
    if (place !== 'pass') await touch(table, place);
    else rootOf(table).querySelector<HTMLElement>('[part=choices] button')?.click();
  }
  const last = touches.at(-1) ?? '';
  if (table.currentPosition === before && touches.length > 1) await touch(table, last);
}

/** Plays a game to its end with moves drawn by chance from the rules, each made by touches; how many moves it took. */
async function playToTheEnd(one: GridCase, table: AnyTable, options: string, touch: typeof tap): Promise<number> {
  const rules = rulesOf(one);
  const read = parseOptions(rules.options, [], options);
  if (!read.ok) throw new Error(options);
  let rng = seeded(11);
  for (let made = 0; ; made++) {
    const state = rules.parsePosition(table.currentPosition, read.value);
    if (!state.ok) throw new Error(table.currentPosition);
    if (rules.outcome(state.value)) return made;
    const moves = rules.legalMoves(state.value);
    rng = next(rng);
    const move = moves[below(rng, moves.length)];
    const played = rules.play(state.value, move);
    if (!played.ok) throw new Error('no legal move');
    const path = table.currentPath;
    await make(table, rules.placesOfMove(state.value, move), touch);
    const expected = rules.positionText(played.value);
    // The roll of the next turn is not known here
    if (!table.currentPosition.startsWith(expected) || path === table.currentPath) {
      throw new Error(`${rules.moveText(state.value, move)} leads to ${table.currentPosition}, not to ${expected}`);
    }
  }
}

for (const one of CASES) {
  const { tag, move, refusal, end } = one;
  describe(`<${tag} mode="play">`, () => {
    it('makes a move by taps and announces it', async () => {
      const table = await tableOf(one, { mode: 'play', position: move.position });
      await make(table, move.touches, tap);
      expect(table.currentPosition).to.equal(move.leadsTo);
      expect(await said('Strawberries ')).to.equal(true);
    });

    it('makes a move by keys', async () => {
      const table = await tableOf(one, { mode: 'play', position: move.position });
      await make(table, move.touches, walk);
      expect(table.currentPosition).to.equal(move.leadsTo);
    });

    it('names the rule that refuses a move', async () => {
      const table = await tableOf(one, { mode: 'play', position: refusal.position });
      for (const place of refusal.touches) await tap(table, place);
      expect(table.currentPosition).to.equal(refusal.position);
      expect(ruleOf(table)).to.equal(refusal.rule);
      expect(await said(refusalOf(table))).to.equal(true);
    });

    it('ends the game with words, an event and a result over the board', async () => {
      const table = await tableOf(one, { mode: 'play', position: end.position });
      let winners: readonly string[] = [];
      table.addEventListener('griddle-over', ({ detail }) => (winners = detail.seats));
      for (const place of end.touches) await tap(table, place);
      expect(winners).to.deep.equal(['strawberries']);
      expect(textOf(table)).to.contain(end.words);
      expect(ruleOf(table)).to.equal(end.rule);
      const result = (): Element | null | undefined =>
        rootOf(table).querySelector('griddle-card')?.shadowRoot?.querySelector('[part=result]');
      await waitUntil(result);
      expect(result()?.textContent).to.contain('Strawberries won');
    });

    it('undoes and redoes', async () => {
      const table = await tableOf(one, { mode: 'play', position: move.position });
      await make(table, move.touches, tap);
      expect(table.undo()).to.equal(true);
      expect(table.currentPosition).to.equal(move.position);
      expect(table.redo()).to.equal(true);
      expect(table.currentPosition).to.equal(move.leadsTo);
    });

    it('lets a bot answer', async () => {
      const table = await tableOf(one, { mode: 'play', seats: 'bot:easy,human', seed: '3' });
      const start = table.currentPath;
      await waitUntil(() => table.currentPath !== start);
      await waitUntil(() => textOf(table).includes('Your turn.'));
    });

    it('can be played to the end by taps', async () => {
      const table = await tableOf(one, { mode: 'play', seed: '5', still: '' });
      expect(await playToTheEnd(one, table, '', quickTap)).to.be.greaterThan(5);
      await waitUntil(() => / won: |Draw: /.test(textOf(table)));
    });

    it('can be played to the end by keys', async () => {
      const table = await tableOf(one, { mode: 'play', seed: '6', still: '' });
      expect(await playToTheEnd(one, table, '', walk)).to.be.greaterThan(5);
    });
  });
}

describe('features of single games', () => {
  const caseOf = (tag: string): GridCase => {
    const found = CASES.find((one) => one.tag === tag);
    if (!found) throw new Error(tag);
    return found;
  };

  for (const [tag, options] of [
    ['connect-four', 'size=7x6'],
    ['connect-four', 'size=8x8'],
    ['reversi-board', 'size=8x8'],
  ] as const) {
    it(`plays <${tag} options="${options}"> to its end`, async () => {
      const table = await tableOf(caseOf(tag), { mode: 'play', options, still: '' });
      const [width = 0, height = 0] = options.slice(5).split('x').map(Number);
      expect(rootOf(table).querySelectorAll('[role=gridcell]').length).to.equal(width * height);
      expect(await playToTheEnd(caseOf(tag), table, options, quickTap)).to.be.greaterThan(6);
    });
  }

  it('changes from one board size to another', async () => {
    const table = await tableOf(caseOf('reversi-board'), { mode: 'play' });
    table.setAttribute('options', 'size=8x8');
    await table.updateComplete;
    expect(rootOf(table).querySelectorAll('[role=gridcell]').length).to.equal(64);
    await tap(table, 'd3');
    expect(table.currentPosition).to.equal('8/8/8/3sb3/3ss3/3s4/8/8 b');
  });

  it('passes by a button where Reversi requires it', async () => {
    const table = await tableOf(caseOf('reversi-board'), { mode: 'play', position: '6/6/6/6/6/sbb3 b' });
    expect(textOf(table)).to.contain('No move flips anything, so pass.');
    rootOf(table).querySelector<HTMLElement>('[part=choices] button')?.click();
    expect(table.currentPosition).to.equal('6/6/6/6/6/sbb3 s');
  });

  it('passes by a button where no piece can use the roll', async () => {
    const table = await tableOf(caseOf('hostage-rescue'), { mode: 'play', position: '5s/6/6/6/3b2/b5 s:6', seed: '1' });
    expect(textOf(table)).to.contain('No piece can use this roll.');
    rootOf(table).querySelector<HTMLElement>('[part=choices] button')?.click();
    expect(table.currentPosition).to.match(/ b:\d$/);
  });

  it('rolls the die by the seed, shows and announces it', async () => {
    const roll = async (): Promise<string> => {
      const table = await tableOf(caseOf('hostage-rescue'), { mode: 'play', seed: '8' });
      const face = table.currentPosition.slice(-1);
      expect(textOf(table)).to.match(new RegExp(`Move (a piece ${face} space|two pieces, ${face} in all)`));
      expect(rootOf(table).querySelectorAll('[part=die]').length).to.equal(1);
      return face;
    };
    expect(await roll()).to.equal(await roll());
    const table = await tableOf(caseOf('hostage-rescue'), { mode: 'play', position: '5s/6/6/1s4/6/b5 s:2', seed: '8' });
    await tap(table, 'b3');
    await tap(table, 'b5');
    expect(await said('Strawberries moved b3 to b5. The die shows')).to.equal(true);
  });

  it('shows the rest of a split roll', async () => {
    const { position, touches } = caseOf('hostage-rescue').move;
    const table = await tableOf(caseOf('hostage-rescue'), { mode: 'play', position });
    expect(textOf(table)).to.contain('Move two pieces, 6 in all.');
    for (const place of touches) await tap(table, place);
    await waitUntil(() => textOf(table).includes('Move another piece 2 spaces.'));
  });

  it('ends a chain of jumps when its last space is tapped again', async () => {
    const { position } = caseOf('waffle-checkers').move;
    const table = await tableOf(caseOf('waffle-checkers'), { mode: 'play', position });
    await tap(table, 'a1');
    await tap(table, 'c3');
    await waitUntil(() => textOf(table).includes('Select c3 again to stop there.'));
    await tap(table, 'c3');
    expect(table.currentPosition).to.equal('5b/6/3b2/2s3/6/6 b');
  });

  it('says what a move captured, and mentions jumps only where there are some', async () => {
    const { position } = caseOf('waffle-checkers').move;
    const checkers = await tableOf(caseOf('waffle-checkers'), { mode: 'play', position });
    expect(textOf(checkers)).to.contain('Move one space, or jump.');
    checkers.play('a1xc3xe5');
    await drawn(checkers);
    expect(textOf(checkers)).to.contain('Strawberries captured b2, d4 (a1 to c3, e5).');
    const start = await tableOf(caseOf('waffle-checkers'), { mode: 'play' });
    expect(textOf(start)).to.contain('Move a piece one space. First to the far row wins.');
    const rescue = await tableOf(caseOf('hostage-rescue'), { mode: 'play', position: '3s1s/6/6/s1b3/6/b5 s:2' });
    rescue.play('a3>c3');
    await drawn(rescue);
    expect(textOf(rescue)).to.contain('Strawberries captured c3 (from a3).');
  });

  it('says how a snake starts, and later how it grows', async () => {
    const snake = await tableOf(caseOf('snake-board'), { mode: 'play' });
    expect(textOf(snake)).to.contain('Start your snake on any open space.');
    for (const move of ['a1', 'f6']) snake.play(move);
    await drawn(snake);
    expect(textOf(snake)).to.contain('Grow your snake at its head.');
  });

  for (const pointer of ['mouse', 'touch']) {
    it(`steps by a drag with ${pointer}`, async () => {
      const table = await tableOf(caseOf('waffle-checkers'), { mode: 'play' });
      await drag(table, 'b2', 'c3', pointer);
      expect(table.currentPosition).to.equal('bbbbbb/bbbbbb/6/2s3/s1ssss/ssssss b');
    });
  }

  it('warns before a position comes for the third time, and ends the game when it does', async () => {
    const table = await tableOf(caseOf('waffle-checkers'), { mode: 'play', position: '6/5b/6/6/s5/6 s', still: '' });
    for (const move of 'a2>a3 f5>f4 a3>a2 f4>f5 a2>a3 f5>f4 a3>a2'.split(' ')) table.play(move);
    await waitUntil(() => textOf(table).includes('Playing f4>f5 repeats the position a third time: a draw.'));
    await tap(table, 'f4');
    expect(rootOf(table).querySelector('[part=repeats]')).not.to.equal(null);
    await tap(table, 'f5');
    expect(textOf(table)).to.contain('Draw: the same position three times.');
    expect(ruleOf(table)).to.equal('WW-71');
  });

  it('names heads and hostages', async () => {
    const snake = await tableOf(caseOf('snake-board'), { position: '6/6/6/2s3/6/5b s c3,f1' });
    expect(nameOf(snake, 'c3')).to.equal('c3, head of the strawberry snake');
    const rescue = await tableOf(caseOf('hostage-rescue'), {});
    expect(nameOf(rescue, 'a1')).to.equal('a1, blueberry held hostage');
    expect(nameOf(rescue, 'f6')).to.equal('f6, strawberry held hostage');
  });

  it('picks a flag up, carries it and says who does', async () => {
    const position = '3s1s/6/6/s5/6/b5 s:2 - -,-';
    const table = await tableOf(caseOf('hostage-rescue'), { mode: 'play', options: 'goal=flag', position });
    await tap(table, 'd6');
    await tap(table, 'f6');
    expect(table.currentPosition).to.match(/^5s\/6\/6\/s5\/6\/b5 b:\d - f6,-$/);
    await waitUntil(() => nameOf(table, 'f6') === 'f6, strawberry with its flag');
    expect(rootOf(table).querySelectorAll('[part=flag]').length).to.equal(1);
  });

  it('marks where somebody could win, on request', async () => {
    const marked = async (show: string): Promise<number> => {
      const table = await tableOf(caseOf('connect-four'), { position: '6/6/6/6/bbb3/sss3 s', show });
      const above = rootOf(table).querySelector('svg g')?.children[3];
      return above?.querySelectorAll('path').length ?? 0;
    };
    expect(await marked('threats')).to.be.greaterThan(await marked('none'));
  });

  it('keeps an upright board upright when it is seen from behind', async () => {
    const table = await tableOf(caseOf('connect-four'), { mode: 'play', flipped: '' });
    const box = (place: string): DOMRect => cell(table, place).getBoundingClientRect();
    expect(box('a1').y).to.be.greaterThan(box('a6').y);
    expect(box('a1').x).to.be.greaterThan(box('f1').x);
  });
});
