/** Playing Waddle Waddle on a page: three areas, several steps a turn, reasons and previews. */
import { expect } from '@open-wc/testing';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import { cell, drag, drawn, nameOf, press, rootOf, said, tap, refusalOf, ruleOf, textOf, walk } from '../hands.js';
import { waitUntil } from '../wait.js';
import { button, make, table, type Way } from './table.js';

/** Six tiles round 2,0 but for one: the gap at 3,0 is too tight. */
const TIGHT = 'rP1,0;bP2,-1;rP3,-1;bG3,-2;rP2,1;bP1,1;bG0,1;rG1,2';

/** The middle of what is drawn, in pixels. */
const middle = (node: Element | null): string => {
  const { x, y, width, height } = node?.getBoundingClientRect() ?? new DOMRect();
  return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`;
};

describe('<waddle-waddle mode="play">', () => {
  for (const way of ['tap', 'mouse', 'touch', 'keys'] as const) {
    it(`adds a tile from the supply by ${way}`, async () => {
      const element = await table({ position: '- r' });
      await make(element, 'rG1,0', way);
      expect(element.currentPosition).to.equal('rG1,0 b r4443,b4444 - -');
      expect(nameOf(element, '1,0')).to.equal('1,0, red Grumpy, touches the Iceberg');
      expect(nameOf(element, 'supply:G')).to.equal('blue Grumpy, 4 left');
    });
  }

  it('grows: places appear, and the board fits them', async () => {
    const element = await table({ position: '- r' });
    const places = (): number => rootOf(element).querySelectorAll('[part="area main"] [data-place]').length;
    expect(places()).to.equal(7);
    await make(element, 'rG1,0', 'tap');
    expect(places()).to.equal(10);
    const board = rootOf(element).querySelector('[part="area main"] svg')?.getBoundingClientRect();
    const outer = cell(element, '2,0').getBoundingClientRect();
    expect(outer.right).to.be.at.most((board?.right ?? 0) + 1);
    expect(element.undo()).to.equal(true);
    await drawn(element);
    expect(places()).to.equal(7);
    expect(rootOf(element).querySelectorAll('[part="area main"] [tabindex="0"]').length).to.equal(1);
  });

  it('shows where the tile in hand may go, what it scores, and what is closed', async () => {
    const element = await table({ position: 'rP1,0;bP1,-1;rP2,-1;bP3,-1;bP3,0;bP2,1;rP1,1 r' });
    await tap(element, 'supply:A');
    const shown = (part: string): number =>
      [...rootOf(element).querySelectorAll(`[part="area main"] [part=${part}]`)].length;
    expect(shown('landing')).to.be.greaterThan(3);
    expect(shown('gain')).to.be.greaterThan(0);
    expect(nameOf(element, '2,0')).to.contain('blocked');
    cell(element, '0,1').focus();
    await drawn(element);
    expect(textOf(element)).to.contain('Red: +');
    expect(await said('Red: +')).to.equal(true);
    await tap(element, '2,0');
    expect(ruleOf(element)).to.equal('WD-10');
  });

  it('does not cross out a place that opens when the tile in hand leaves its own', async () => {
    const ring = 'rP-1,0;bP1,-1;rP0,-1;bP0,1;rP1,-2;bP2,-2;rP-1,1;bP2,-1;rG3,-2;bG3,-1;rG2,0 r';
    const element = await table({ position: ring });
    const cross = (): Element | null => rootOf(element).querySelector('[part="area main"] path[d*="m-.12-.12"]');
    expect(nameOf(element, '1,0')).to.contain('blocked');
    await tap(element, 'supply:A');
    expect(middle(cross())).to.equal(middle(cell(element, '1,0')));
    await tap(element, 'supply:A');
    await tap(element, '0,1');
    expect(middle(cross())).not.to.equal(middle(cell(element, '1,0')));
    await tap(element, '1,0');
    expect(element.currentPosition).to.contain('bP1,0');
  });

  it('does not scroll the page under a finger that drags a tile', async () => {
    const element = await table({ position: '- r' });
    const { display, touchAction } = getComputedStyle(cell(element, 'supply:A'));
    // Inline boxes, which shapes are, know no touch-action
    expect([display, touchAction]).to.deep.equal(['block', 'none']);
    expect(getComputedStyle(cell(element, '1,0')).touchAction).to.equal('auto');
  });

  const REASONS: readonly [rule: string, position: string, tile: string, part: string][] = [
    ['WD-13', `${TIGHT};rP2,0 r`, '2,0', 'gate'],
    ['WD-14', 'rP1,0;bP1,-1;bP2,-1 r', '1,0', 'side'],
    ['WD-15', 'rP1,0;bP2,0;bP2,-1;bP3,-1 r', '1,0', 'blocker'],
  ];
  for (const [rule, position, tile, part] of REASONS) {
    it(`says and draws why a tile may not move (${rule})`, async () => {
      const element = await table({ position });
      await tap(element, tile);
      expect(ruleOf(element)).to.equal(rule);
      expect(rootOf(element).querySelector(`[part=${part}]`)).not.to.equal(null);
      expect(middle(rootOf(element).querySelector('[part=selection]'))).to.equal(middle(cell(element, tile)));
      expect(await said(refusalOf(element))).to.equal(true);
      cell(element, tile).focus();
      await press(element, 'Escape');
      expect(rootOf(element).querySelector(`[part=${part}]`)).to.equal(null);
    });
  }

  it('ends a turn by a button and returns the focus to the board', async () => {
    const element = await table({ position: 'rP1,0;bP0,1;rP1,-1 r' });
    await make(element, 'rP-1,1', 'tap');
    const end = rootOf(element).querySelector<HTMLElement>('[part=choice]');
    end?.focus();
    await button(element, 'End turn');
    expect(element.currentPosition).to.contain(' b r');
    expect(rootOf(element).querySelector('[part=choice]')).to.equal(null);
    expect(rootOf(element).activeElement?.getAttribute('role')).to.equal('gridcell');
  });

  it('sets a tile aside by a button when none can be added', async () => {
    const position = 'rA1,0;rP-1,0;rP0,-1;rP-1,1;rP1,-1;rG0,1 r r1000,b4444';
    const element = await table({ position, options: 'modules=1' });
    await make(element, 'xA', 'tap');
    expect(element.currentPosition).to.contain(' b r0000,b4444');
  });

  it('takes a card from the field when its pattern is met', async () => {
    const position = 'bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A';
    const element = await table({ position, options: 'players=3' });
    expect(nameOf(element, 'card:1,0')).to.equal('1,0, fish: Alpha touching Parent and Grumpy of other colours');
    cell(element, 'card:1,0').focus();
    await waitUntil(() => textOf(element).includes('fish: Alpha touching Parent and Grumpy of other colours'));
    await tap(element, 'card:1,0');
    expect(ruleOf(element)).to.equal('WD-18');
    expect(rootOf(element).querySelector('[part=blocker]')).to.equal(null);
    await make(element, 'rA2,-1', 'tap');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(nameOf(element, 'card:1,0')).to.contain('you can take it now');
    expect(rootOf(element).querySelector('[part=takeable]')).not.to.equal(null);
    await walk(element, 'card:1,0');
    expect(element.currentPosition).to.contain('r=fish;b=;y=');
    expect(nameOf(element, 'card:1,0')).to.contain('no card');
  });

  it('lists each card that may be taken by name, lights it up and states the other options', async () => {
    const position = 'bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A';
    const element = await table({ position, options: 'players=3' });
    const choices = (): readonly HTMLButtonElement[] => [
      ...rootOf(element).querySelectorAll<HTMLButtonElement>('[part=choice]'),
    ];
    await make(element, 'rA2,-1', 'tap');
    await drawn(element);
    expect(choices().map(({ textContent }) => textContent.trim())).to.deep.equal(['Take the fish card', 'End turn']);
    const status = (): string => rootOf(element).querySelector('[part=status]')?.textContent ?? '';
    expect(status()).to.contain('Take a card, move a tile, or end your turn.');
    const lit = (): number => rootOf(element).querySelectorAll('[part="area field"] .s-note-2').length;
    const before = lit();
    choices()[0]?.focus();
    await drawn(element);
    expect(lit()).to.equal(before + 1);
    await button(element, 'Take the fish card');
    expect(element.currentPosition).to.contain('r=fish;b=;y=');
    expect(status()).not.to.contain('card');
    // A card that is not met may be tried for
    const tried = await table({ position, options: 'players=3' });
    await make(tried, 'rP2,-1', 'tap');
    await tap(tried, 'card:0,1');
    expect(ruleOf(tried)).to.match(/^WD-/);
  });

  it('distinguishes two cards with the same symbol', async () => {
    const position = 'bP1,0;yG1,-1;yP-1,0;bB2,-2;yP1,-2 r r4444,b4444,y4444 1,0=A:PG;-1,0=B:AG';
    const element = await table({ position, options: 'players=3' });
    await make(element, 'rA2,-1', 'tap');
    const words = [...rootOf(element).querySelectorAll('[part=choice]')].map(({ textContent }) => textContent.trim());
    expect(words).to.deep.equal([
      'Take fish: Alpha touching Parent and Grumpy of other colours',
      'Take fish: Big Belly touching Alpha and Grumpy of other colours',
      'End turn',
    ]);
  });

  it('moves to the six neighbours by keys, keeping the column', async () => {
    const element = await table({ position: 'rP1,0;bP0,1;rP1,-1 r' });
    const at = (): string | undefined => (rootOf(element).activeElement as SVGElement | null)?.dataset['place'];
    cell(element, '0,0').focus();
    await press(element, 'ArrowUp', 'ArrowDown');
    expect(at()).to.equal('0,0');
    await press(element, 'e');
    expect(at()).to.equal('1,-1');
    await press(element, 'c', 'z', 'q');
    expect(at()).to.equal('0,0');
    await press(element, 'ArrowRight', 'End', 'Home');
    expect(at()).to.equal('-1,0');
  });

  it('lights up a group when the pointer is on its line of the score sheet', async () => {
    const element = await table({ position: 'rP1,0;rP1,-1;bP0,1 r' });
    const lit = (): Element | null => rootOf(element).querySelector('[part=group]');
    const cellOf = (): HTMLElement | null | undefined =>
      rootOf(element).querySelector('score-sheet')?.shadowRoot?.querySelector<HTMLElement>('td button');
    await waitUntil(cellOf);
    rootOf(element).querySelector<HTMLElement>('#tab-scores')?.click();
    await drawn(element);
    const line = cellOf();
    expect(lit()).to.equal(null);
    line?.focus();
    await drawn(element);
    expect(lit()).not.to.equal(null);
    line?.blur();
    await drawn(element);
    expect(lit()).to.equal(null);
  });

  it('marks no place on the board where a type is used up, or a tile has been added', async () => {
    for (const [position, rule] of [
      ['rP1,0;bP0,1 r r0444,b4444', 'WD-1'],
      ['rP1,0;bP0,1;rP-1,0 r:a-1,0 r4344,b4444', 'WD-6'],
    ] as const) {
      const element = await table({ position });
      await tap(element, 'supply:A');
      expect(ruleOf(element)).to.equal(rule);
      expect(rootOf(element).querySelector('[part="area main"] [part=blocker]')).to.equal(null);
    }
  });

  it('refuses a drag to a closed place and leaves the tile where it was', async () => {
    const element = await table({ position: `${TIGHT};bP3,0 r` });
    const before = element.currentPosition;
    await drag(element, 'supply:A', '2,0');
    expect(ruleOf(element)).to.equal('WD-10');
    expect(element.currentPosition).to.equal(before);
  });

  it('plays a whole game by taps, mouse, fingers and keys', async function () {
    const options = 'players=2,modules=2';
    const element = await table({ options, seed: '11', controls: 'none', still: '' });
    const read = parseOptions(waddleWaddle.options, waddleWaddle.seats({}), options);
    const ways: readonly Way[] = ['tap', 'mouse', 'touch', 'keys'];
    let seed = 5;
    let moves = 0;
    for (; ; moves++) {
      const state = waddleWaddle.parsePosition(element.currentPosition, read.ok ? read.value : {});
      const legal = state.ok ? waddleWaddle.legalMoves(state.value) : [];
      if (!state.ok || legal.length === 0) break;
      seed = (seed * 48_271) % 2_147_483_647;
      const card = legal.find(({ kind }) => kind === 'card');
      const move = card ?? legal[seed % legal.length];
      const before = element.currentPosition;
      if (move) await make(element, waddleWaddle.moveText(state.value, move), ways[moves % 4] ?? 'tap');
      expect(
        element.currentPosition,
        `${moves}: ${move && waddleWaddle.moveText(state.value, move)} by ${ways[moves % 4]}`,
      ).not.to.equal(before);
    }
    expect(moves).to.be.greaterThan(32);
    await drawn(element);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(textOf(element)).to.contain('most points');
    expect(ruleOf(element)).to.equal('WD-30');
  });
});
