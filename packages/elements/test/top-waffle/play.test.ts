/** Playing Top Waffle on a page: hands that stay hidden, ways to pay, the screen handed over. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/order-board.js';
import '../../src/games/top-waffle/top-waffle.js';
import type { TopWaffle } from '../../src/games/top-waffle/top-waffle.js';
import { waitUntil } from '../wait.js';
import { board, buttons, DISPLAY, press, TABLE } from './table.js';
import { drawn, everythingIn, nameOf, onPage, rootOf, said, tap, ruleOf, textOf } from '../hands.js';

/** Opens a page of the panel. */
async function open(element: TopWaffle, page: string): Promise<void> {
  await waitUntil(() => rootOf(element).querySelector(`#tab-${page}`));
  rootOf(element).querySelector<HTMLElement>(`#tab-${page}`)?.click();
  await drawn(element);
}

describe('the reference card of <top-waffle mode="play">', () => {
  for (const width of ['390px', '1232px'])
    it(`is on the rules page where the table is ${width} wide`, async () => {
      const element = await board({ seats: 'human,human' });
      element.style.width = width;
      await drawn(element);
      const card = (): Element | null => rootOf(element).querySelector('[part=reference]');
      await open(element, 'moves');
      expect(card()?.checkVisibility() ?? false).to.equal(false);
      await open(element, 'rules');
      expect(card()?.checkVisibility()).to.equal(true);
    });
});

describe('<top-waffle mode="play">', () => {
  // First of all, as no test has asked for what reads positions by then
  it('gives a hint and the moves of a game from the start, with the cards of one seat only', async () => {
    const element = await board({ seats: 'human,bot:easy' });
    const controls = rootOf(element).querySelector('griddle-controls');
    await waitUntil(() => controls?.shadowRoot?.querySelector('button'));
    const moves = rootOf(element).querySelector('move-list');
    await waitUntil(() => moves?.shadowRoot?.textContent.includes('Setup'));
  });

  it('shows no hand before the player has said who they are, and then nobody else’s', async () => {
    const element = await board({ position: TABLE });
    expect(textOf(element)).to.contain('Pass the screen to Player 1');
    expect(rootOf(element).querySelector('[data-place^="hand:"]')).to.equal(null);
    expect(buttons(element)).to.have.lengthOf(0);
    await press(element, 'I’m Player 1');
    const hand = [1, 2, 3, 4, 5].map((slot) => nameOf(element, `hand:${slot}`));
    expect(hand).to.deep.equal(['strawberry', 'banana', 'whipped cream', 'chocolate with a bonus', 'empty']);
    expect(nameOf(element, 'mine:megaphone')).to.equal('empty');
  });

  it('lays the cards of a hand side by side, in as many rows as needed', async () => {
    const rows = (element: TopWaffle): number =>
      rootOf(element).querySelector('[data-place="hand:1"]')?.closest('svg')?.querySelectorAll('[role=row]').length ??
      0;
    const few = await board({ position: TABLE.replace('S.B.W.C1', 'S.S.C1.WC'), seats: 'human,bot:easy' });
    expect(rows(few)).to.equal(1);
    expect(['hand:1', 'hand:2', 'hand:3'].map((place) => nameOf(few, place))).to.deep.equal([
      '2 × strawberry',
      'chocolate with a bonus',
      'whipped cream/chocolate double',
    ]);
    const many = await board({ position: TABLE.replace('S.B.W.C1', 'S.S1.B.B1.U.W.C.C1'), seats: 'human,bot:easy' });
    expect(rows(many)).to.equal(2);
  });

  it('names a card of the hand that an item is played for', async () => {
    const element = await board({
      position: TABLE.replace('S.B.W.C1/wild', 'S.C1/blender.recycling'),
      seats: 'human,bot:easy',
    });
    await tap(element, 'mine:blender');
    await tap(element, 'hand:2');
    await press(element, 'Banana');
    expect(nameOf(element, 'turn:1')).to.equal('chocolate with a bonus (now banana)');
    await tap(element, 'mine:recycling');
    await tap(element, 'hand:1');
    expect(element.currentPosition.split(' ')[4]).to.contain('S/');
  });

  it('TW-31 keeps the selected groceries, and says when there are too many', async () => {
    const position = TABLE.replace('p1:execute', 'p1:choose:2').replace(/-$/, '-/-/S.S.BU');
    const element = await board({ position, seats: 'human,bot:easy' });
    const words = (): readonly string[] => buttons(element).map(({ textContent }) => textContent.trim());
    expect(words()).to.deep.equal(['Keep nothing']);
    await tap(element, 'turn:3');
    await tap(element, 'turn:1');
    expect(words()).to.deep.equal(['Keep strawberry and banana/blueberry double']);
    await tap(element, 'turn:2');
    await waitUntil(() => textOf(element).includes('You can keep at most 2 of these.'));
    expect(ruleOf(element)).to.equal('TW-31');
    for (const place of ['turn:3', 'turn:1']) await tap(element, place);
    await press(element, 'Keep strawberry and banana/blueberry double');
    expect(element.currentPosition).to.contain(' p1:execute S.S.B.W.C1.BU/').and.to.contain(' S/-/- ');
  });

  for (const width of ['340px', '288px'])
    it(`shows everything that seats hold on a phone, in ${width}`, async () => {
      const element = await board({ position: TABLE, seats: 'human,bot:easy' });
      element.style.inlineSize = width;
      await drawn(element);
      for (const held of rootOf(element).querySelectorAll('.holdings'))
        expect(held.scrollWidth, 'nothing is cut off').to.be.at.most(held.clientWidth);
    });

  it('merges several drawn cards into one message with their number', async () => {
    const position = TABLE.replace('/wild/-', '/groceries/-');
    const element = await board({ position, seats: 'human,bot:easy' });
    const { game, state } = element.table.session;
    const groceries = game
      .legalMoves(state)
      .map((move) => game.moveText(state, move))
      .find((text) => text.includes('groceries'));
    expect(element.play(groceries ?? ''), groceries).to.equal(true);
    await drawn(element);
    const news = rootOf(element).querySelector('[part=news]')?.textContent;
    expect(news).to.equal('You played the groceries. The card stays hidden. (×3)');
  });

  it('TW-22 explains changes of points at the end of a day, with the names on the chips', async () => {
    const position = `${DISPLAY} p2:execute S.SC/wild/yBU/-/-/-;U1/-/-/-/-/B 1:!0 C/wrench/- -`;
    const element = await board({ position, seats: 'bot:easy,human' });
    element.play('end');
    await drawn(element);
    const [bot, own, over] = [
      'Easy bot had 2 toppings left in hand: -3.',
      'You had one topping left in hand: -2.',
      'Day 1 is over.',
    ];
    const list = rootOf(element).querySelector('move-list')?.shadowRoot?.textContent;
    expect(list).to.contain(bot).and.to.contain(own).and.to.contain(over);
    const banner = rootOf(element).querySelector('[part=banner]')?.textContent;
    expect(banner).to.contain(bot).and.to.contain(own).and.to.contain('Day 2 begins.');
    // It fades, and the news are there again
    rootOf(element)
      .querySelector('[part=banner]')
      ?.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }));
    await drawn(element);
    expect(rootOf(element).querySelector('[part=banner]')).to.equal(null);
    expect(rootOf(element).querySelector('[part=news]')?.textContent).to.contain(bot).and.to.contain(own);
  });

  it('hides the hand again when the turn passes, and in the parts next to the board', async () => {
    const element = await board({ position: TABLE });
    await press(element, 'I’m Player 1');
    await press(element, 'End turn');
    expect(textOf(element)).to.contain('Pass the screen to Player 2');
    await press(element, 'I’m Player 2');
    await tap(element, 'topping:d');
    await tap(element, 'topping:d');
    const drawnByTwo = (await element.toRecord()).match(/~\S+/g) ?? [];
    expect(drawnByTwo).to.have.lengthOf(2);
    await press(element, 'End turn');
    await press(element, 'I’m Player 1');
    const text = everythingIn(rootOf(element));
    for (const token of drawnByTwo) expect(text).not.to.contain(token);
    expect(await element.toRecord(0))
      .to.contain('~x')
      .and.not.to.contain(drawnByTwo[0]);
  });

  it('reveals nothing hidden in events', async () => {
    const element = await board({ position: TABLE });
    const told: string[] = [];
    for (const type of ['griddle-move', 'griddle-change'] as const) {
      element.addEventListener(type, (event) => {
        const { move, position } = event.detail;
        told.push(`${move} ${position}`);
      });
    }
    await press(element, 'I’m Player 1');
    await press(element, 'End turn');
    await press(element, 'I’m Player 2');
    await tap(element, 'item:d');
    expect(told.length).to.be.greaterThan(3);
    for (const words of told.slice(0, 1)) expect(words).not.to.contain('U.U.UC');
    for (const words of told.slice(2)) expect(words).not.to.contain('S.B.W.C1');
    expect(element.currentPosition).to.contain('x.x.x.x/x/');
  });

  it('never asks the only person to pass the screen, and shows that hand alone', async () => {
    const element = await board({ position: TABLE, seats: 'human,bot:easy' });
    expect(rootOf(element).querySelector('[part=hand-over]')).to.equal(null);
    expect(element.currentPosition).to.contain('S.B.W.C1/wild/-/-/-/-;x.x.x/x/');
  });

  it('TW-35 mentions reserved orders, too, and what is missing with one topping less', async () => {
    const position = TABLE.replace('/wild/-/', '/wild/gSC.gSWWW/').replace('S.B.W.C1', 'S.B.W');
    const element = await board({ position, seats: 'human,bot:easy' });
    expect(nameOf(element, 'reserved:1')).to.contain('you can complete it');
    expect(nameOf(element, 'reserved:2')).to.contain('missing 1 of: two whipped creams');
    await tap(element, 'reserved:1');
    await press(element, '+2');
    expect(element.currentPosition).to.contain(' B.W/wild/gSWWW/gSC/');
  });

  it('TW-30 lists wilds that complete the best order first', async () => {
    const position = TABLE.replace('/wild/', '/wild.blender/').replace('S.B.W.C1', 'S');
    const element = await board({ position, seats: 'human,bot:easy' });
    await tap(element, 'mine:wild');
    await tap(element, 'mine:blender');
    expect(buttons(element)).to.have.lengthOf(35);
    expect(buttons(element)[0]?.ariaLabel).to.equal('Strawberry, banana and whipped cream');
  });

  it('TW-38 has a reference card of the items, points and trash in the game', async () => {
    const element = await board({ position: TABLE, seats: 'human,bot:easy' });
    await open(element, 'rules');
    const card = rootOf(element).querySelector<HTMLElement>('[part=reference]');
    expect(card?.querySelector('h3')?.textContent).to.equal('Items and scoring');
    expect(card?.textContent).to.contain('With Groceries or Megaphone: take 2 items and 1 topping.');
    expect(card?.textContent).to.contain('Each costs 1 point').and.not.to.contain('Colour bonus');
  });

  it('announces cards turned up by the table in their own sentence', async () => {
    const element = await board({ position: TABLE.replace('p1:execute', 'p1:prepare'), seats: 'human,bot:easy' });
    await tap(element, 'topping:1');
    expect(await said('. New card: ')).to.equal(true);
  });

  it('TW-43 mentions no items where there are none, and TW-20 announces the last turn of a day', async () => {
    const simple = await board({ options: 'items=off', seats: 'human,human' });
    await waitUntil(() => rootOf(simple).querySelector('[part=status]')?.textContent.endsWith(' Take two toppings.'));
    const last = await board({ position: TABLE.replace('gCC', '-').replace('1:5', '1:!0') });
    await waitUntil(() => textOf(last).includes('Last turn of day 1.'));
  });

  it('TW-30 plays a wild by its card and a button', async () => {
    const element = await board({ position: TABLE });
    await press(element, 'I’m Player 1');
    await tap(element, 'mine:wild');
    await press(element, 'Chocolate');
    expect(nameOf(element, 'turn:1')).to.equal('loose chocolate');
    await tap(element, 'order:2');
    await press(element, '+4');
    expect(element.currentPosition).to.contain('/gCC/C1/-');
  });
});

describe('<order-board>', () => {
  it('names orders, decks and the closing card', async () => {
    const element = await onPage('order-board', { position: `${DISPLAY.replace('yUU', '-')} p1:execute -;- 2:!1` });
    const root = rootOf(element);
    const name = (place: string): string => root.querySelector(`[data-place="${place}"]`)?.ariaLabel ?? '';
    expect(name('order:1')).to.equal('blue order (strawberry, banana and whipped cream, 4 points)');
    expect(name('order:3')).to.equal('the closing card of day 2');
    expect(name('topping:d')).to.equal('Topping deck, 57 cards');
  });

  it('explains an error in a position and keeps the last good one', async () => {
    const element = await onPage('order-board', { position: DISPLAY });
    element.setAttribute('position', 'bSBW/S/wild');
    await drawn(element);
    expect(rootOf(element).textContent).to.contain('The display needs 3 orders');
    expect(element.currentPosition).to.contain(DISPLAY);
  });
});
