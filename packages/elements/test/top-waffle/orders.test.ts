/** Orders of Top Waffle on a page: ways to pay, orders by name, and what cards say that cannot be used. */
import { expect } from '@open-wc/testing';
import { drawn, nameOf, rootOf, said, tap, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { board, buttons, press, TABLE } from './table.js';

describe('orders of <top-waffle mode="play">', () => {
  it('TW-13 lists the payment that gains most first, then the one that keeps most cards, then all others', async () => {
    const position = TABLE.replace('S.B.W.C1/wild', 'S.B.W.B1.BW/wild');
    const element = await board({ position });
    await press(element, 'I’m Player 1');
    expect(nameOf(element, 'order:1')).to.contain('you can complete it');
    expect(nameOf(element, 'order:2')).to.contain('missing: two chocolates');
    await tap(element, 'order:1');
    expect(rootOf(element).querySelector('[part=status]')?.textContent).to.equal('Choose one:');
    const names = buttons(element).map(({ ariaLabel }) => ariaLabel);
    expect(names).to.deep.equal([
      'Use strawberry, whipped cream and banana with a bonus: +5',
      'Use strawberry, banana with a bonus and banana/whipped cream double: +5, banana left',
      'Use strawberry and banana/whipped cream double: +4',
      'Use strawberry, banana and whipped cream: +4',
      'Use strawberry, banana and banana/whipped cream double: +4, banana left',
      'Use strawberry, whipped cream and banana/whipped cream double: +4, whipped cream left',
    ]);
    for (const button of buttons(element)) {
      expect(button.offsetHeight).to.be.at.least(44);
      expect(button.querySelectorAll('griddle-icon').length).to.be.at.least(2);
      expect(button.textContent.trim()).to.match(/^\+\d/);
    }
    await press(element, '+5');
    expect(element.currentPosition.split(' ')[2]).to.contain('/bSBW/B1/-;');
  });

  it('lists orders that can be completed by name, the best first, and continues with the payments', async () => {
    const position = TABLE.replace('bSBW.gCC.yUU', 'pSB.bSBW.yUU').replace('S.B.W.C1/wild', 'S.B.W.B1/wild');
    const element = await board({ position, seats: 'human,bot:easy' });
    expect(buttons(element).map(({ textContent }) => textContent.trim())).to.deep.equal([
      'Blue +5',
      'Pink +3',
      'End turn',
    ]);
    expect(buttons(element)[1]?.ariaLabel).to.equal('Pink +3: Pink order (+3)');
    buttons(element)[1]?.focus();
    buttons(element)[1]?.click();
    await drawn(element);
    const [first] = buttons(element);
    expect(first?.ariaLabel).to.equal('Use strawberry and banana with a bonus: +3');
    await waitUntil(() => rootOf(element).activeElement === first);
    await press(element, '+3');
    expect(element.currentPosition).to.contain('/pSB/B1/-;');
    expect(rootOf(element).querySelector('[part=news]')?.textContent).to.contain(
      'You completed the pink order (+3) with strawberry and banana with a bonus.',
    );
  });

  it('distinguishes orders with one sticker by points or toppings, and frames the chosen one', async () => {
    const hand = (display: string): string =>
      TABLE.replace('bSBW.gCC.yUU', display).replace('S.B.W.C1/wild', 'S.B.U.W.C.C/wild');
    const seats = 'human,bot:easy';
    const element = await board({ position: hand('pSCC.pUWC.bBC'), seats });
    const words = (from: typeof element): readonly string[] => buttons(from).map((each) => each.textContent.trim());
    expect(words(element)).to.deep.equal(['Pink 5-point order (+5)', 'Pink 4-point order (+4)', 'Blue +2', 'End turn']);
    const frames = (): number =>
      [...rootOf(element).querySelectorAll('[part="area main"] .s-select')].filter(
        (frame) => !frame.closest('[transform*="-99"]'),
      ).length;
    expect(frames()).to.equal(0);
    await press(element, 'Pink 4-point');
    expect(frames()).to.equal(1);
    expect(await said('The pink 4-point order selected.')).to.equal(true);
    await press(element, '+4');
    expect(rootOf(element).querySelector('[part=news]')?.textContent).to.contain(
      'completed the pink 4-point order (+4)',
    );
    const alike = await board({ position: hand('pBUW.pUWC.bBC'), seats });
    expect(words(alike)).to.deep.equal([
      'Pink order of banana, blueberry and whipped cream (+4)',
      'Pink order of blueberry, whipped cream and chocolate (+4)',
      'Blue +2',
      'End turn',
    ]);
  });

  it('frames the card of a hint over the frame of cards that can be taken', async () => {
    const element = await board({ position: TABLE.replace('p1:execute', 'p1:prepare'), seats: 'human,bot:easy' });
    element.table.showHint('t2');
    await drawn(element);
    const lit = [...rootOf(element).querySelectorAll('[part="area main"] .s-note-2')].filter(
      (frame) => !frame.closest('[transform*="-99"]'),
    );
    expect(lit).to.have.lengthOf(1);
    const box = lit[0]?.getBoundingClientRect() ?? new DOMRect();
    const at = (frame: Element): boolean => {
      const { x, y } = frame.getBoundingClientRect();
      return Math.abs(x - box.x) < 1 && Math.abs(y - box.y) < 1;
    };
    const others = [...rootOf(element).querySelectorAll('[part="area main"] .s-mark-move')].filter(at);
    expect(others).to.have.lengthOf(1);
    const order = lit[0]?.compareDocumentPosition(others[0] as Node) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_PRECEDING, 'drawn later, so seen').to.be.greaterThan(0);
  });

  it('explains a card that cannot be used now, and refuses nothing', async () => {
    const element = await board({ position: TABLE, seats: 'human,bot:easy' });
    const asked: readonly (readonly [place: string, words: string])[] = [
      ['order:3', 'Yellow order (two blueberries, 3 points). You still need two blueberries.'],
      ['topping:2', 'Banana with a bonus: pays for one topping in an order and scores 1 point.'],
      ['item:2', 'Wrench: take 1 item.'],
      ['item:d', 'Draw the top card of the item deck.'],
      ['order:d', 'New orders come from this deck.'],
      ['hand:1', 'Use toppings to complete orders.'],
    ];
    for (const [place, words] of asked) {
      await tap(element, place);
      expect(rootOf(element).querySelector('[part=status]')?.textContent).to.contain(words);
      expect(rootOf(element).querySelector('[part~=refusal]'), place).to.equal(null);
    }
    const early = await board({
      position: TABLE.replace('p1:execute', 'p1:prepare').replace('C1/wild', 'C1/wild.blender'),
      seats: 'human,bot:easy',
    });
    await tap(early, 'mine:blender');
    expect(textOf(early)).to.contain('First take your cards.');
    await tap(early, 'order:1');
    expect(textOf(early)).to.contain('Blue order (strawberry, banana and whipped cream, 4 points).');
    expect(rootOf(early).querySelector('[part~=refusal]')).to.equal(null);
  });

  it('lights up the cards that a button would pay with, for the mouse and for the focus', async () => {
    const position = TABLE.replace('S.B.W.C1/wild', 'S.B.W.BW/wild');
    const element = await board({ position, seats: 'human,bot:easy' });
    await tap(element, 'order:1');
    const [best, other] = buttons(element);
    const frames = (): number =>
      [...rootOf(element).querySelectorAll('.s-note-2')].filter((frame) => !frame.closest('[transform*="-99"]')).length;
    // The card under the middle of each frame
    const lit = (): readonly (string | undefined)[] =>
      [...rootOf(element).querySelectorAll('.s-note-2')].flatMap((frame) => {
        if (frame.closest('[transform*="-99"]')) return [];
        const { x, y, width, height } = frame.getBoundingClientRect();
        const under = [...rootOf(element).querySelectorAll<SVGElement>('[data-place^="hand:"]')].find((card) => {
          const box = card.getBoundingClientRect();
          return (
            Math.abs(box.x + box.width / 2 - x - width / 2) < 2 && Math.abs(box.y + box.height / 2 - y - height / 2) < 2
          );
        });
        return [under?.dataset['place']];
      });
    best?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await drawn(element);
    expect(lit()).to.deep.equal(['hand:1', 'hand:4']);
    expect(frames()).to.equal(2);
    other?.focus();
    await drawn(element);
    expect(lit()).to.deep.equal(['hand:1', 'hand:2', 'hand:3']);
    other?.blur();
    await drawn(element);
    expect(lit()).to.deep.equal([]);
  });
});
