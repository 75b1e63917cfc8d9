/** Playing Waffle Time on a page by tap, drag and keys. */
import { expect } from '@open-wc/testing';
import { cell, drag, drawn, nameOf, press, rootOf, said, tap, refusalOf, ruleOf, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { board, DRAFT, FINISH, PLACE, refusals, stateOf, TILES, waffle } from './table.js';

describe('<waffle-time mode="play">', () => {
  it('WT-7 puts the fruits of the dispenser card on the stars by a drag', async () => {
    const element = await board({ seed: '5' });
    expect(nameOf(element, 'c5')).to.contain('star');
    await drag(element, 'hand:u', 'c5');
    expect(waffle(element)).to.equal('1wu2/4w/2ws1/w4/3w1');
    expect(stateOf(element).turn).to.equal(1);
  });

  it('WT-11 drafts by a tap, and says beforehand what a slot leads to', async () => {
    const element = await board({ position: DRAFT });
    cell(element, 'slot:2').focus();
    await drawn(element);
    await waitUntil(() => textOf(element).includes('You take cream and blackberry'));
    expect(textOf(element)).to.match(/Your pawn returns to space 1 or 2\./);
    expect(rootOf(element).querySelector('[part~=slice]')).not.to.equal(null);
    await tap(element, 'slot:2');
    expect(stateOf(element).hand.map(String).sort().join()).to.equal('3,6');
    expect(nameOf(element, 'slot:2')).to.contain('Player 1');
    expect(textOf(element)).to.contain('Player 1 took cream and blackberry.');
  });

  it('WT-16 shows in the preview where patterns can be completed', async () => {
    const element = await board({ position: DRAFT });
    cell(element, 'slot:11').focus();
    await drawn(element);
    await waitUntil(() => textOf(element).includes('complete'));
    expect(textOf(element)).to.contain('(Cherry 2)');
    expect(rootOf(element).querySelectorAll('[part~=chance]').length).to.be.greaterThan(0);
  });

  it('WT-11 shows what a slot gives at the first tap, and takes it at the second', async () => {
    const element = await board({ position: DRAFT });
    const touch = async (place: string): Promise<void> => {
      for (const type of ['pointerdown', 'pointerup', 'pointerleave'])
        cell(element, place).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
      await tap(element, place);
    };
    const before = element.currentPosition;
    await touch('slot:2');
    expect(element.currentPosition).to.equal(before);
    expect(textOf(element)).to.contain('Tap again to confirm. You take cream and blackberry.');
    expect(await said('Tap again to confirm.')).to.equal(true);
    await touch('slot:4');
    expect(element.currentPosition, 'another one is only asked about').to.equal(before);
    expect(textOf(element)).to.contain('You take blackberry and blueberry.');
    await touch('slot:0');
    expect(ruleOf(element), 'what may not be taken is refused at once').to.equal('WT-11');
    await touch('slot:2');
    await touch('slot:2');
    expect(element.currentPosition).not.to.equal(before);
    // A mouse has seen it all along
    const clicked = await board({ position: DRAFT });
    await tap(clicked, 'slot:2');
    expect(clicked.currentPosition).not.to.equal(before);
  });

  it('WT-11 explains why a covered slot cannot be taken', async () => {
    const element = await board({ position: DRAFT });
    await tap(element, 'slot:0');
    expect(ruleOf(element)).to.equal('WT-11');
    expect(await said(refusalOf(element))).to.equal(true);
  });

  for (const [name, places] of [
    ['the first topping first', ['hand:c', 'b3', 'b2']],
    ['the second topping first', ['hand:w', 'b2', 'b3']],
    ['both picked up', ['hand:w', 'b2', 'hand:c', 'b3']],
  ] as const) {
    it(`WT-12 places two toppings by taps, ${name}`, async () => {
      const element = await board({ position: PLACE });
      for (const place of places) await tap(element, place);
      expect(waffle(element)).to.equal('5/5/1ccc1/1w3/5');
    });
  }

  for (const pointer of ['mouse', 'touch']) {
    it(`WT-12 places two toppings by drags with ${pointer}, and shows the first meanwhile`, async () => {
      const element = await board({ position: PLACE });
      await drag(element, 'hand:w', 'b2', pointer);
      expect(rootOf(element).querySelector('[part~=laid]')).not.to.equal(null);
      expect(waffle(element)).to.equal('5/5/2cc1/5/5');
      await drag(element, 'hand:c', 'b3', pointer);
      expect(waffle(element)).to.equal('5/5/1ccc1/1w3/5');
    });
  }

  it('follows a mouse that has left the supply before the drag begins', async () => {
    const element = await board({ position: PLACE });
    const from = cell(element, 'hand:w');
    const to = cell(element, 'b2');
    const svg = from.ownerSVGElement;
    if (svg) svg.setPointerCapture = () => undefined;
    to.scrollIntoView({ block: 'center' });
    const send = (target: Element, type: string): void => {
      const { x, y, width, height } = target.getBoundingClientRect();
      const point = { clientX: x + width / 2, clientY: y + height / 2 };
      const init = { bubbles: true, composed: true, isPrimary: true, pointerId: 7, pointerType: 'mouse', ...point };
      target.dispatchEvent(new PointerEvent(type, init));
    };
    send(from, 'pointerdown');
    send(to, 'pointermove');
    send(to, 'pointerup');
    await drawn(element);
    await tap(element, 'b3');
    expect(waffle(element)).to.equal('5/5/1ccc1/1w3/5');
  });

  it('WT-12 refuses spaces that do not touch, and Escape puts back', async () => {
    const element = await board({ position: PLACE });
    for (const place of ['hand:c', 'b3', 'e5']) await tap(element, place);
    expect(ruleOf(element)).to.equal('WT-12');
    await tap(element, 'hand:c');
    cell(element, 'hand:c').focus();
    await press(element, 'Escape');
    expect(waffle(element)).to.equal('5/5/2cc1/5/5');
    await tap(element, 'hand:c');
    await tap(element, 'c3');
    expect(ruleOf(element)).to.equal('WT-13');
  });

  it('WT-12 leaves the first topping in place when the second may not go there, or is dropped outside', async () => {
    const element = await board({ position: PLACE });
    for (const place of ['hand:c', 'b3', 'e5']) await tap(element, place);
    expect(ruleOf(element)).to.equal('WT-12');
    expect(rootOf(element).querySelector('[part~=laid]')?.children).to.have.lengthOf(1);
    await drag(element, 'hand:w', 'hand:u');
    expect(rootOf(element).querySelector('[part~=laid]')?.children).to.have.lengthOf(1);
    await tap(element, 'b2');
    expect(waffle(element)).to.equal('5/5/1ccc1/1w3/5');
  });

  it('explains what the reader only looks at, whatever is in hand, and refuses nothing', async () => {
    const element = await board({ position: PLACE });
    const asked: readonly (readonly [place: string, words: string])[] = [
      ['card:cherry-2', 'Cherry 2: three cherries in a line.'],
      ['goal:50', ' points.'],
      ['waffle:p2', 'Player 2: '],
      ['tile:4', 'A slot gives you the two nearest toppings in its line.'],
      ['cover:0', 'This tile covers two slots'],
      ['space:0:1:2', 'Turn order space 1'],
      ['slot:5', 'Slot 5: '],
      ['hand:*', 'Syrup goes into your dispenser.'],
      ['hand:y', 'The first player to complete a goal places its butter'],
    ];
    for (const [place, words] of asked)
      for (const before of [[], ['hand:c'], ['hand:c', 'b3'], ['hand:c', 'b3', 'hand:w']]) {
        for (const one of before) await tap(element, one);
        await tap(element, place);
        const told = `${place} after ${before.join()}`;
        expect(refusals(element), told).to.equal(0);
        expect(rootOf(element).querySelector('[part=status]')?.textContent, told).to.contain(words);
        cell(element, place).focus();
        await press(element, 'Escape');
        await press(element, 'Escape');
      }
    // What is in hand is still there
    const start = element.currentPosition;
    for (const one of ['hand:c', 'card:cherry-2', 'b3', 'goal:50', 'b2']) await tap(element, one);
    expect(element.currentPosition).not.to.equal(start);
    const finishing = await board({ position: FINISH });
    for (const place of ['card:cherry-2', 'goal:50']) await tap(finishing, place);
    expect(refusals(finishing)).to.equal(0);
    expect(rootOf(finishing).querySelector('[part=status]')?.textContent).to.contain(' points.');
  });

  it('lists everything that was placed in one series', async () => {
    const element = await board({ position: PLACE });
    for (const place of ['hand:c', 'b3', 'b2']) await tap(element, place);
    expect(rootOf(element).querySelector('[part=news]')?.textContent).to.match(/placed cream on b2 and cherry on b3/);
  });

  it('WT-12 accepts toppings in notation in any order', async () => {
    const element = await board({ position: PLACE });
    expect(element.play('cb1.wa1')).to.equal(true);
  });

  it('says what to pick up first, and which space has a star', async () => {
    const element = await board({ seed: '5' });
    await tap(element, 'c5');
    expect(textOf(element)).to.contain('First select one of your toppings');
    await tap(element, 'hand:u');
    await tap(element, 'a1');
    expect(textOf(element)).to.contain('a1 has no star.');
    expect(ruleOf(element)).to.equal('WT-7');
    const placing = await board({ position: PLACE });
    await tap(placing, 'b3');
    expect(textOf(placing)).to.contain('First select one of your toppings');
    await tap(placing, 'hand:s');
    expect(textOf(placing)).to.contain('You didn’t take that topping.');
    expect(ruleOf(placing)).to.equal('WT-11');
  });

  it('WT-18 WT-50 shows all ways in which the shape of a card fits while the pointer is on it', async () => {
    const element = await board({ position: DRAFT });
    const shapes = async (place: string): Promise<number> => {
      cell(element, place).focus();
      await waitUntil(() => textOf(element).includes(nameOf(element, place)));
      await drawn(element);
      return rootOf(element).querySelectorAll('[part=orientations] > g').length;
    };
    expect(await shapes('card:cherry-2')).to.equal(2);
    expect(await shapes('goal:50')).to.equal(8);
    expect(await shapes('goal:54')).to.equal(2);
  });

  it('WT-20 WT-21 lets butter be dragged to an empty space only', async () => {
    const position = `s*4/5/5/5/4s*;5/5/5/5/5 p1:butter 2,8 22323:50,51,54 ${TILES} 1:p1@9,p2 - 54;-`;
    const element = await board({ position });
    await drag(element, 'hand:y', 'a5');
    expect(ruleOf(element)).to.equal('WT-20');
    await drag(element, 'hand:y', 'c3');
    expect(waffle(element)).to.equal('s*4/5/2y2/5/4s*');
  });

  it('WT-61 WT-62 WT-63 cleans up: pawns are back, the tile has moved on, a line has turned over', async () => {
    const position = `5/5/5/5/5;5/5/5/5/5 p2:place 6,8 22323:50,51,54 ${TILES} 1:p1@5,p2@3 w: -;-`;
    const element = await board({ position });
    const before = nameOf(element, 'tile:2');
    await tap(element, 'a1');
    await waitUntil(() => rootOf(element).querySelector('[data-place="cover:1"]'));
    expect(nameOf(element, 'space:1:1:2')).to.contain('Player 2');
    expect(nameOf(element, 'tile:2')).not.to.equal(before);
    expect(textOf(element)).to.contain('Round 2 of 8');
  });

  it('WT-62 moves the turn-order tile and the blank tile round their corners, turning them', async () => {
    const position = `5/5/5/5/5;5/5/5/5/5 p2:place 6,8 22323:50,51,54 ${TILES} 2:p1@5,p2@6 w: -;-`;
    const element = await board({ position });
    const walkers = (): readonly SVGElement[] => [
      ...rootOf(element).querySelectorAll<SVGElement>('[part="piece cover"]'),
    ];
    const lain = (): readonly (string | null)[] => walkers().map((tile) => tile.getAttribute('transform'));
    const before = walkers();
    expect(lain()).to.deep.equal(['translate(1 3.62) rotate(180)', 'translate(2 -0.62)']);
    // Kept here: on a slow machine it is over before anybody looks
    let way: Animation | undefined;
    const blank = before[1] as SVGElement;
    blank.animate = (...given) => (way = SVGElement.prototype.animate.apply(blank, given));
    await tap(element, 'a1');
    await waitUntil(() => rootOf(element).querySelector('[data-place="cover:3"]'));
    expect(lain()).to.deep.equal(['translate(-0.62 2) rotate(270)', 'translate(3.62 1) rotate(90)']);
    expect(walkers()).to.deep.equal(before);
    const frames = (way?.effect as KeyframeEffect | null)?.getKeyframes().map(({ transform }) => String(transform));
    expect(frames).to.deep.equal([
      'translate(2px, -0.62px) rotate(0deg)',
      'translate(3.62px, -0.62px) rotate(45deg)',
      'translate(3.62px, 1px) rotate(90deg)',
      // There it rests, until the animation is taken off
      'translate(3.62px, 1px) rotate(90deg)',
    ]);
  });

  it('has its own width where the page leaves it to the board', async () => {
    const element = await board({ position: DRAFT });
    element.parentElement?.style.setProperty('display', 'flex');
    expect(element.offsetWidth).to.be.greaterThan(200);
    expect(element.offsetWidth).to.be.at.most(element.parentElement?.offsetWidth ?? 0);
  });

  it('shows the waffle of the seat to move large, and all waffles small', async () => {
    const element = await board({ position: DRAFT });
    expect(nameOf(element, 'c3')).to.contain('cherry');
    element.position = DRAFT.replace('p1:draft', 'p2:draft').replace('1:p1,p2', '1:p1@3,p2');
    await drawn(element);
    await waitUntil(() => nameOf(element, 'c3').includes('empty'));
    expect(nameOf(element, 'waffle:p1')).to.contain('6 syrup');
  });
});
