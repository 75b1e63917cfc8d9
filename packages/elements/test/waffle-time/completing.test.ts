/** Completing patterns of Waffle Time: on the waffle, by cards and by buttons; and what is shown while a bot is to move. */
import { expect } from '@open-wc/testing';
import type { WaffleTime } from '../../src/games/waffle-time/waffle-time.js';
import { drawn, rootOf, ruleOf, tap, textOf } from '../hands.js';
import { board, button, choices, DRAFT, FINISH, PLACE, refusals, stateOf, TILES, waffle } from './table.js';

/** Cherries in a row and in a column that share e3. */
const CROSSED = `4c/4c/1cccc/5/5;5/5/5/5/5 p1:finish 9,8 22323:50,51,54 ${TILES} 1:p1@9,p2 :e3 -;-`;

describe('patterns that can be completed', () => {
  it('WT-16 outlines patterns and completes one by a tap on its card', async () => {
    const element = await board({ position: PLACE });
    for (const place of ['hand:c', 'b3', 'b2']) await tap(element, place);
    expect(rootOf(element).querySelectorAll('[part~=completion]').length).to.equal(1);
    expect(rootOf(element).querySelectorAll('[part~=cards] [part~=frame]').length).to.equal(1);
    await tap(element, 'card:cherry-2');
    expect(waffle(element)).to.equal('5/5/1c*c*c*1/1w3/5');
    expect(textOf(element)).to.contain('Player 1 completed Cherry 2 (+3) with syrup on b3 c3 d3.');
    expect(stateOf(element).turn).to.equal(1);
  });

  it('WT-19 ends the turn by a button without completing', async () => {
    const element = await board({ position: PLACE });
    for (const place of ['hand:c', 'b3', 'b2']) await tap(element, place);
    button(element, 'End turn').click();
    await drawn(element);
    expect(textOf(element)).to.contain('Player 1 ended the turn.');
    expect(waffle(element)).to.equal('5/5/1ccc1/1w3/5');
    expect(stateOf(element).turn).to.equal(1);
  });

  it('WT-16 completes an outlined pattern by a tap on any of its spaces', async () => {
    for (const place of ['b3', 'c3', 'd3']) {
      const element = await board({ position: FINISH });
      await tap(element, place);
      expect(waffle(element)).to.equal('5/5/1c*c*c*1/1w3/5');
      expect(refusals(element)).to.equal(0);
    }
  });

  it('WT-64 explains each change of points: syrup, an empty dispenser, a goal, butter, syrup again', async () => {
    const position = `4s*/5/5/5/ccc2;5/5/5/5/5 p1:finish 3,8 22323:50,51,54 ${TILES} 1:p1@9,p2 :a1 -;-`;
    const element = await board({ position });
    await tap(element, 'a1');
    expect(textOf(element)).to.contain(
      'Player 1 completed Cherry 2 (+3) with syrup on a1 b1 c1 and emptied the dispenser (+2)' +
        ' and completed the goal “Syrup in two opposite corners” (+6).',
    );
    await tap(element, 'c3');
    expect(textOf(element)).to.contain('Player 1 placed butter on c3 (+2).');
    element.position = DRAFT.replace('6,8', '0,8').replace('u*', '*u');
    await drawn(element);
    element.play('@5');
    await drawn(element);
    expect(textOf(element)).to.contain(', so the dispenser isn’t empty any more (-2).');
  });

  it('WT-16 asks with named buttons where several patterns include the space', async () => {
    const element = await board({ position: CROSSED });
    await tap(element, 'e3');
    expect(stateOf(element).step).to.equal('finish');
    expect(textOf(element)).to.contain('Choose one:');
    expect(choices(element)).to.deep.equal(['Cherry 2 on c3 d3 e3 (+3)', 'Cherry 2 on e3 e4 e5 (+3)']);
    button(element, 'on c3 d3 e3').click();
    await drawn(element);
    expect(waffle(element)).to.equal('4c/4c/1cc*c*c*/5/5');
    // The other one still has its own
    await tap(element, 'e5');
    expect(waffle(element)).to.equal('4c*/4c*/1cc*c*c*/5/5');
  });

  it('WT-16 switches to another outlined pattern while it asks, and says where there is none', async () => {
    const element = await board({ position: CROSSED });
    await tap(element, 'e3');
    await tap(element, 'e4');
    expect(waffle(element)).to.equal('4c*/4c*/1cccc*/5/5');
    expect(refusals(element)).to.equal(0);
    await tap(element, 'a1');
    expect(textOf(element)).to.contain('No pattern to complete on a1.');
    expect(ruleOf(element)).to.equal('WT-16');
  });

  it('WT-16 lists each card that can be completed by name', async () => {
    const element = await board({ position: FINISH });
    expect(choices(element)).to.deep.equal(['Complete Cherry 2 (+3)', 'End turn']);
    button(element, 'Complete Cherry 2').click();
    await drawn(element);
    expect(waffle(element)).to.equal('5/5/1c*c*c*1/1w3/5');
    const several = await board({ position: CROSSED });
    button(several, 'Complete Cherry 2…').click();
    await drawn(several);
    expect(waffle(several)).to.equal('4c/4c/1cccc/5/5');
    button(several, 'on e3 e4 e5').click();
    await drawn(several);
    expect(waffle(several)).to.equal('4c*/4c*/1cccc*/5/5');
  });

  it('explains a card, a goal or a topping that can’t be used now, and refuses nothing', async () => {
    for (const position of [DRAFT, FINISH]) {
      const element = await board({ position });
      for (const [place, words] of [
        ['card:blackberry-3', 'Blackberry 3: an S or Z of four blackberries.'],
        ['goal:50', 'Four syrup in a diagonal line, 5 points.'],
        ['hand:w', 'Cream goes on an empty space.'],
      ] as const) {
        await tap(element, place);
        expect(textOf(element)).to.contain(words);
        expect(refusals(element), place).to.equal(0);
      }
    }
    // Also while a bot is to move
    const waiting = await board({ position: DRAFT, seats: 'bot:60s,human' });
    await tap(waiting, 'card:cherry-2');
    expect(textOf(waiting)).to.contain('Cherry 2: three cherries in a line.');
    expect(refusals(waiting)).to.equal(0);
    await tap(waiting, 'c3');
    expect(textOf(waiting)).to.contain('It’s not your turn yet.');
  });

  for (const [step, position] of [
    ['placing', PLACE],
    ['completing', FINISH],
  ] as const) {
    it(`marks nothing on the reader’s boards that a bot could do when it is ${step}`, async () => {
      const drawnMarks = (element: WaffleTime): number =>
        rootOf(element).querySelectorAll('[part~=completion], [part~=chance], [part~=winning], [part~=frame]').length;
      const own = await board({ position, seats: 'human,bot:60s' });
      expect(drawnMarks(own)).to.be.greaterThan(0);
      const bots = await board({ position, seats: 'bot:60s,human' });
      expect(drawnMarks(bots)).to.equal(0);
    });
  }

  it('WT-19 lets the player choose fruits when the syrup is short, in any order', async () => {
    const position = `5/5/1ccc1/1w3/5;5/5/5/5/5 p1:finish 2,8 22323:50,51,54 ${TILES} 1:p1@9,p2 :b3 -;-`;
    const element = await board({ position });
    expect(stateOf(element).step).to.equal('finish');
    expect(button(element, 'Best now')).not.to.equal(undefined);
    await tap(element, 'card:cherry-2');
    await tap(element, 'd3');
    await tap(element, 'b3');
    expect(waffle(element)).to.equal('5/5/1c*cc*1/1w3/5');
  });

  it('WT-16 completes everything by one button where there is nothing to choose', async () => {
    const position = `4c/4c/1ccc1/4c/5;5/5/5/5/5 p1:finish 9,8 22323:50,51,54 ${TILES} 1:p1@9,p2 :b3e4 -;-`;
    const element = await board({ position: position.replace('1ccc1/4c', '1cccc/5') });
    const all = button(element, 'Complete 3');
    expect(all.textContent.trim()).to.equal('Complete 3 patterns (+6)');
    all.click();
    await drawn(element);
    expect(waffle(element)).to.equal('4c*/4c*/1c*c*c*c*/5/5');
    expect(stateOf(element).turn).to.equal(1);
    element.undo();
    await drawn(element);
    expect(waffle(element)).not.to.equal('4c*/4c*/1c*c*c*c*/5/5');
  });
});
