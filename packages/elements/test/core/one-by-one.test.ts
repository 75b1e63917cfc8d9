/** The boards of a table come one after each frame, the first at once: when that is seen, and when it must not be. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
// Tables are drawn at once where the code of play has come before them, as in a game's entry
import '../../src/play/index.js';
import '../../src/games/waffle-time/waffle-time.js';
import type { WaffleTime } from '../../src/games/waffle-time/waffle-time.js';
import { drawn, rootOf } from '../hands.js';
import { byFramesAlone } from '../wait.js';
import { DRAFT } from '../waffle-time/table.js';

const boards = (element: WaffleTime): readonly Element[] => [
  ...(element.shadowRoot?.querySelectorAll('[part~=area] > svg') ?? []),
];

/** Of each board, whether its picture is there. */
const pictures = (element: WaffleTime): readonly boolean[] =>
  boards(element).map((board) => board.querySelector('[aria-hidden]') !== null);

const hasParts = (element: WaffleTime): boolean => rootOf(element).querySelector('[part=panel] > *') !== null;

/** A table in the moment in which it has been put on the page. */
async function justMade(attributes: Readonly<Record<string, string>>): Promise<WaffleTime> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('waffle-time');
  element.setAttribute('loading', 'eager');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  host.append(element);
  await Promise.resolve();
  while (boards(element).length === 0) await Promise.resolve();
  return element;
}

describe('the boards of a table', () => {
  it('appear one by one, and the parts next to them last', async () => {
    let seen = 1;
    await byFramesAlone(async () => {
      const element = await justMade({ mode: 'play', position: DRAFT });
      expect(pictures(element)).to.deep.equal([true, false, false, false, false]);
      while (!hasParts(element)) {
        await nextFrame();
        const there = pictures(element).filter(Boolean).length;
        expect(there - seen, 'in one frame').to.be.below(2);
        if (there < 5) expect(hasParts(element)).to.equal(false);
        seen = there;
      }
    });
    expect(seen).to.equal(5);
  });

  it('have their size and their names before their pictures', async () => {
    const element = await justMade({ mode: 'play', position: DRAFT });
    const heights = (): readonly number[] => boards(element).map((board) => board.getBoundingClientRect().height);
    const before = heights();
    const names = (): readonly (string | null)[] =>
      [...rootOf(element).querySelectorAll('[role=gridcell]')].map((found) => found.getAttribute('aria-label'));
    const named = names();
    expect(named).to.not.include(null);
    await drawn(element);
    expect(heights()).to.deep.equal(before);
    expect(names()).to.deep.equal(named);
  });

  it('show moves played meanwhile', async () => {
    const element = await justMade({ mode: 'play', position: DRAFT });
    const { game } = element.table.session;
    const [move] = game.legalMoves(element.table.session.state);
    expect(element.play(game.moveText(element.table.session.state, move))).to.equal(true);
    await drawn(element);
    const after = await justMade({ mode: 'play', position: element.currentPosition });
    await drawn(after);
    const cards = (at: WaffleTime): number => rootOf(at).querySelectorAll('[part="piece tile"]').length;
    const shown = (at: WaffleTime): number =>
      cards(at) - rootOf(at).querySelectorAll('[visibility=hidden][part="piece tile"]').length;
    expect(shown(element)).to.equal(shown(after));
  });

  it('are all drawn when the update promise resolves', async () => {
    const element = await justMade({ mode: 'play', position: DRAFT });
    await element.updateComplete;
    expect(pictures(element)).to.deep.equal([true, true, true, true, true]);
  });

  it('are all drawn in print', async () => {
    const element = await justMade({ mode: 'play', position: DRAFT });
    dispatchEvent(new Event('beforeprint'));
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(pictures(element)).to.deep.equal([true, true, true, true, true]);
    dispatchEvent(new Event('afterprint'));
  });

  it('appear together in a diagram, and when the table is flipped', async () => {
    const diagram = await justMade({ position: DRAFT });
    expect(new Set(pictures(diagram))).to.deep.equal(new Set([true]));
    const table = await justMade({ mode: 'play', position: DRAFT });
    await drawn(table);
    table.flipped = true;
    await Promise.resolve();
    expect(pictures(table)).to.deep.equal([true, true, true, true, true]);
  });
});
