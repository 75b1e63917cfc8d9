/** What a touch comes to that means no move, and swipes that scroll the page. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/hostage-rescue.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-checkers.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { cell, drag, drawn, onPage, rootOf, said, ruleOf, tap, type OnPage } from '../hands.js';

const status = (element: OnPage): string => rootOf(element).querySelector('[part~=status]')?.textContent ?? '';

type Case = readonly [
  what: string,
  tag: 'hostage-rescue' | 'waddle-waddle' | 'waffle-checkers' | 'waffle-wars',
  attributes: Readonly<Record<string, string>>,
  place: string,
  words: string,
  /** What is said of the place beside them. */
  hint?: string,
];
const CASES: readonly Case[] = [
  ['a piece that cannot jump', 'waffle-wars', { position: '6/6/6/6/1s4/6 s' }, 'b2', 'b2 can’t jump'],
  [
    'a power-up that has no use now,',
    'waffle-wars',
    { options: 'arcade=on' },
    '@gate-crash',
    'There’s nothing to use Gate-Crash on now.',
    'Gate-Crash: Place in a quadrant',
  ],
  ['a piece that cannot walk', 'waffle-checkers', {}, 'c1', 'c1 has no moves now.'],
  ['a piece of the other side', 'waffle-checkers', {}, 'c5', 'The piece on c5 isn’t yours.'],
  ['an open space', 'waffle-checkers', {}, 'c3', 'There is no piece on c3. First select one of yours.'],
  ['a piece of the other side', 'hostage-rescue', { seed: '3' }, 'f5', 'The piece on f5 isn’t yours.'],
  ['an open space', 'waddle-waddle', { position: '- r' }, '1,0', 'First select a tile'],
];

describe('a tap that is not a move', () => {
  for (const [what, tag, attributes, place, words, hint = ''] of CASES) {
    it(`explains why, for ${what} in <${tag}>`, async () => {
      const element = await onPage(tag, { mode: 'play', controls: 'none', ...attributes });
      const { currentPosition } = element;
      await tap(element, place);
      expect(status(element)).to.contain(words);
      expect(status(element)).not.to.contain('()');
      expect(rootOf(element).querySelector('.touched')?.textContent ?? '').to.contain(hint);
      expect(await said(`${words} ${hint}`.trim())).to.equal(true);
      expect(element.currentPosition).to.equal(currentPosition);
    });
  }

  it('asks for patience while a bot thinks', async () => {
    const element = await onPage('waffle-checkers', { mode: 'play', controls: 'none', seats: 'bot:60s,human' });
    await tap(element, 'c2');
    expect(status(element)).to.contain('not your turn');
  });

  it('is forgotten when a move is typed', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', controls: 'none', options: 'arcade=on' });
    await tap(element, '@gate-crash');
    element.play('a1');
    await drawn(element);
    expect(status(element)).to.contain('can’t go in a corner');
    expect(ruleOf(element)).to.equal('WW-4');
    expect(status(element)).not.to.contain('Gate-Crash');
  });
});

describe('every card and piece', () => {
  /** Spaces that hold nothing, and cells of the field without a card, have nothing to tell. */
  const isBare = (name: string): boolean => /, (empty|free)$|^no card$|, no card$|^no food/.test(name);
  const TABLES = [
    ['waddle-waddle', { position: '- r', options: 'modules=2' }, ['main']],
    ['waddle-waddle', { seed: '3' }, ['main']],
    ['waffle-time', { seed: '5' }, ['waffle']],
    ['top-waffle', { seed: '3', seats: 'human,bot:easy' }, []],
    ['buffet-boss', { seed: '3' }, []],
  ] as const;
  for (const [tag, attributes, spaces] of TABLES) {
    it(`explains itself in <${tag}> (${JSON.stringify(attributes)})`, async () => {
      const element = await onPage(tag, { mode: 'play', controls: 'none', ...attributes });
      const mute: string[] = [];
      const before = status(element);
      for (const area of rootOf(element).querySelectorAll<HTMLElement>('[part~=area]')) {
        if (spaces.some((name) => area.part.contains(name))) continue;
        for (const place of area.querySelectorAll<SVGElement>('[data-place]')) {
          if (isBare(place.getAttribute('aria-label') ?? '')) continue;
          place.focus();
          await drawn(element);
          if (status(element) === before) mute.push(place.dataset['place'] ?? '');
        }
      }
      expect(mute).to.deep.equal([]);
      expect(status(element)).not.to.match(/hint\.|undefined/);
    });
  }

  it('is outlined if it can be picked up, where these are few', async () => {
    const outlined = (element: OnPage): number =>
      [...rootOf(element).querySelectorAll('path.s-mark-move[stroke-dasharray]')].filter(
        (ring) => getComputedStyle(ring).visibility === 'visible',
      ).length;
    expect(outlined(await onPage('waffle-checkers', { mode: 'play', controls: 'none' }))).to.equal(6);
    expect(outlined(await onPage('waffle-checkers', { controls: 'none' })), 'a diagram').to.equal(0);
    const many = await onPage('hostage-rescue', { mode: 'play', controls: 'none', seed: '3' });
    expect(outlined(many)).to.equal(0);
  });
});

describe('a table', () => {
  it('has a flip button only where it can be flipped', async () => {
    const flips = async (tag: 'waffle-time' | 'waffle-wars'): Promise<number> => {
      const element = await onPage(tag, { mode: 'play' });
      const controls = rootOf(element).querySelector('griddle-controls');
      await controls?.updateComplete;
      return controls?.shadowRoot?.querySelectorAll('.flip').length ?? -1;
    };
    expect(await flips('waffle-wars')).to.equal(1);
    expect(await flips('waffle-time')).to.equal(0);
  });

  it('of Top Waffle shows the reader’s own items at the end, not those of the last seat to move', async () => {
    const position = 'bSBW.gCC.yUU/-.-.-/-.-.- p2:over -/wild/-/-/-/S;-/blender/-/-/-/C 3:0 -/-/- -';
    const element = await onPage('top-waffle', { mode: 'play', controls: 'none', seats: 'human,bot:easy', position });
    expect(rootOf(element).querySelector('[part~=error]')?.textContent).to.equal(undefined);
    expect(rootOf(element).querySelector('[part~=mine] [part=caption]')?.textContent).to.match(/^Your items/);
  });
});

/** A finger that comes down on a place, moves by so many pixels, and is lifted. */
async function swipe(element: OnPage, place: string, by: readonly [number, number], wait = 0): Promise<void> {
  const target = cell(element, place);
  const { x, y, width, height } = target.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  const svg = target.ownerSVGElement;
  if (svg) svg.setPointerCapture = () => undefined;
  const moved = { clientX: at.clientX + by[0], clientY: at.clientY + by[1] };
  const init = { bubbles: true, composed: true, isPrimary: true, pointerId: 7, pointerType: 'touch', button: 0 };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...init, ...at }));
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  target.dispatchEvent(new PointerEvent('pointermove', { ...init, ...moved }));
  // Not all engines have touch events to make
  for (const [type, touches] of [
    ['touchmove', [moved]],
    ['touchend', []],
  ] as const) {
    if (type === 'touchend') target.dispatchEvent(new PointerEvent('pointerup', { ...init, ...moved }));
    const event = new Event(type, { bubbles: true, composed: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, { touches }));
  }
  await drawn(element);
}

describe('a swipe that begins on a piece', () => {
  const START = 'bbbbbb/bbbbbb/6/6/ssssss/ssssss s';
  const MOVED = 'bbbbbb/bbbbbb/6/2s3/ss1sss/ssssss b';
  let below: HTMLElement;

  beforeEach(() => {
    below = document.body.appendChild(document.createElement('div'));
    below.style.height = '3000px';
    scrollTo(0, 0);
  });
  afterEach(() => below.remove());

  it('scrolls the page when it goes up at once, and is not a move', async () => {
    const element = await onPage('waffle-checkers', { mode: 'play', controls: 'none' });
    const { height } = cell(element, 'c2').getBoundingClientRect();
    const before = scrollY;
    await swipe(element, 'c2', [0, -height]);
    expect(element.currentPosition).to.equal(START);
    expect(rootOf(element).querySelector('.carrying')).to.equal(null);
    expect(scrollY - before).to.be.greaterThan(height / 2);
  });

  it('drags the piece when it rests there first, or goes sideways', async () => {
    const element = await onPage('waffle-checkers', { mode: 'play', controls: 'none' });
    const { height, width } = cell(element, 'c2').getBoundingClientRect();
    cell(element, 'c3').scrollIntoView({ block: 'center' });
    const before = scrollY;
    await swipe(element, 'c2', [0, -height], 200);
    expect(element.currentPosition).to.equal(MOVED);
    element.undo();
    await drawn(element);
    // Released where nothing can go it is put back
    await swipe(element, 'c2', [width * 0.6, 0]);
    expect(element.currentPosition).to.equal(START);
    expect(scrollY).to.equal(before);
  });

  it('plays by mouse as before', async () => {
    const element = await onPage('waffle-checkers', { mode: 'play', controls: 'none' });
    await drag(element, 'c2', 'c3');
    expect(element.currentPosition).to.equal(MOVED);
  });
});
