/** Marks that are put away and come back, and those of a move that a reader was advised to make. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { drawn, onPage, rootOf, tap, type OnPage } from '../hands.js';

/** The places under the middles of all frames that are seen. */
function lit(element: OnPage): readonly string[] {
  const frames = [...rootOf(element).querySelectorAll('.s-note-2')].filter(
    (frame) => getComputedStyle(frame).visibility === 'visible',
  );
  const places = frames.flatMap((frame) => {
    frame.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = frame.getBoundingClientRect();
    const found = rootOf(element).elementFromPoint(x + width / 2, y + height / 2) as SVGElement | null;
    return found?.dataset['place'] ?? [];
  });
  return [...new Set(places)].sort();
}

describe('marks', () => {
  it('are hidden while off: Chromium does not paint what only returns from far away', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', controls: 'none' });
    for (const place of ['c3', 'd4', 'a1']) {
      element.highlight([place]);
      await drawn(element);
      expect(lit(element)).to.deep.equal([place]);
      element.highlight([]);
      await drawn(element);
      const frames = [...rootOf(element).querySelectorAll('.s-note-2')];
      expect(frames.map((frame) => getComputedStyle(frame).visibility)).to.include('hidden');
      expect(lit(element)).to.deep.equal([]);
    }
  });

  const advised: readonly (readonly [
    tag: 'top-waffle' | 'waddle-waddle' | 'waffle-time' | 'waffle-wars',
    attributes: Readonly<Record<string, string>>,
    move: string,
    places: readonly string[],
  ])[] = [
    ['waffle-wars', {}, 'c3', ['c3']],
    ['waddle-waddle', { position: '- r' }, 'rG1,0', ['1,0', 'supply:G']],
    ['waffle-time', { seed: '5' }, '*us', ['c5', 'd3', 'hand:s', 'hand:u']],
    [
      'top-waffle',
      {
        seats: 'human,bot:easy',
        position: 'bSBW.-.-/S.B.W/wild.megaphone.wrench p1:execute C.U/-/gCC/-/-/-;U/-/-/-/-/- 1:5 -/-/- -',
      },
      'gCC=C',
      ['hand:2', 'reserved:1'],
    ],
  ];
  for (const [tag, attributes, move, places] of advised) {
    it(`of advice in <${tag}> show all places of the move, until the board changes`, async () => {
      const element = await onPage(tag, { mode: 'play', controls: 'none', ...attributes });
      expect(rootOf(element).querySelector('[part~=error]')?.textContent).to.equal(undefined);
      element.table.showHint(move);
      await drawn(element);
      expect(lit(element)).to.deep.equal(places);
      // What somebody lights up besides, and no more, leaves it as it is
      element.highlight([places[0] ?? '']);
      element.highlight([]);
      await drawn(element);
      expect(lit(element)).to.deep.equal(places);
      expect(element.play(move)).to.equal(true);
      await drawn(element);
      expect(lit(element)).to.deep.equal([]);
    });
  }

  it('of advice stay in Top Waffle when the pointer leaves a button', async () => {
    const position = 'bSBW.-.-/S.B.W/wild.megaphone.wrench p1:execute C.U/-/gCC/-/-/-;U/-/-/-/-/- 1:5 -/-/- -';
    const element = await onPage('top-waffle', { mode: 'play', controls: 'none', seats: 'human,bot:easy', position });
    element.table.showHint('gCC=C');
    await drawn(element);
    const button = rootOf(element).querySelector('[part=choice]');
    button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    button?.dispatchEvent(new PointerEvent('pointerleave'));
    await drawn(element);
    expect(lit(element)).to.deep.equal(['hand:2', 'reserved:1']);
  });
});

describe('a refusal', () => {
  it('is still shown when a page lights up nothing any more', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', controls: 'none', position: '6/6/2b3/6/6/6 s' });
    await tap(element, 'c4');
    expect(lit(element)).to.deep.equal(['c4']);
    element.highlight([]);
    await drawn(element);
    expect(lit(element)).to.deep.equal(['c4']);
  });
});
