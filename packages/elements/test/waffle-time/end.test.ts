/** Whole games of Waffle Time on a page, and how they end: score sheets, ties, bands. */
import { expect } from '@open-wc/testing';
import { waffleTime, type WaffleTimeMove } from '@griddle/rules/waffle-time/index.js';
import type { WaffleTime } from '../../src/games/waffle-time/waffle-time.js';
import { pathsOf } from '../../src/games/waffle-time/paths.js';
import { cell, drawn, finger, press, rootOf, ruleOf, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { board, button, DRAFT, stateOf, TILES } from './table.js';

describe('the end of a game of Waffle Time', () => {
  for (const by of ['keys', 'a finger']) {
    it(`plays a whole solo game by ${by} alone, to its end and its band (WT-72, WT-73)`, async () => {
      await playOut(by);
    });
  }

  async function playOut(by: string): Promise<void> {
    const element = await board({ seed: '4', options: 'players=1' });
    for (let turn = 0; turn < 200 && !stateOf(element).over; turn++) {
      const before = element.currentPosition;
      const state = stateOf(element);
      const move = chosen(waffleTime.legalMoves(state), turn);
      const path = pathsOf(state, move)[0] ?? [];
      if (path[0] === 'end' || path[0] === 'discard') {
        const target = button(element, path[0] === 'end' ? 'End turn' : 'Discard');
        target.focus();
        if (by === 'keys') target.click();
        else finger(target);
        await drawn(element);
        continue;
      }
      for (const place of path) {
        if (by === 'keys') {
          cell(element, place).focus();
          await press(element, 'Enter');
          continue;
        }
        finger(cell(element, place));
        await element.updateComplete;
      }
      // Where a tile leads is told to a finger first
      if (by !== 'keys' && element.currentPosition === before) finger(cell(element, path.at(-1) ?? ''));
      await drawn(element);
    }
    expect(stateOf(element).over).to.equal(true);
    await waitUntil(() => ruleOf(element) === 'WT-73');
  }

  /** The score sheet beside the board, once its code is here. */
  async function sheetOf(element: WaffleTime): Promise<ShadowRoot> {
    rootOf(element).querySelector<HTMLElement>('#tab-scores')?.click();
    await waitUntil(() => rootOf(element).querySelector('score-sheet')?.shadowRoot?.querySelector('button'));
    const root = rootOf(element).querySelector('score-sheet')?.shadowRoot;
    if (!root) throw new Error('no score sheet');
    return root;
  }

  it('WT-64 has a score sheet whose lines light up their spaces and goals', async () => {
    const position = DRAFT.replace('2cc1', '2c*C*1').replace('6,8', '0,8').replace(' - -;-', ' - 50;-');
    const element = await board({ position, controls: 'auto' });
    const sheet = await sheetOf(element);
    const lines = [...sheet.querySelectorAll<HTMLElement>('[part=line] [part=button]')];
    expect(lines.map((line) => line.getAttribute('aria-label') ?? line.textContent.trim())).to.deep.equal([
      '1. Syrup on fruit: c3',
      '3. Syrup on fruit on cream: d3',
      '5. Goal: Four syrup in a diagonal line',
      '2',
    ]);
    const heads = [...sheet.querySelectorAll('[part=line] th')].map(({ textContent }) => textContent);
    expect(heads.at(-1)).to.contain('Empty dispenser');
    // An open row has its lines, and their rule is one touch away
    sheet.querySelector<HTMLElement>('[part=line] [aria-expanded]')?.click();
    await waitUntil(() => sheet.querySelector('[part=why]'));
    expect(sheet.querySelector<HTMLElement>('[part=why]')?.dataset['rule']).to.equal('WT-64');
    sheet.querySelector<HTMLElement>('[part=why]')?.click();
    await waitUntil(() => rootOf(element).querySelector('[part=rule]'));
    const lit = (): Element | null => rootOf(element).querySelector('[part~=waffle] [part=highlight]');
    expect(lit()).to.equal(null);
    lines[0]?.focus();
    await drawn(element);
    expect(lit()).not.to.equal(null);
  });

  it('WT-65 shows the tie-break on the score sheet', async () => {
    const waffles = 'c*4/5/5/5/5;c*4/5/5/5/5';
    const element = await board({ position: `${waffles} p1:finish 1,1 - - 8:p1@2,p2@6 -`, controls: 'auto' });
    const ties = [...(await sheetOf(element)).querySelectorAll('[part=ties] > *')];
    expect(ties.map(({ textContent }) => textContent.trim())).to.deep.equal([
      'Tie-break: pawn closest to the turn order tile',
      '9',
      '5',
    ]);
    expect(ruleOf(element)).to.equal('WT-65');
  });

  it('WT-73 says at the end of a solo game how good it was, not that somebody won', async () => {
    const position = `c*4/5/5/5/5 p1:finish 0 22323:50,51,54 ${TILES} 8:p1@2 - -`;
    const element = await board({ position, controls: 'auto' });
    await sheetOf(element);
    expect(textOf(element)).to.contain('Game over: 3 points. A nibble!');
    const card = rootOf(element).querySelector('griddle-card');
    await waitUntil(() => card?.shadowRoot?.querySelector('[part=result]'));
    const result = card?.shadowRoot?.querySelector('[part=result]')?.textContent;
    expect(result).to.contain('A nibble').and.not.to.contain('won');
    expect(result).to.contain('3 points. 12 more would make “A proper plate”.');
  });
});

/** Completions first, so that games come to an end by an empty dispenser, too. */
function chosen(moves: readonly WaffleTimeMove[], turn: number): WaffleTimeMove {
  const move = moves.find(({ kind }) => kind === 'complete') ?? moves[(turn * 7) % moves.length];
  if (!move) throw new Error('no move');
  return move;
}
