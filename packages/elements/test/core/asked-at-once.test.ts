/** What a page asks of a game right after it has given it something: the answer is the true one, at once. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { drawn, textOf } from '../hands.js';

async function game(more: object = {}): Promise<WaffleWars> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('waffle-wars');
  Object.assign(element, { mode: 'play', loading: 'eager', seats: 'human,human', ...more });
  host.append(element);
  return element;
}

describe('a game that is asked right after it was given something to read', () => {
  it('goes on in a record, and writes down what came after it', async () => {
    const element = await game();
    element.record = '1. c3 d4';
    expect(element.play('b2')).to.equal(true);
    const record = await element.toRecord();
    expect(record).to.contain('c3').and.to.contain('d4').and.to.contain('b2');
    element.record = '1. c3 d4 2. e5';
    expect([element.goTo(1), element.play('f6')]).to.deep.equal([true, true]);
    await drawn(element);
    expect(await element.toRecord())
      .to.contain('1. c3 f6')
      .and.not.to.contain('d4');
  });

  it('tells of what is refused', async () => {
    const element = await game();
    element.record = '1. c3 d4';
    expect(element.play('c3')).to.equal(false);
    await drawn(element);
    expect(textOf(element)).to.contain('c3');
    expect(await element.toRecord()).not.to.contain('2.');
  });

  it('does not do in one game what was asked of another', async () => {
    const element = await game();
    element.record = '1. c3 d4';
    expect(element.play('b2')).to.equal(true);
    element.record = '1. d4 c3';
    expect(element.play('e5')).to.equal(true);
    await drawn(element);
    const record = await element.toRecord();
    expect(record).to.contain('e5').and.not.to.contain('b2');
  });

  it('plays in the position that it was given, before it has been drawn', () => {
    const element = document.createElement('waffle-wars');
    element.mode = 'play';
    element.position = '6/6/6/2b3/1s4/6 s 17,17 -';
    expect([element.play('b2xd4'), element.play('nonsense'), element.undo()]).to.deep.equal([true, false, true]);
    expect(element.currentPosition).to.equal('6/6/6/2b3/1s4/6 s 17,17 -');
  });
});
