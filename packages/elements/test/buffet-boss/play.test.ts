/** Playing Buffet Boss on a page, with the piles on a real table. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import { drawn, nameOf, rootOf, said, tap, ruleOf, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { button, buttons, FULL, line, playOut, pressButton, step, table, TWO, type Way } from './table.js';

const GAMES: readonly (readonly [options: string, way: Way, foods: number])[] = [
  ['players=1', 'keys', 5],
  ['players=2', 'mouse', 10],
  ['players=3,version=dinner', 'touch', 21],
  ['players=5,version=dinner,characters=all', 'mouse', 35],
  ['players=2,version=all', 'keys', 12],
  ['players=1,version=all,level=meal', 'touch', 8],
];

const { animate } = Element.prototype;

function show(element: HTMLElement): string {
  return element.shadowRoot?.querySelector('[part=show]:not([hidden])')?.textContent ?? '';
}

describe('<buffet-boss told="piles">', () => {
  afterEach(() => {
    Element.prototype.animate = animate;
  });

  for (const [options, way, foods] of GAMES) {
    it(`plays a whole game of ${options} by ${way}`, async function play() {
      this.timeout(120_000);
      const element = await table({ options, controls: 'none', still: '' });
      const told = await playOut(element, way);
      expect(told).to.equal(foods);
      expect(step(element)).to.contain(':over:');
      await waitUntil(() => show(element) !== '');
      expect(show(element)).to.match(options.includes('version=all') ? /Victory! You stacked all \d+ foods/ : /wins/);
      const record = await element.toRecord();
      const again = await table({ mode: 'replay', record, ply: '-1', controls: 'none' });
      // The one that was not revealed stays hidden to those who play
      expect(again.currentPosition.replace(/!\.[AB]\d+/g, '!.x')).to.equal(element.currentPosition);
    });
  }

  it('BB-10 deals one card more than players, describes them, and shows whose turn it is', async () => {
    const element = await table({ position: `${TWO} banana.egg.ham p2:turn:2:p2` });
    expect(nameOf(element, 'line:1')).to.equal('banana: fruit, yellow, 3 stars');
    expect(nameOf(element, 'p1')).to.contain('Player 1 · 10\u00A0stars · 50\u00A0mm');
    expect(nameOf(element, 'p1:2')).to.equal('ham, 2 stars, touches steak, squid');
    expect(nameOf(element, 'p2')).to.contain('first player');
    expect(textOf(element)).to.contain('Player 2’s turn. Take a food from the Buffet Line.');
    expect(rootOf(element).querySelector('[part~=turn]')?.textContent).to.contain('Player 2');
  });

  it('BB-11 lets each player take one food and the last player one or both, and explains a refusal', async () => {
    const element = await table({ position: `${TWO} banana.egg.ham p1:turn:2:p1` });
    await tap(element, 'line:2');
    expect(step(element)).to.contain('p1:settle');
    expect(textOf(element)).to.contain('Player 1 is stacking the egg.');
    await pressButton(element, 'Nothing fell');
    await tap(element, 'line:1');
    expect(textOf(element)).to.contain('Banana: fruit, yellow, 3 stars. You have already taken a food this turn.');
    expect(ruleOf(element), 'no refusal').to.equal(undefined);
    expect(element.play('banana')).to.equal(false);
    await drawn(element);
    expect(ruleOf(element)).to.equal('BB-11');
    await pressButton(element, 'End turn');
    await tap(element, 'line:1');
    await pressButton(element, 'Nothing fell');
    expect(textOf(element)).to.contain('Take the other food too, or end your turn and bin it.');
    await pressButton(element, 'Take the ham too');
    await pressButton(element, 'Nothing fell');
    expect(line(element)).to.deep.equal([]);
  });

  it('says that no card is in a gap of the line', async () => {
    const element = await table({ position: `${TWO} banana.egg.ham p1:turn:2:p1` });
    await tap(element, 'line:2');
    await tap(element, 'line:3');
    expect(textOf(element)).to.contain('Empty');
    expect(textOf(element)).not.to.contain('line:3');
  });

  it('has as many players as the position has plates', async () => {
    const element = await table({ position: '0/-/-/-;0/-/-/-;0/-/-/- ham.egg.banana.steak p3:turn:1:p3' });
    expect(textOf(element)).to.contain('Player 3’s turn.');
    await tap(element, 'line:1');
    await pressButton(element, 'Nothing fell');
    expect(step(element)).to.equal('p3:turn:1:p3');
    expect(await element.toRecord()).to.contain('[Options "players=3"]');
  });

  it('reports in words how a pile came to rest in the log, and in notation when switched', async () => {
    const token = '~400/p-1.1-2.2-3.3-4.4-5';
    const record = `[Game "Buffet Boss"]\n[Position "${TWO} banana.egg.ham p1:turn:2:p1"]\n\n1. banana ${token}`;
    const element = await table({ mode: 'replay', record });
    const moves = (): readonly HTMLElement[] => [
      ...(rootOf(element).querySelector('move-list')?.shadowRoot?.querySelectorAll<HTMLElement>('[part=move]') ?? []),
    ];
    await waitUntil(() => moves().length === 2);
    expect(moves().map(({ textContent }) => textContent)).to.deep.equal([
      'Took the banana',
      'It stays on: +3 stars. The pile is 40 mm high.',
    ]);
    // A title is read by screen readers, which would spell it
    expect(moves()[1]?.title).to.equal('');
    const notation = rootOf(element).querySelector<HTMLElement>('[part=switch]');
    notation?.click();
    await waitUntil(() => moves()[1]?.title === token);
    notation?.click();
  });

  it('animates food that lands on its small plate or falls off in a replay, but not jumps, nor with reduced motion', async () => {
    const record = `[Game "Buffet Boss"]\n[Position "${TWO} banana.egg.lettuce p1:turn:2:p1"]\n\n1. banana ~400/p-1.1-2.2-3.3-4.4-5 end lettuce ~90/p-1.1-3/2`;
    const element = await table({ mode: 'replay', record, controls: 'none' });
    // Counted and held where they begin: on a busy machine a short one is over before the test can look for it
    let begun = 0;
    Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>): Animation {
      const animation = animate.apply(this, how);
      if (this.closest('[part=pile]')) {
        begun += 1;
        animation.pause();
      }
      return animation;
    };
    const goTo = async (ply: number): Promise<number> => {
      for (const animation of rootOf(element).getAnimations()) animation.finish();
      begun = 0;
      element.goTo(ply);
      await drawn(element);
      return begun;
    };
    await goTo(1);
    expect(await goTo(2), 'the banana and what gives way').to.be.greaterThan(0);
    const pieces = (): number => rootOf(element).querySelectorAll('g[part=pile] g[part=piece]').length;
    const before = pieces();
    await goTo(4);
    expect(await goTo(5)).to.be.greaterThan(0);
    expect(pieces(), 'what falls is seen on its way').to.equal(before + 1);
    for (const animation of rootOf(element).getAnimations()) animation.finish();
    await waitUntil(() => pieces() === before);
    expect(await goTo(0), 'a jump').to.equal(0);
    element.still = true;
    await goTo(1);
    expect(await goTo(2), 'still').to.equal(0);
  });

  it('BB-12 says what goes to the bin, keeps it there, and makes the next player first', async () => {
    const element = await table({ position: `${TWO} banana p2:turn:2:p1 2222222222m2222222222 1:-:-:-` });
    expect(nameOf(element, 'bin')).to.contain('no food');
    expect(textOf(element)).to.contain('or end your turn and bin it.');
    await pressButton(element, 'End turn');
    expect(nameOf(element, 'bin')).to.contain('banana');
    expect(step(element)).to.equal('p2:turn:3:p2');
    expect(nameOf(element, 'p2')).to.contain('first player');
  });

  it('BB-14 lets anybody choose the first player, by tapping a plate or a button', async () => {
    const position = '0/-/-/-;0/-/-/-;0/-/-/- ham.egg.banana.steak p1:first:1:p1';
    const element = await table({ position, options: 'version=all,players=3' });
    expect(buttons(element).filter(({ textContent }) => textContent.includes('goes first'))).to.have.lengthOf(3);
    await tap(element, 'p3');
    expect(step(element)).to.equal('p3:turn:1:p3');
    expect(element.undo()).to.equal(true);
    await drawn(element);
    await pressButton(element, 'Player 2 goes first');
    expect(step(element)).to.equal('p2:turn:1:p2');
  });

  it('BB-13 prevents the last player from leaving food when nothing goes to the bin', async () => {
    const position = '150/ham/p-1/-;180/banana/p-1/- egg p2:turn:1:p1';
    const element = await table({ position: `${position} ${FULL} 1:-:-:-`, options: 'version=all' });
    expect(textOf(element)).to.contain('Take the last food too');
    expect(element.play('end')).to.equal(false);
    await drawn(element);
    expect(ruleOf(element)).to.equal('BB-13');
  });

  it('BB-22 accepts fallen food from the plate or from the list, and the height; half of it may be saved', async () => {
    const element = await table({ position: `${TWO} banana.grapes p1:settle:2:p1 ${FULL} 1:lettuce:-:-` });
    await tap(element, 'p1:3');
    expect(button(element, 'squid').getAttribute('aria-pressed')).to.equal('true');
    await pressButton(element, 'egg');
    await pressButton(element, 'lettuce');
    expect(button(element, '3 pieces fell')).to.exist;
    await tap(element, 'p1:3');
    expect(button(element, '2 pieces fell')).to.exist;
    await pressButton(element, 'squid');
    const height = rootOf(element).querySelector<HTMLInputElement>('[part=tell] input');
    if (height) height.value = '37';
    await pressButton(element, '3 pieces fell');
    expect(element.currentPosition).to.match(/^370\/steak\.ham\/-/);
    expect(textOf(element)).to.contain('Fallen food: you can save 2');
    await tap(element, 'fallen:3');
    expect(step(element)).to.contain('p1:settle');
    await pressButton(element, 'Nothing fell');
    expect(textOf(element)).to.contain('you can save one');
    await pressButton(element, 'Leave it');
    expect(step(element)).to.contain('p1:turn');
    expect(nameOf(element, 'bin')).to.contain('no food');
  });

  it('BB-23 crosses out food that was saved once this turn, and explains why it cannot be saved again', async () => {
    const element = await table({ position: `${TWO} banana.grapes p1:rescue:2:p1 ${FULL} 1:-:-:1.egg!.ham` });
    expect(nameOf(element, 'fallen:1')).to.contain('saved once this turn');
    await tap(element, 'fallen:1');
    expect(rootOf(element).querySelector('[part=status]')?.textContent).to.contain('already saved once this turn');
    expect(ruleOf(element), 'no refusal').to.equal(undefined);
    expect(element.play('save:1')).to.equal(false);
    await drawn(element);
    expect(ruleOf(element)).to.equal('BB-23');
  });

  it('lets players correct a wrong report', async () => {
    const element = await table({ position: `${TWO} banana.egg.ham p1:turn:2:p1` });
    await tap(element, 'line:1');
    await pressButton(element, 'banana');
    await pressButton(element, 'One piece fell');
    await pressButton(element, 'Correct this');
    expect(step(element)).to.contain('p1:settle');
    await pressButton(element, 'Nothing fell');
    expect(step(element)).to.contain('p1:turn');
    expect(await element.toRecord()).not.to.contain('/5');
  });

  it('BB-52 asks for contacts where characters score them', async () => {
    const position = '150/ham/p-1/A1.A3;0/-/-/B1.B2 steak.egg.banana p1:turn:1:p1';
    const element = await table({ position, options: 'version=dinner,characters=all' });
    await tap(element, 'line:1');
    await pressButton(element, 'ham (1)');
    await pressButton(element, 'Nothing fell');
    expect(element.currentPosition).to.contain('ham.steak/p-1.1-2/');
  });

  it('BB-20 reports a pile whose pieces touch nothing', async () => {
    const position = '150/ham/p-1/A1.A3;0/-/-/B1.B2 steak.egg.banana p1:turn:1:p1';
    const element = await table({ position, options: 'version=dinner,characters=all' });
    await tap(element, 'line:1');
    await pressButton(element, 'Nothing fell');
    await waitUntil(() => ruleOf(element) === 'BB-20');
    expect(step(element)).to.contain('p1:settle');
  });

  it('BB-21 adjusts the pile in the player’s own turn', async () => {
    const element = await table({ position: `${TWO} banana.egg.ham p1:turn:2:p1` });
    await pressButton(element, 'Adjust pile');
    expect(textOf(element)).to.contain('Player 1 is adjusting the pile');
    await pressButton(element, 'Nothing fell');
    expect(textOf(element)).to.contain('Take a food from the Buffet Line.');
  });

  it('BB-25 ends in defeat for all when a piece falls', async () => {
    const position = `${TWO} banana.grapes p1:settle:1:p1 ${FULL} 1:lettuce:-:-`;
    const element = await table({ position, options: 'version=all' });
    await pressButton(element, 'lettuce');
    await pressButton(element, 'One piece fell');
    expect(show(element)).to.contain('Defeat: lettuce fell, with 6 foods stacked.');
    expect(textOf(element)).to.contain('Defeat: a piece of food fell.');
    expect(ruleOf(element)).to.equal('BB-25');
    const sheet = (): string => element.shadowRoot?.querySelector('score-sheet')?.shadowRoot?.textContent ?? '';
    await waitUntil(() => /Food stacked: [1-9]/.test(sheet()));
  });

  it('also takes cards of the line from the table', async () => {
    const element = await table({ told: 'piles cards' });
    for (const food of ['ham', 'egg', 'banana']) await pressButton(element, food);
    expect(line(element)).to.deep.equal(['ham', 'egg', 'banana']);
    expect(step(element)).to.contain(':turn:1');
  });

  it('undoes a food while its pile still moves', async () => {
    const element = await table({ position: `${TWO} banana.egg.ham p1:turn:2:p1` });
    await tap(element, 'line:1');
    expect(element.undo()).to.equal(true);
    await drawn(element);
    expect(line(element)).to.deep.equal(['banana', 'egg', 'ham']);
  });

  it('announces every move', async () => {
    const element = await table({ position: `${TWO} banana.egg.ham p1:turn:2:p1` });
    await tap(element, 'line:1');
    expect(await said('Player 1 took the banana.')).to.equal(true);
    await pressButton(element, 'banana');
    await pressButton(element, 'One piece fell');
    expect(await said('took the banana. Fallen: banana. The pile is')).to.equal(true);
    expect(await said(' mm high. Player 1’s turn.')).to.equal(true);
  });
});
