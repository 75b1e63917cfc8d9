/** What is drawn of a page, and when: few boards all of them, of many those near the screen. */
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../src/panel/move-list.js';
import type { MoveList } from '../../src/panel/move-list.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { waitUntil } from '../wait.js';

const FEW = 24;

const isBuilt = (list: MoveList): boolean => (list.shadowRoot?.querySelector('[part=move]') ?? null) !== null;

async function table(board: WaffleWars): Promise<HTMLElement> {
  await waitUntil(() => (board.shadowRoot?.querySelector('svg') ?? null) !== null);
  return board.shadowRoot?.querySelector('[part=table]') as HTMLElement;
}

/** Something far below the screen. */
async function below(what: unknown): Promise<HTMLElement> {
  return fixture<HTMLElement>(
    html`<div>
      <p style="height: 5000px"></p>
      ${what}
    </div>`,
  );
}

describe('off screen', () => {
  it('few boards are drawn when the page is idle, and stay painted', async () => {
    const page = await below(html`<waffle-wars mode="play"></waffle-wars>`);
    const found = await table(page.querySelector('waffle-wars') as WaffleWars);
    const { contentVisibility, willChange } = getComputedStyle(found);
    expect({ contentVisibility, willChange }).to.deep.equal({ contentVisibility: 'visible', willChange: 'auto' });
    expect(scrollY).to.equal(0);
  });

  it('one of several tables has its own layers, and a picture has none', async () => {
    const page = await fixture(html`<div><waffle-wars mode="play"></waffle-wars><waffle-wars></waffle-wars></div>`);
    const [play, picture] = page.querySelectorAll<WaffleWars>('waffle-wars');
    if (!play || !picture) throw new Error('no boards');
    expect(getComputedStyle(await table(play)).willChange).to.equal('opacity');
    expect(getComputedStyle(await table(picture)).willChange).to.equal('auto');
  });

  it('a table is one of several only while there are others: removed tables do not count', async () => {
    const gone = await fixture(
      html`<div>${Array.from({ length: FEW }, () => html`<waffle-wars></waffle-wars>`)}</div>`,
    );
    gone.remove();
    const play = await fixture<WaffleWars>(html`<waffle-wars mode="play"></waffle-wars>`);
    const { contentVisibility, willChange } = getComputedStyle(await table(play));
    expect({ contentVisibility, willChange }).to.deep.equal({ contentVisibility: 'visible', willChange: 'auto' });
  });

  it('only the first of many boards are built before they come near', async () => {
    const page = await below(Array.from({ length: 30 }, () => html`<move-list .record=${'1. c3'}></move-list>`));
    const lists = [...page.querySelectorAll<MoveList>('move-list')];
    await waitUntil(() => lists.filter(isBuilt).length >= FEW);
    await aTimeout(300);
    expect(lists.filter(isBuilt)).to.have.length(FEW);
    const last = lists.at(-1) as MoveList;
    last.scrollIntoView();
    await waitUntil(() => isBuilt(last));
  });

  it('one of many boards may be skipped by the browser while it is off the screen', async () => {
    const lists = Array.from({ length: FEW }, () => html`<move-list .record=${'1. c3'}></move-list>`);
    const page = await fixture(html`<div>${lists}<waffle-wars mode="play"></waffle-wars></div>`);
    const { contentVisibility, willChange } = getComputedStyle(
      await table(page.querySelector('waffle-wars') as WaffleWars),
    );
    expect({ contentVisibility, willChange }).to.deep.equal({ contentVisibility: 'auto', willChange: 'auto' });
  });
});

describe('a board that is drawn at once', () => {
  it('is drawn once', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const board = document.createElement('waffle-wars');
    Object.assign(board, { mode: 'play', loading: 'eager', controls: 'none' });
    let drawn = 0;
    board.addEventListener('griddle-update', () => drawn++);
    host.append(board);
    await board.updateComplete;
    await aTimeout(300);
    expect(drawn).to.equal(1);
  });
});
