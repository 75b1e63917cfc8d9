import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { GAMES } from '@griddle/rules/games.js';
import type { GameElement } from '../../src/core/game-element.js';
import { CODE } from '../../src/generated/code.js';
import { linkTo } from '../../src/panel/links.js';
import { pleasesAxe } from '../axe.js';
import { onPage } from '../hands.js';
import { waitUntil } from '../wait.js';

type AnyElement = GameElement<BaseState, unknown>;

const RECORD = '1. c5 b1 2. d3 b2 (2... b3 3. a1) 3. b3 c3';

/** A replay with an article: each paragraph is a text with links `[words](moves)`. */
async function article(
  paragraphs: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): Promise<{ board: AnyElement; links: readonly HTMLAnchorElement[]; page: HTMLElement }> {
  const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const text = document.createElement('div');
  text.style.marginBlockEnd = '200vh';
  for (const words of paragraphs) {
    const paragraph = document.createElement('p');
    paragraph.style.minBlockSize = '60vh';
    for (const part of words.split(/(\[.*?\]\(.*?\))/)) {
      const found = /^\[(.*)\]\((.*)\)$/.exec(part);
      if (!found) paragraph.append(part);
      else {
        const link = document.createElement('a');
        link.href = `#griddle-final=${found[2] ?? ''}`;
        link.textContent = found[1] ?? '';
        paragraph.append(link);
      }
    }
    text.append(paragraph);
  }
  page.append(text);
  const board = document.createElement('waffle-wars');
  for (const [name, value] of Object.entries({
    id: 'final',
    mode: 'replay',
    record: RECORD,
    loading: 'eager',
    ...attributes,
  }))
    board.setAttribute(name, value);
  page.prepend(board);
  await board.updateComplete;
  const links = [...page.querySelectorAll('a')];
  return { board: board as unknown as AnyElement, links, page };
}

const at = (board: AnyElement): number => (board.currentPath === '' ? 0 : board.currentPath.split('.').length);
const current = (links: readonly Element[]): number[] =>
  links.flatMap((link, index) => (link.getAttribute('aria-current') === 'step' ? [index] : []));
const point = (link: Element, type: string, more: PointerEventInit = {}): boolean =>
  link.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }));

/** Focuses a link as the Tab key does: only then is the focus visible in every browser. */
function tabTo(link: HTMLElement): void {
  link.focus({ focusVisible: true } as FocusOptions);
}

describe('links in an article', () => {
  before(() => CODE['waffle-wars']?.load());
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('preview their position under the pointer, and lead back to where the reader was', async () => {
    const { board, links } = await article(['See [the third](c5.b1.d3) and [the fourth](c5.b1.d3.b2) move.'], {
      ply: '1',
    });
    await waitUntil(() => at(board) === 1);
    const [third, fourth] = links as [HTMLAnchorElement, HTMLAnchorElement];
    await waitUntil(() => point(third, 'pointerover') && at(board) === 3);
    await waitUntil(() => current(links).join() === '0');
    point(third, 'pointerout');
    point(fourth, 'pointerover');
    expect(at(board)).to.equal(4);
    await waitUntil(() => current(links).join() === '1');
    point(fourth, 'pointerout');
    expect(at(board)).to.equal(1);
    await waitUntil(() => current(links).length === 0);
  });

  it('preview on keyboard focus, not by a finger, and stay where a link was followed', async () => {
    const { board, links } = await article(['[Third](c5.b1.d3), [variation](c5.b1.d3.b3.a1), words']);
    const [third, variation] = links as [HTMLAnchorElement, HTMLAnchorElement];
    await waitUntil(() => point(third, 'pointerover') && at(board) === 3);
    point(third, 'pointerout');
    point(third, 'pointerover', { pointerType: 'touch' });
    expect(at(board)).to.equal(0);
    tabTo(variation);
    if (variation.matches(':focus-visible')) expect(board.currentPath).to.equal('0.0.0.1.0');
    variation.click();
    await waitUntil(() => board.currentPath === '0.0.0.1.0');
    variation.blur();
    point(variation, 'pointerout');
    expect(board.currentPath).to.equal('0.0.0.1.0');
    await waitUntil(() => current(links).join() === '1');
  });

  it('leave the board to a reader who moves during a preview, and to links of other boards and games', async () => {
    const { board, links, page } = await article([
      '[Third](c5.b1.d3), [elsewhere](c5&seed=7&options=hand=12), [gone](z9)',
    ]);
    const [third, elsewhere, gone] = links as [HTMLAnchorElement, HTMLAnchorElement, HTMLAnchorElement];
    await waitUntil(() => point(third, 'pointerover') && at(board) === 3);
    board.shadowRoot?.querySelector('griddle-controls')?.table?.goTo(2);
    point(third, 'pointerout');
    expect(at(board)).to.equal(2);
    for (const link of [elsewhere, gone]) {
      point(link, 'pointerover');
      expect(at(board)).to.equal(2);
      point(link, 'pointerout');
    }
    expect(board.problems).to.deep.equal([]);
    await pleasesAxe(page);
  });

  it('do nothing to a game in progress', async () => {
    const { board, links } = await article(['[Third](c5.b1.d3)'], {
      mode: 'play',
      start: 'now',
      keep: 'none',
      record: '',
    });
    await waitUntil(() => board.shadowRoot?.querySelector('griddle-controls'));
    await nextFrame();
    point(links[0] as Element, 'pointerover');
    expect(at(board)).to.equal(0);
  });

  for (const { id } of GAMES) {
    it(`drive a replay of ${id}`, async function each() {
      const tag = TAGS[id] as 'snake-board';
      await CODE[tag]?.load();
      const played = (await onPage(tag, {
        mode: 'play',
        start: 'now',
        keep: 'none',
        seed: '3',
      })) as unknown as AnyElement;
      let rng = seeded(5);
      for (let made = 0; made < 9; made++) {
        const { game, state } = played.table.whole;
        const moves = game.legalMoves(state);
        rng = next(rng);
        if (moves.length > 0) played.play(game.moveText(state, moves[below(rng, moves.length)]));
      }
      const record = await played.toRecord();
      played.remove();
      const board = (await onPage(tag, { mode: 'replay', id: 'final', record })) as unknown as AnyElement;
      board.goTo(-1);
      const end = board.currentPath;
      const link = document.createElement('a');
      link.href = new URL(linkTo(board, board.table)).hash;
      link.textContent = 'the end';
      board.parentElement?.append(link);
      board.goTo(0);
      // Another replay joins with its text when it is put on the page
      const again = document.createElement(tag);
      for (const [name, value] of Object.entries({ mode: 'replay', id: 'final', record, loading: 'eager' }))
        again.setAttribute(name, value);
      board.replaceWith(again);
      const shown = again as unknown as AnyElement;
      await shown.updateComplete;
      await waitUntil(() => point(link, 'pointerover') && shown.currentPath === end);
      await waitUntil(() => link.getAttribute('aria-current') === 'step');
      point(link, 'pointerout');
      expect(shown.currentPath).to.equal('');
    });
  }
});

describe('a board with follow', () => {
  before(() => CODE['waffle-wars']?.load());

  const paragraphs = [
    '[First](c5) move.',
    '[Second](c5.b1), not [third](c5.b1.d3).',
    'No link.',
    '[Fourth](c5.b1.d3.b2)',
  ];
  const scrollTo = (page: Element, index: number): void => {
    const { bottom } = page.querySelector('waffle-wars')?.getBoundingClientRect() ?? { bottom: 0 };
    const paragraph = page.querySelectorAll('p')[index]?.getBoundingClientRect();
    const line = bottom > 0 && bottom < innerHeight ? bottom + (innerHeight - bottom) * 0.35 : innerHeight * 0.35;
    scrollBy({ top: (paragraph?.top ?? 0) + (paragraph?.height ?? 0) / 2 - line, behavior: 'instant' });
  };

  it('stays in sight and goes to the move of the paragraph being read', async () => {
    const { board, page } = await article(paragraphs, { follow: '', controls: 'auto' });
    for (const [index, move] of [
      [0, 1],
      [1, 2],
      [3, 4],
      [0, 1],
    ] as const) {
      await waitUntil(() => {
        scrollTo(page, index);
        return at(board) === move;
      });
    }
    expect(getComputedStyle(board).position).to.equal('sticky');
    expect(Math.round(board.getBoundingClientRect().top)).to.be.at.least(0);
  });

  it('does not move while the reader moves in the record', async () => {
    const { board, page } = await article(paragraphs, { follow: '' });
    await waitUntil(() => {
      scrollTo(page, 1);
      return at(board) === 2;
    });
    const { now } = performance;
    let later = 0;
    let turn = 0;
    performance.now = () => now.call(performance) + later;
    try {
      board.shadowRoot?.querySelector('griddle-controls')?.table?.goTo(5);
      for (const index of [3, 0, 3]) {
        scrollTo(page, index);
        for (let frames = 0; frames < 5; frames++) await nextFrame();
        expect(at(board)).to.equal(5);
      }
      later = 11_000;
      await waitUntil(() => {
        turn = 1 - turn;
        scrollTo(page, turn);
        return at(board) === turn + 1;
      });
    } finally {
      performance.now = now;
    }
  });
});
