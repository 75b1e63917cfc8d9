// A reader's actions on a page with boards, with real wheel, keys, touch and mouse events: in Chromium, from the sources.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openElementPage } from '../element-page.mjs';

const JUMP = '6/6/6/2b3/1s4/6 s 17,17 -';

let open;
before(async () => (open = await openElementPage()));
after(() => open.close());

/** Shows a board on a new page, in a box if `css` is given, with space above and below. */
async function show(tag, attributes, { css = '', before = 0, after: below = 2000, width = 1000, height = 600 } = {}) {
  const { page } = open;
  await page.setViewport({ width, height, hasTouch: true });
  await page.evaluate(
    async (tag, attributes, css, before, below) => {
      document.body.replaceChildren();
      document.querySelectorAll('style.test').forEach((style) => style.remove());
      const style = document.createElement('style');
      style.className = 'test';
      style.textContent = css;
      document.head.append(style);
      const space = (size) => Object.assign(document.createElement('div'), { style: `block-size: ${size}px` });
      const box = document.createElement('div');
      box.id = 'box';
      const table = document.createElement(tag);
      table.id = 'table';
      const all = { mode: 'play', start: 'now', keep: 'none', seats: 'human,human', ...attributes };
      for (const [name, value] of Object.entries(all)) table.setAttribute(name, value);
      box.append(table);
      document.body.append(space(before), box, space(below));
      scrollTo(0, 0);
      const isThere = () =>
        table.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.firstElementChild &&
        table.shadowRoot.querySelector('svg');
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 30));
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
    tag,
    attributes,
    css,
    before,
    below,
  );
  return page;
}

/** The centre of a part of the element, in screen pixels. */
const middle = (selector) =>
  open.page.evaluate((selector) => {
    const { x, y, width, height } = document
      .querySelector('#table')
      .shadowRoot.querySelector(selector)
      .getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }, selector);
const settle = (time = 250) => new Promise((resolve) => setTimeout(resolve, time));
const positionOf = () => open.page.evaluate(() => document.querySelector('#table').currentPosition);

for (const tag of ['waffle-wars', 'waddle-waddle', 'waffle-time', 'top-waffle', 'snake-board'])
  test(`the wheel over the text of <${tag}> scrolls the page`, async () => {
    const page = await show(tag);
    // Without possible actions there are no buttons
    const parts = ['.said', ...(tag === 'top-waffle' ? [] : ['[part=actions]'])];
    for (const selector of parts) {
      await page.evaluate(() => scrollTo(0, 0));
      const [x, y] = await middle(selector);
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: 120 });
      await page.waitForFunction(() => scrollY > 50);
    }
  });

test('the wheel over a start card with nothing to scroll scrolls the page', async () => {
  const page = await show('waffle-wars', { start: 'ask', seats: '' }, { height: 900 });
  const card = await page.waitForFunction(() => {
    const { shadowRoot } = document.querySelector('#table').shadowRoot.querySelector('griddle-card') ?? {};
    const box = shadowRoot?.querySelector('[part=card] form')?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + 20];
  });
  await page.mouse.move(...(await card.jsonValue()));
  await page.mouse.wheel({ deltaY: 120 });
  await page.waitForFunction(() => scrollY > 50);
});

/** Whether the focused place, with its ring, is on the screen and uncovered. */
function focusInSight() {
  const root = document.querySelector('#table').shadowRoot;
  const focused = root.activeElement;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => root.elementFromPoint((left + right) / 2, y));
  const isWhole = top >= 3 && bottom <= innerHeight - 3;
  const over = points.find((at) => at !== focused);
  const cover = over ? `${over.localName} ${over.getAttribute('part') ?? over.className}` : '';
  return { place: focused.dataset.place ?? focused.localName, isWhole, cover };
}

for (const [width, height, before] of [
  [1000, 600, 0],
  [390, 500, 300],
  [390, 844, 700],
])
  test(`a place with keyboard focus is clear of sticky edges, ${width} x ${height}`, async () => {
    const page = await show('waffle-wars', {}, { width, height, before });
    await page.evaluate(() => document.querySelector('#table').focus());
    for (const key of [...Array(6).fill('ArrowDown'), ...Array(6).fill('ArrowUp'), ...Array(6).fill('ArrowDown')]) {
      await page.keyboard.press(key);
      await settle(60);
      const seen = await page.evaluate(focusInSight);
      assert.deepEqual(seen, { ...seen, isWhole: true, cover: '' });
    }
  });

test('it is clear of them in a scrolling box, too', async () => {
  const css = '#box { block-size: 420px; overflow: auto; padding-block-start: 250px }';
  const page = await show('waffle-wars', {}, { width: 390, height: 800, css });
  await page.evaluate(() => document.querySelector('#table').focus());
  for (const key of [...Array(6).fill('ArrowUp'), ...Array(6).fill('ArrowDown')]) {
    await page.keyboard.press(key);
    await settle(60);
    const seen = await page.evaluate(focusInSight);
    assert.deepEqual(seen, { ...seen, cover: '' });
  }
});

test('Tab reaches the boards before the buttons at the edge of a phone, and the focus stays', async () => {
  const page = await show('waffle-wars', { position: JUMP }, { width: 390, height: 844 });
  const order = () =>
    page.evaluate(() => {
      const root = document.querySelector('#table').shadowRoot;
      const [board, actions] = [root.querySelector('svg'), root.querySelector('[part=actions]')];
      return board.compareDocumentPosition(actions) === Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
    });
  assert.equal(await order(), 'after');
  const [x, y] = await middle('[data-place=b2]');
  await page.mouse.click(x, y);
  await settle();
  const focused = () =>
    page.evaluate(() => document.querySelector('#table').shadowRoot.activeElement?.getAttribute('class'));
  await page.evaluate(() => document.querySelector('#table').shadowRoot.querySelector('[part=action].back').focus());
  await page.setViewport({ width: 1000, height: 600, hasTouch: true });
  await settle(500);
  assert.equal(await order(), 'before');
  assert.equal(await focused(), 'back');
});

test('Escape closes a dialog of the page only with empty hands', async () => {
  const page = await show('waffle-wars', { position: JUMP });
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.querySelector('#box'));
    document.body.append(dialog);
    dialog.showModal();
  });
  await settle();
  const isOpen = () => page.evaluate(() => document.querySelector('dialog').open);
  const [x, y] = await middle('[data-place=b2]');
  await page.mouse.click(x, y);
  await page.keyboard.press('Escape');
  await settle();
  assert.equal(await isOpen(), true, 'puts the piece back');
  await page.keyboard.press('Escape');
  await settle();
  assert.equal(await isOpen(), false);
});

for (const [name, css] of [
  ['zoomed', 'html { zoom: 1.4 }'],
  ['zoomed round the board', '#box { zoom: 0.8 }'],
  ['scaled', '#box { transform: scale(0.7); transform-origin: 0 0 }'],
])
  test(`a piece stays under the pointer on a page that is ${name}, and lands where it is dropped`, async () => {
    const page = await show('waffle-wars', { position: JUMP }, { css, height: 1000 });
    const [from, to] = [await middle('[data-place=b2]'), await middle('[data-place=d4]')];
    await page.mouse.move(...from);
    await page.mouse.down();
    const half = [(from[0] + to[0]) / 2 + 13, (from[1] + to[1]) / 2 - 9];
    await page.mouse.move(...half, { steps: 4 });
    const [x, y] = await page.evaluate(() => {
      const pieces = document.querySelector('#table').shadowRoot.querySelectorAll('svg [part~=piece]');
      const box = [...pieces].at(-1).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    });
    const size = await page.evaluate(
      () => document.querySelector('#table').shadowRoot.querySelector('[data-place=b2]').getBoundingClientRect().width,
    );
    assert.ok(Math.hypot(x - half[0], y - half[1]) < size / 4, `${x},${y} and not ${half}`);
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
    await settle();
    assert.match(await positionOf(), /^6\/6\/3s2\//);
  });

test('food that is dragged from its card stays under the pointer on a zoomed page', async () => {
  const page = await show('buffet-boss', { seed: '3' }, { css: 'html { zoom: 1.3 }', height: 1000 });
  const from = await page.evaluate(() => {
    const root = document.querySelector('#table').shadowRoot;
    const place = root.querySelector('[part~=line] .movable');
    const { x, y, width, height } = place?.getBoundingClientRect() ?? {};
    return place && [x + width / 2, y + height / 2];
  });
  assert.ok(from, 'there is a card that can be taken');
  await page.mouse.move(...from);
  await page.mouse.down();
  const to = [from[0] - 40, from[1] + 25];
  await page.mouse.move(...to, { steps: 5 });
  const at = await page.evaluate(() => {
    const box = document.querySelector('#table').shadowRoot.querySelector('.carried')?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2];
  });
  assert.ok(at && Math.hypot(at[0] - to[0], at[1] - to[1]) < 3, `${at} and not ${to}`);
  await page.mouse.up();
});

test('a finger that swipes over a piece scrolls the box it is in', async () => {
  const css = '#box { block-size: 400px; overflow: auto }';
  const page = await show('waffle-wars', { position: JUMP }, { css, width: 390, height: 800 });
  await page.evaluate(() => document.querySelector('#box').append(document.body.lastElementChild));
  await page.evaluate(() => document.querySelector('#box').scrollTo(0, 160));
  await settle();
  const [x, y] = await middle('[data-place=b2]');
  const finger = await page.touchscreen.touchStart(x, y);
  for (let step = 1; step <= 6; step++) await finger.move(x, y - 15 * step);
  await finger.end();
  await page.waitForFunction(() => document.querySelector('#box').scrollTop > 200);
});

test('a carousel round the board does not move when a piece is dragged', async () => {
  const page = await show('waffle-wars', { position: JUMP }, { width: 390, height: 844 });
  await page.evaluate(() => {
    const box = document.querySelector('#box');
    const swipe = { from: undefined };
    globalThis.slid = 0;
    const begin = (event) => (swipe.from = (event.touches?.[0] ?? event).clientX);
    const move = (event) => {
      if (swipe.from === undefined) return;
      globalThis.slid = (event.touches?.[0] ?? event).clientX - swipe.from;
      box.style.transform = `translateX(${globalThis.slid}px)`;
      if (event.cancelable) event.preventDefault();
    };
    for (const type of ['pointerdown', 'touchstart', 'mousedown'])
      box.addEventListener(type, begin, { passive: false });
    for (const type of ['pointermove', 'touchmove', 'mousemove'])
      document.addEventListener(type, move, { passive: false, capture: true });
  });
  const [from, to] = [await middle('[data-place=b2]'), await middle('[data-place=d4]')];
  const finger = await page.touchscreen.touchStart(...from);
  for (let step = 1; step <= 8; step++)
    await finger.move(from[0] + ((to[0] - from[0]) * step) / 8, from[1] + ((to[1] - from[1]) * step) / 8);
  await finger.end();
  await settle();
  assert.equal(await page.evaluate(() => globalThis.slid), 0);
  assert.match(await positionOf(), /^6\/6\/3s2\//);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
])
  for (const tag of ['waffle-wars', 'waffle-time'])
    test(`<${tag}> has a background and a large board in full screen, ${width} x ${height}`, async () => {
      const page = await show(tag, {}, { width, height, css: 'body { max-inline-size: 420px }' });
      const look = () =>
        page.evaluate(() => {
          const table = document.querySelector('#table');
          const { backgroundColor, paddingTop } = getComputedStyle(table);
          const { width, height } = table.shadowRoot.querySelector('svg').getBoundingClientRect();
          return { backgroundColor, padding: parseFloat(paddingTop), size: Math.max(width, height), page: innerWidth };
        });
      const before = await look();
      await page.evaluate(() =>
        document.addEventListener('click', () => void document.querySelector('#table').requestFullscreen(), {
          once: true,
        }),
      );
      await page.mouse.click(2, height - 5);
      await page.waitForFunction(() => document.fullscreenElement !== null);
      await settle(600);
      const now = await look();
      await page.evaluate(() => document.exitFullscreen());
      assert.equal(now.backgroundColor, 'rgb(255, 255, 255)');
      assert.ok(now.padding > 0);
      if (now.page > 600) assert.ok(now.size > before.size * 1.2, `${now.size} and not ${before.size}`);
    });

test('the status on a phone has a background only while it sticks to the edge', async () => {
  const page = await show(
    'waffle-wars',
    {},
    { width: 390, height: 600, css: 'body { background: #112; color: #eee }', before: 200 },
  );
  const look = () =>
    page.evaluate(() => {
      const said = document.querySelector('#table').shadowRoot.querySelector('.said');
      const words = getComputedStyle(said.querySelector('.words')).color;
      // Browsers report mixed colours in parts of one
      const [, parts] = /^color\(srgb (.*)\)$/.exec(words) ?? [];
      const colour = parts
        ? `rgb(${parts
            .split(' ')
            .map((part) => Math.round(part * 255))
            .join(', ')})`
        : words;
      return [getComputedStyle(said, '::before').backgroundColor, colour];
    });
  assert.deepEqual(await look(), ['rgba(0, 0, 0, 0)', 'rgb(238, 238, 238)']);
  await page.evaluate(() => scrollTo(0, 420));
  await settle();
  assert.deepEqual(await look(), ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.evaluate(() => document.querySelector('#table').style.setProperty('--griddle-ground', '#112'));
  await settle();
  assert.deepEqual(await look(), ['rgb(17, 17, 34)', 'rgb(238, 238, 238)']);
});
