/** Playing Top Waffle on a page: hands that stay hidden, ways to pay, the screen handed over. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/order-board.js';
import '../../src/games/top-waffle/top-waffle.js';
import type { TopWaffle } from '../../src/games/top-waffle/top-waffle.js';
import { waitUntil } from '../wait.js';
import { drawn, everythingIn, nameOf, onPage, rootOf, said, tap, ruleOf, textOf } from '../hands.js';

const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';
/** Each player holds cards that the other has not. */
const TABLE = `${DISPLAY} p1:execute S.B.W.C1/wild/-/-/-/-;U.U.UC/megaphone/-/-/-/- 1:5 -/-/- -`;

function board(attributes: Readonly<Record<string, string>>): Promise<TopWaffle> {
  return onPage('top-waffle', { mode: 'play', seed: '7', ...attributes });
}

function buttons(element: TopWaffle): readonly HTMLButtonElement[] {
  return [...rootOf(element).querySelectorAll<HTMLButtonElement>('[part=choices] button')];
}

async function press(element: TopWaffle, words: string): Promise<void> {
  const all = [...rootOf(element).querySelectorAll<HTMLButtonElement>('[part=choice]')];
  const found = all.find(({ textContent }) => textContent.includes(words));
  if (!found) throw new Error(`no button ${words}: ${all.map(({ textContent }) => textContent).join()}`);
  found.click();
  await drawn(element);
}

describe('the reference card of <top-waffle mode="play">', () => {
  for (const [width, isOpen] of [
    [390, false],
    [1232, true],
  ] as const) {
    it(`is ${isOpen ? 'open' : 'closed'} at first where the table is ${width} pixels wide`, async () => {
      const element = document.createElement('top-waffle');
      Object.assign(element, { mode: 'play', seed: '7', seats: 'human,human', loading: 'eager' });
      element.style.width = `${width}px`;
      document.body.append(element);
      await drawn(element);
      expect(rootOf(element).querySelector<HTMLDetailsElement>('[part=reference]')?.open).to.equal(isOpen);
      element.remove();
    });
  }
});

describe('<top-waffle mode="play">', () => {
  // First of all, as no test has asked for what reads positions by then
  it('gives a hint and the moves of a game from the start, of which one seat sees its own cards alone', async () => {
    const element = await board({ seats: 'human,bot:easy' });
    const controls = rootOf(element).querySelector('griddle-controls');
    await waitUntil(() => controls?.shadowRoot?.querySelector('button'));
    const moves = rootOf(element).querySelector('move-list');
    await waitUntil(() => moves?.shadowRoot?.textContent.includes('Set-up'));
  });

  it('shows no hand before the player has said who they are, and nobody else’s then', async () => {
    const element = await board({ position: TABLE });
    expect(textOf(element)).to.contain('Hand the screen to Player 1');
    expect(rootOf(element).querySelector('[data-place^="hand:"]')).to.equal(null);
    expect(buttons(element)).to.have.lengthOf(0);
    await press(element, 'I am Player 1');
    const hand = [1, 2, 3, 4, 5].map((slot) => nameOf(element, `hand:${slot}`));
    expect(hand).to.deep.equal(['strawberry', 'banana', 'whipped cream', 'chocolate with a bonus', 'no card']);
    expect(nameOf(element, 'mine:megaphone')).to.equal('no card');
  });

  it('lays the cards of a hand side by side, as many rows as they take', async () => {
    const rows = (element: TopWaffle): number =>
      rootOf(element).querySelector('[data-place="hand:1"]')?.closest('svg')?.querySelectorAll('[role=row]').length ??
      0;
    const few = await board({ position: TABLE.replace('S.B.W.C1', 'S.S.C1.WC'), seats: 'human,bot:easy' });
    expect(rows(few)).to.equal(1);
    expect(['hand:1', 'hand:2', 'hand:3'].map((place) => nameOf(few, place))).to.deep.equal([
      'strawberry, 2 of them',
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
    await press(element, 'banana');
    expect(nameOf(element, 'turn:1')).to.equal('chocolate with a bonus that counts as banana');
    await tap(element, 'mine:recycling');
    await tap(element, 'hand:1');
    expect(element.currentPosition.split(' ')[4]).to.contain('S/');
  });

  it('TW-31 keeps the groceries that are touched, and says when they are too many', async () => {
    const position = TABLE.replace('p1:execute', 'p1:choose:2').replace(/-$/, '-/-/S.S.BU');
    const element = await board({ position, seats: 'human,bot:easy' });
    const words = (): readonly string[] => buttons(element).map(({ textContent }) => textContent.trim());
    expect(words()).to.deep.equal(['Keep nothing']);
    await tap(element, 'turn:3');
    await tap(element, 'turn:1');
    expect(words()).to.deep.equal(['Keep strawberry, banana/blueberry double']);
    await tap(element, 'turn:2');
    await waitUntil(() => textOf(element).includes('You may keep 2 of these at most.'));
    expect(ruleOf(element)).to.equal('TW-31');
    for (const place of ['turn:3', 'turn:1']) await tap(element, place);
    await press(element, 'Keep strawberry, banana/blueberry double');
    expect(element.currentPosition).to.contain(' p1:execute S.S.B.W.C1.BU/').and.to.contain(' S/-/- ');
  });

  for (const width of ['340px', '288px'])
    it(`shows all that seats hold on a phone, in ${width}`, async () => {
      const element = await board({ position: TABLE, seats: 'human,bot:easy' });
      element.style.inlineSize = width;
      await drawn(element);
      for (const held of rootOf(element).querySelectorAll('.holdings'))
        expect(held.scrollWidth, 'nothing is cut off').to.be.at.most(held.clientWidth);
    });

  it('tells of several cards that are drawn once, with how many', async () => {
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
    expect(news).to.equal('You: play Groceries. 3 × A card is drawn.');
  });

  it('TW-22 tells at the end of a day whose hand goes to the trash, by the names on the chips', async () => {
    const position = `${DISPLAY} p2:execute S.SC/wild/yBU/-/-/-;U1/-/-/-/-/B 1:!0 C/wrench/- -`;
    const element = await board({ position, seats: 'bot:easy,human' });
    element.play('end');
    await drawn(element);
    const news = rootOf(element).querySelector('[part=news]')?.textContent;
    expect(news).to.contain('Easy bot’s hand goes to the trash:').and.to.contain('Your hand goes to the trash:');
    const list = rootOf(element).querySelector('move-list')?.shadowRoot?.textContent;
    expect(list).to.contain('Easy bot’s hand goes to the trash:').and.to.contain('Your hand goes to the trash:');
  });

  it('hides the hand again when the turn goes on, and in the parts beside the board', async () => {
    const element = await board({ position: TABLE });
    await press(element, 'I am Player 1');
    await press(element, 'End turn');
    expect(textOf(element)).to.contain('Hand the screen to Player 2');
    await press(element, 'I am Player 2');
    await tap(element, 'topping:d');
    await tap(element, 'topping:d');
    const drawnByTwo = (await element.toRecord()).match(/~\S+/g) ?? [];
    expect(drawnByTwo).to.have.lengthOf(2);
    await press(element, 'End turn');
    await press(element, 'I am Player 1');
    const text = everythingIn(rootOf(element));
    for (const token of drawnByTwo) expect(text).not.to.contain(token);
    expect(text).to.contain('~x');
    expect(await element.toRecord(0))
      .to.contain('~x')
      .and.not.to.contain(drawnByTwo[0]);
  });

  it('tells nothing hidden in events', async () => {
    const element = await board({ position: TABLE });
    const told: string[] = [];
    for (const type of ['griddle-move', 'griddle-change'] as const) {
      element.addEventListener(type, (event) => {
        const { move, position } = event.detail;
        told.push(`${move} ${position}`);
      });
    }
    await press(element, 'I am Player 1');
    await press(element, 'End turn');
    await press(element, 'I am Player 2');
    await tap(element, 'item:d');
    expect(told.length).to.be.greaterThan(3);
    for (const words of told.slice(0, 1)) expect(words).not.to.contain('U.U.UC');
    for (const words of told.slice(2)) expect(words).not.to.contain('S.B.W.C1');
    expect(element.currentPosition).to.contain('x.x.x.x/x/');
  });

  it('never hands over to the only person, and shows that hand alone', async () => {
    const element = await board({ position: TABLE, seats: 'human,bot:easy' });
    expect(rootOf(element).querySelector('[part=hand-over]')).to.equal(null);
    expect(element.currentPosition).to.contain('S.B.W.C1/wild/-/-/-/-;x.x.x/x/');
  });

  it('TW-13 proposes the cheapest way to pay first, and offers every other one', async () => {
    const position = TABLE.replace('S.B.W.C1/wild', 'S.B.W.B1.BW/wild');
    const element = await board({ position });
    await press(element, 'I am Player 1');
    expect(nameOf(element, 'order:1')).to.contain('you can complete it');
    expect(nameOf(element, 'order:2')).to.contain('missing: chocolate, chocolate');
    await tap(element, 'order:1');
    const words = buttons(element).map(({ textContent }) => textContent.trim());
    expect(words[0]).to.equal('Pay strawberry, banana, whipped cream – the cheapest way');
    // The banana double may stand in for the banana, for the whipped cream, for both, or beside either
    expect(words).to.have.lengthOf(6);
    expect(words.filter((text) => text.includes('cheapest'))).to.have.lengthOf(1);
    await press(element, 'Pay strawberry, banana, whipped cream');
    expect(element.currentPosition.split(' ')[2]).to.contain('/bSBW/-/-;');
  });

  it('lights up the cards that a button would pay with, for the mouse and for the focus', async () => {
    const position = TABLE.replace('S.B.W.C1/wild', 'S.B.W.BW/wild');
    const element = await board({ position, seats: 'human,bot:easy' });
    await tap(element, 'order:1');
    const [cheapest, other] = buttons(element);
    const frames = (): number =>
      [...rootOf(element).querySelectorAll('.s-note-2')].filter((frame) => !frame.closest('[transform*="-99"]')).length;
    // The card under the middle of each frame
    const lit = (): readonly (string | undefined)[] =>
      [...rootOf(element).querySelectorAll('.s-note-2')].flatMap((frame) => {
        const { x, y, width, height } = frame.getBoundingClientRect();
        const found = rootOf(element).elementFromPoint(x + width / 2, y + height / 2) as SVGElement | null;
        return found ? [found.dataset['place']] : [];
      });
    cheapest?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await drawn(element);
    expect(lit()).to.deep.equal(['hand:1', 'hand:2', 'hand:3']);
    expect(frames()).to.equal(3);
    other?.focus();
    await drawn(element);
    expect(lit()).to.deep.equal(['hand:1', 'hand:4']);
    other?.blur();
    await drawn(element);
    expect(lit()).to.deep.equal([]);
  });

  it('TW-35 tells of reserved orders, too, what is missing for one topping less', async () => {
    const position = TABLE.replace('/wild/-/', '/wild/gSC.gSWWW/').replace('S.B.W.C1', 'S.B.W');
    const element = await board({ position, seats: 'human,bot:easy' });
    expect(nameOf(element, 'reserved:1')).to.contain('you can complete it');
    expect(nameOf(element, 'reserved:2')).to.contain('missing: whipped cream, whipped cream, of which 1 will do');
    await tap(element, 'reserved:1');
    await press(element, 'Pay strawberry');
    expect(element.currentPosition).to.contain(' B.W/wild/gSWWW/gSC/');
  });

  it('TW-30 offers first those wilds that complete the best order', async () => {
    const position = TABLE.replace('/wild/', '/wild.blender/').replace('S.B.W.C1', 'S');
    const element = await board({ position, seats: 'human,bot:easy' });
    await tap(element, 'mine:wild');
    await tap(element, 'mine:blender');
    expect(buttons(element)).to.have.lengthOf(35);
    expect(buttons(element)[0]?.textContent.trim()).to.equal('strawberry, banana, whipped cream');
  });

  it('TW-38 has a reference card of items, points and trash, for those of the game', async () => {
    const element = await board({ position: TABLE, seats: 'human,bot:easy' });
    const card = (): HTMLElement | null => rootOf(element).querySelector<HTMLElement>('[part=reference]');
    expect(card()?.hasAttribute('open')).to.equal(false);
    expect(card()?.querySelector('summary')?.textContent.trim()).to.equal('What items do, points and trash');
    card()?.querySelector('summary')?.click();
    await waitUntil(() => card()?.textContent.includes('With Groceries or Megaphone: two items') ?? false);
    expect(card()?.textContent).to.contain('a plain one costs 1 point').and.not.to.contain('colour bonus');
  });

  it('says what is missing when an order cannot be paid', async () => {
    const element = await board({ position: TABLE });
    await press(element, 'I am Player 1');
    await tap(element, 'order:3');
    await drawn(element);
    await waitUntil(() => ruleOf(element) === 'TW-13');
    expect(textOf(element)).to.contain('Wanted: yellow order, blueberry, blueberry, 3 points.');
  });

  it('TW-10 says why an item of one’s own cannot be played yet', async () => {
    const element = await board({
      position: TABLE.replace('p1:execute', 'p1:prepare').replace('C1/wild', 'C1/wild.blender'),
      seats: 'human,bot:easy',
    });
    const shows = (words: string): Promise<void> => waitUntil(() => textOf(element).includes(words));
    await tap(element, 'mine:wild');
    await shows('First prepare: take two toppings or one item.');
    await tap(element, 'topping:1');
    await tap(element, 'mine:blender');
    await shows('First take your second topping.');
  });

  it('tells what the table turns up in a sentence of its own', async () => {
    const element = await board({ position: TABLE.replace('p1:execute', 'p1:prepare'), seats: 'human,bot:easy' });
    await tap(element, 'topping:1');
    expect(await said('. Turned up: ')).to.equal(true);
  });

  it('TW-43 speaks of no items where there are none, and TW-20 of the last turn of a day', async () => {
    const simple = await board({ options: 'items=off', seats: 'human,human' });
    await waitUntil(() => rootOf(simple).querySelector('[part=status]')?.textContent.endsWith(' Take two toppings.'));
    const last = await board({ position: TABLE.replace('gCC', '-').replace('1:5', '1:!0') });
    await waitUntil(() => textOf(last).includes('Day 1: this is its last turn.'));
  });

  it('TW-30 plays a wild by its card and a button', async () => {
    const element = await board({ position: TABLE });
    await press(element, 'I am Player 1');
    await tap(element, 'mine:wild');
    await press(element, 'chocolate');
    expect(nameOf(element, 'turn:1')).to.equal('loose chocolate');
    await tap(element, 'order:2');
    await press(element, 'Pay chocolate with a bonus, loose chocolate');
    expect(element.currentPosition).to.contain('/gCC/C1/-');
  });
});

describe('<order-board>', () => {
  it('names orders, decks and the closing card', async () => {
    const element = await onPage('order-board', { position: `${DISPLAY.replace('yUU', '-')} p1:execute -;- 2:!1` });
    const root = rootOf(element);
    const name = (place: string): string => root.querySelector(`[data-place="${place}"]`)?.ariaLabel ?? '';
    expect(name('order:1')).to.equal('blue order, strawberry, banana, whipped cream, 4 points');
    expect(name('order:3')).to.equal('the closing card of day 2');
    expect(name('topping:d')).to.equal('Topping deck, 57 cards');
  });

  it('explains a position that is wrong and keeps the last good one', async () => {
    const element = await onPage('order-board', { position: DISPLAY });
    element.setAttribute('position', 'bSBW/S/wild');
    await drawn(element);
    expect(rootOf(element).textContent).to.contain('The display needs 3 orders');
    expect(element.currentPosition).to.contain(DISPLAY);
  });
});
