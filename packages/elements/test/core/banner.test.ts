/** What nobody should miss waits over the board to be read. */
import { expect } from '@open-wc/testing';
import { randomGame } from '@griddle/testkit';
import { initialOptions } from '@griddle/rules/core/options.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { CHANCE, type BaseState, type Game, type Options } from '@griddle/rules/core/contract.js';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/reversi-board.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waffle-time/waffle-time.js';
import { cell, drawn, onPage, press, rootOf, said, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

/** After `c1` Blueberries can turn nothing over, and Strawberries can. */
const FORCED = '4bs/5s/5s/5s/2s2s/sb1sss s';

/** The last turn of the second round. */
const ROUND_2 = '310/ham.egg/p-1.1-2/-;310/ham.egg/p-1.1-2/- banana p2:turn:2:p1 222222222222222222222 1:-:-:-';

function banner(element: OnPage): HTMLElement | null {
  return rootOf(element).querySelector<HTMLElement>('[part=banner]');
}

const touch = (node: Element | null): unknown =>
  node?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));

async function passed(): Promise<HTMLElementTagNameMap['reversi-board']> {
  const element = await onPage('reversi-board', { mode: 'play', seats: 'human,bot:easy', position: FORCED });
  element.scrollIntoView();
  element.play('c1');
  await waitUntil(() => banner(element));
  return element;
}

/** The position before the first seat's move of a random game that leads to another value of a count, and that move. */
function lastBefore<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  countOf: (state: S) => number,
): { readonly position: string; readonly move: string } {
  const { states, moves } = randomGame(game, options, 3, 3000);
  const at = states.findIndex((state, i) => i > 0 && countOf(state) > countOf(states[i - 1] ?? state));
  const ofSeat = states.slice(0, at).findLastIndex((state) => (game.toMove(state)[0] ?? CHANCE) !== CHANCE);
  const before = states[ofSeat];
  const move = moves[ofSeat];
  if (!before || move === undefined) throw new Error('it never comes to that');
  return { position: game.positionText(before), move: game.moveText(before, move) };
}

describe('a banner', () => {
  it('announces a forced pass, until it is tapped', async () => {
    const element = await passed();
    expect(banner(element)?.textContent?.trim()).to.equal('Easy bot must pass. No move flips anything.');
    expect(await said('Easy bot must pass.'), 'spoken').to.equal(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(banner(element), 'it waits').to.not.equal(null);
    touch(banner(element));
    await drawn(element);
    expect(banner(element)).to.equal(null);
  });

  it('goes away at the reader’s next action, by hand or by key', async () => {
    const touched = await passed();
    touch(cell(touched, 'd6'));
    await drawn(touched);
    expect(banner(touched)).to.equal(null);
    const typed = await passed();
    cell(typed, 'd6').focus();
    await press(typed, 'Tab');
    expect(banner(typed), 'who only goes on listens still').to.not.equal(null);
    await press(typed, 'ArrowLeft');
    expect(banner(typed)).to.equal(null);
  });

  it('moves nothing else', async () => {
    const element = await passed();
    const board = rootOf(element).querySelector('svg[part~=board]');
    const before = board?.getBoundingClientRect().top;
    touch(banner(element));
    await drawn(element);
    expect(board?.getBoundingClientRect().top).to.equal(before);
  });

  it('is not shown for a reader’s own pass, nor in a review', async () => {
    const element = await onPage('reversi-board', { mode: 'play', position: FORCED });
    element.play('c1');
    element.play('pass');
    await drawn(element);
    expect(banner(element)).to.equal(null);
    const against = await passed();
    against.undo();
    await drawn(against);
    expect(banner(against)).to.equal(null);
  });

  it('lies under the chips of Buffet Boss, too, and announces a new round', async () => {
    const element = await onPage('buffet-boss', { mode: 'play', position: ROUND_2 });
    const words = (): string => banner(element)?.textContent?.trim() ?? '';
    element.play('end');
    await drawn(element);
    expect(words()).to.equal('Round 3 of 5 begins.');
    expect(rootOf(element).querySelectorAll('[part=banner]'), 'said once').to.have.lengthOf(1);
    const chips = rootOf(element).querySelector('[part=players]')?.getBoundingClientRect();
    expect(banner(element)?.getBoundingClientRect().top ?? 0).to.be.at.least((chips?.bottom ?? Infinity) - 1);
  });

  it('announces the end of a day in Top Waffle', async () => {
    const { position, move } = lastBefore(topWaffle, initialOptions(topWaffle.options), ({ day }) => day);
    const element = await onPage('top-waffle', { mode: 'play', position, seed: '3' });
    element.play(move);
    await drawn(element);
    expect(banner(element)?.textContent).to.contain('Day 1 is over');
  });

  it('announces a new round of Waffle Time', async () => {
    const { position, move } = lastBefore(waffleTime, initialOptions(waffleTime.options), ({ round }) => round);
    const element = await onPage('waffle-time', { mode: 'play', position, seed: '3' });
    element.play(move);
    await drawn(element);
    expect(banner(element)?.textContent).to.contain('Round 2 of 8 begins');
  });
});
