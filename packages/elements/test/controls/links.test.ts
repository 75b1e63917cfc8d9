/** Links to a place in a game, on whole elements. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { playText } from '@griddle/rules/replay/index.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { linkTo } from '../../src/panel/links.js';
import type { GameSnapshot } from '../../src/core/snapshot.js';
import { drawn, onPage, textOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

type Linked = OnPage & { readonly table: GameSnapshot; readonly currentPosition: string; again(): void };

/** Plays first legal moves until a test says that it is enough. */
function playUntil({ table }: Linked, isEnough: (moves: readonly string[]) => boolean): readonly string[] {
  const moves: string[] = [];
  for (let tries = 0; !isEnough(moves) && tries < 60; tries++) {
    const { game, state } = table.session;
    const legal = game.legalMoves(state).map((move) => game.moveText(state, move));
    const move = legal.find((text) => text.includes('.')) ?? legal[0] ?? '';
    if (!playText(table.session, move).ok) throw new Error(`refused: ${move}`);
    moves.push(move);
  }
  return moves;
}

/** The fragment of a link to where an element's board stands. */
const fragmentOf = (element: Linked): string => new URL(linkTo(element, element.table)).hash;

function follow(hash: string): void {
  history.replaceState(null, '', hash);
}

describe('links on a page', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('hold moves that contain a dot', async () => {
    const one = (await onPage('waffle-time', { id: 'game', mode: 'play', seed: '3' })) as Linked;
    const moves = playUntil(one, (played) => played.some((move) => move.includes('.')));
    expect(moves.some((move) => move.includes('.'))).to.equal(true);
    const hash = fragmentOf(one);
    const position = one.currentPosition;
    one.remove();
    follow(hash);
    const other = (await onPage('waffle-time', { id: 'game', mode: 'play', seed: '3' })) as Linked;
    await waitUntil(() => other.currentPosition === position);
  });

  it('hold the seed and the set-up of a game, whatever the page sets', async () => {
    const one = (await onPage('waffle-time', { id: 'game', mode: 'play', seed: '3', options: 'players=3' })) as Linked;
    playUntil(one, ({ length }) => length === 4);
    const hash = fragmentOf(one);
    expect(hash).to.contain('&seed=3').and.to.contain('&options=players=3');
    const position = one.currentPosition;
    one.remove();
    follow(hash);
    const other = (await onPage('waffle-time', { id: 'game', mode: 'play' })) as Linked;
    await waitUntil(() => other.currentPosition === position);
    expect(textOf(other)).to.not.contain('link');
  });

  it('hold only what a seat has seen where hands are hidden', async () => {
    const one = (await onPage('top-waffle', {
      id: 'game',
      mode: 'play',
      seed: '5',
      seats: 'human,bot:easy',
    })) as Linked;
    const hash = fragmentOf(one);
    expect(hash).to.not.contain('seed');
    const position = one.currentPosition;
    one.remove();
    follow(hash);
    const other = (await onPage('top-waffle', { id: 'game', mode: 'replay' })) as Linked;
    await waitUntil(() => other.currentPosition === position);
  });

  it('stay short for a game without chance', async () => {
    const one = (await onPage('waffle-wars', { id: 'game', mode: 'play' })) as Linked;
    playText(one.table.session, 'c3');
    expect(fragmentOf(one)).to.equal('#griddle-game=c3');
  });

  it('are followed when the address changes: authors link words to positions, also without a name', async () => {
    const one = (await onPage('waffle-wars', { mode: 'replay' }, '1. c3 d4 {A comment.} 2. b2')) as Linked;
    await waitUntil(() => textOf(one).includes('turn'));
    location.hash = '#griddle=c3.d4';
    await waitUntil(() => one.table.at.token === 'd4');
    await waitUntil(() => textOf(one).includes('A comment.'));
    location.hash = '#griddle=c3.d4.b2';
    await waitUntil(() => one.table.at.token === 'b2');
  });

  it('are followed again when the same one is clicked once more', async () => {
    const one = (await onPage('waffle-wars', { mode: 'replay' }, '1. c3 d4 2. b2')) as Linked;
    await waitUntil(() => one.shadowRoot?.querySelector('griddle-controls'));
    const link = await fixture<HTMLAnchorElement>(html`<a href="#griddle=c3.d4">move 1</a>`);
    link.click();
    await waitUntil(() => one.table.at.token === 'd4');
    one.table.goTo('');
    link.click();
    await waitUntil(() => one.table.at.token === 'd4');
  });

  it('scroll to the board, also to one that is not drawn yet', async () => {
    const host = await fixture<HTMLElement>(html`<div><div style="height: 5000px"></div></div>`);
    follow('#griddle-far=c3');
    const far = document.createElement('waffle-wars');
    far.id = 'far';
    far.setAttribute('mode', 'replay');
    host.append(far);
    await waitUntil(() => (far as Linked).table.at.token === 'c3');
    const { top } = far.getBoundingClientRect();
    expect(top).to.be.within(-1, innerHeight);
    scrollTo(0, 0);
    location.hash = '#griddle-far=d4';
    await waitUntil(() => far.getBoundingClientRect().top < innerHeight);
  });

  it('report errors in one sentence, and go as far as they can', async () => {
    const one = (await onPage('waffle-wars', { id: 'game', mode: 'play' })) as Linked;
    await waitUntil(() => one.shadowRoot?.querySelector('griddle-controls'));
    location.hash = '#griddle-game=c3.c3';
    await waitUntil(() => textOf(one).includes('This link breaks at move 2, “c3”. '));
    expect(one.table.at.token).to.equal('c3');
    expect(textOf(one)).to.contain('c3 is taken.');
    location.hash = '#griddle-game=c3&options=hand=99';
    await waitUntil(() => textOf(one).includes('This link can’t be opened. The option hand can’t be “99”'));
    location.hash = '#griddle-game=d4.%3Cb%3E&options=hand=12';
    await waitUntil(() => textOf(one).includes('This link breaks at move 2, “<b>”. '));
    expect(one.table.at.token).to.equal('d4');
  });

  it('are removed by a new game', async () => {
    follow('#griddle-game=c3.d4');
    const one = (await onPage('waffle-wars', { id: 'game', mode: 'play' })) as Linked;
    await waitUntil(() => one.table.at.token === 'd4');
    one.again();
    await drawn(one);
    await nextFrame();
    expect(one.table.at.token).to.equal('');
  });
});
