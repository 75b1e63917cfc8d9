import { expect, fixture, html } from '@open-wc/testing';
import { pleasesAxe } from '../axe.js';
import { waitUntil } from '../wait.js';
import '../../src/panel/controls.js';
import type { GriddleMenu } from '../../src/panel/menu.js';
import { linkTo, openLink } from '../../src/panel/links.js';
import { FakeTable, find, gameAfter, inside, sessionOf } from './fake-table.js';

interface Opened {
  readonly button: HTMLElement;
  readonly menu: GriddleMenu;
  readonly panel: HTMLElement;
  readonly table: FakeTable;
}

/** The menu of a replay, opened by its button. */
async function opened(): Promise<Opened> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const controls = document.createElement('griddle-controls');
  host.attachShadow({ mode: 'open' }).append(controls);
  const table = new FakeTable(sessionOf('1. c3 d4'), () => [controls]);
  table.refresh();
  await controls.updateComplete;
  const height = host.offsetHeight;
  find(controls, '.more').click();
  const menu = find<GriddleMenu>(controls, 'griddle-menu');
  await waitUntil(() => menu.shadowRoot?.querySelector('button'));
  expect(host.offsetHeight, 'nothing jumps').to.equal(height);
  return { button: find(controls, '.more'), menu, panel: find(controls, '[popover]'), table };
}

const buttonOf = (menu: GriddleMenu, words: string): HTMLElement => {
  const found = [...inside(menu).querySelectorAll('button')].find(({ textContent }) => textContent === words);
  if (!found) throw new Error(`no button "${words}"`);
  return found;
};

/** Lets a test answer for the clipboard of the browser. */
function withClipboard(writeText: (text: string) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

describe('<griddle-menu>', () => {
  for (const zoom of [1, 1.4, 0.7])
    it(`opens over the page, inside the screen and at its button, with the page zoomed by ${zoom}`, async () => {
      document.documentElement.style.zoom = `${zoom}`;
      try {
        const { button, panel } = await opened();
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        expect(Math.min(left, top)).to.be.at.least(0);
        // In the units of that browser for zoomed pages
        const screen = await fixture<HTMLElement>(html`<div style="position: fixed; inset: 0"></div>`);
        const { width, height } = screen.getBoundingClientRect();
        expect(right).to.be.at.most(width + 1);
        expect(bottom).to.be.at.most(height + 1);
        const place = button.getBoundingClientRect();
        expect(Math.min(Math.abs(top - place.bottom), Math.abs(bottom - place.top))).to.be.below(9);
      } finally {
        document.documentElement.style.zoom = '';
      }
    });

  it('offers full screen, for a teacher at a projector, where the page may use it', async () => {
    const asked: Element[] = [];
    const { requestFullscreen } = Element.prototype;
    const allow = (isAllowed: boolean): void =>
      void Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: isAllowed });
    Element.prototype.requestFullscreen = function () {
      asked.push(this);
      return Promise.resolve();
    };
    try {
      allow(true);
      const { menu } = await opened();
      buttonOf(menu, 'Fullscreen').click();
      expect(asked).to.deep.equal([menu.owner?.stage]);
      allow(false);
      const other = await opened();
      expect(inside(other.menu).textContent).to.not.contain('Fullscreen');
    } finally {
      Element.prototype.requestFullscreen = requestFullscreen;
      Reflect.deleteProperty(document, 'fullscreenEnabled');
    }
  });

  it('shows threats', async () => {
    const { menu, table } = await opened();
    const box = find<HTMLInputElement>(menu, '[type=checkbox]');
    box.click();
    expect(table.asked).to.deep.equal(['toggle threats']);
    table.show = new Set(['threats'] as const);
    table.refresh();
    await menu.updateComplete;
    await waitUntil(() => box.checked);
  });

  it('sets the speed of autoplay', async () => {
    const { menu } = await opened();
    const select = find<HTMLSelectElement>(menu, 'select');
    expect(select.selectedOptions[0]?.textContent).to.equal('Normal');
    select.value = '1';
    select.dispatchEvent(new Event('change'));
    expect(menu.owner?.speed).to.equal(1);
  });

  it('copies the record and a link', async () => {
    const copied: string[] = [];
    const restore = withClipboard((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    const { menu, table } = await opened();
    table.view().goTo('0.0');
    await waitUntil(() => menu.table?.at === table.view().at);
    buttonOf(menu, 'Copy record').click();
    buttonOf(menu, 'Copy link').click();
    await waitUntil(() => copied.length === 2);
    restore();
    expect(copied[0]).to.match(/^\[Game "Waffle Wars"\]\n[^]*1\. c3 d4/);
    expect(copied[1]).to.match(/#griddle-\d=c3\.d4$/);
    await waitUntil(() => find(menu, 'p').textContent === 'Copied!');
  });

  it('shows text for manual copying where copying is blocked', async () => {
    const restore = withClipboard(() => Promise.reject(new Error('not allowed')));
    const { menu } = await opened();
    buttonOf(menu, 'Copy record').click();
    const byHand = find<HTMLTextAreaElement>(menu, 'textarea');
    await waitUntil(() => !byHand.hidden);
    restore();
    expect(byHand.value).to.contain('1. c3 d4');
  });

  it('saves pictures under a descriptive name', async () => {
    const saved: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.protocol}`);
    };
    const { menu } = await opened();
    buttonOf(menu, 'Save image (SVG)').click();
    buttonOf(menu, 'Save image (PNG)').click();
    await waitUntil(() => saved.length === 2);
    HTMLAnchorElement.prototype.click = click;
    expect(saved.sort()).to.deep.equal(['waffle-wars-0.png blob:', 'waffle-wars-0.svg blob:']);
  });

  it('is accessible', async () => {
    const { menu } = await opened();
    await pleasesAxe(menu);
  });
});

describe('links to a place in a game', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('return to where they were made, also through moves that readers have played', async () => {
    const stage = await fixture<HTMLElement>(html`<div id="my-game"></div>`);
    const played = new FakeTable(gameAfter('b2', 'c3', 'a1', 'd4'), () => []);
    history.replaceState(null, '', linkTo(stage, played.view()));
    expect(location.hash).to.equal('#griddle-my-game=b2.c3.a1.d4');
    const fresh = new FakeTable(gameAfter(), () => []);
    openLink(stage, fresh.view());
    expect(fresh.session.current.token).to.equal('d4');
    expect(fresh.asked, 'in one step').to.deep.equal(['goTo 0.0.0.0']);
  });

  it('are for one element only, and stop at a move that cannot be played', async () => {
    const stage = await fixture<HTMLElement>(html`<div id="my-game"></div>`);
    const fresh = new FakeTable(gameAfter(), () => []);
    location.hash = '#griddle-other=b2';
    openLink(stage, fresh.view());
    expect(fresh.asked).to.deep.equal([]);
    location.hash = '#griddle-my-game=b2.<b>.%E0%A4%A';
    openLink(stage, fresh.view());
    expect(fresh.session.current.token).to.equal('b2');
  });

  it('follow the route of a hash router, which leads to the same page', async () => {
    const stage = await fixture<HTMLElement>(html`<div id="my-game"></div>`);
    const played = new FakeTable(gameAfter('b2', 'c3'), () => []);
    history.replaceState(null, '', '#/blog/post');
    for (let time = 0; time < 2; time++) {
      history.replaceState(null, '', linkTo(stage, played.view()));
      expect(location.hash).to.equal('#/blog/post?griddle-my-game=b2.c3');
    }
    history.replaceState(null, '', '#/blog/post?page=2');
    history.replaceState(null, '', linkTo(stage, played.view()));
    expect(location.hash).to.equal('#/blog/post?page=2&griddle-my-game=b2.c3');
    const fresh = new FakeTable(gameAfter(), () => []);
    openLink(stage, fresh.view());
    expect(fresh.session.current.token).to.equal('c3');
  });

  it('are opened by the controls that belong to the element', async () => {
    location.hash = '#griddle-my-game=c3.d4';
    const host = await fixture<HTMLElement>(html`<div id="my-game"></div>`);
    const controls = document.createElement('griddle-controls');
    host.attachShadow({ mode: 'open' }).append(controls);
    const table = new FakeTable(gameAfter(), () => [controls]);
    table.mode = 'play';
    table.refresh();
    await waitUntil(() => table.session.current.token === 'd4');
  });
});
