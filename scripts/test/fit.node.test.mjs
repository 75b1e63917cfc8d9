// A board, the instruction, the current buttons and the tools fit on any screen: in Chromium, from the sources.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openElementPage } from '../element-page.mjs';
import { recordOf } from '../scenes/scenes.mjs';

const SCREENS = [
  [390, 844],
  [844, 390],
  [1280, 720],
];

const RECORD = '1. c3 d4 {A fine start.} 2. b2 e5 3. a1 f6';
const PUZZLE = '[Goal "win"]\n[Position "6/1b2b1/3b2/ssss2/2b3/1b2b1 s"]\n\n1. e3';

/** Replays of the games of several areas, and what a low window shows of them; in a high one the areas are one below the other. */
const LOW_REPLAYS = Object.entries({
  'waddle-waddle': ['[part~=main] > svg', '[part~=supply] > svg'],
  'waffle-time': ['[part~=waffle]', '[part~=draft]', '[part~=supply]'],
  'top-waffle': ['[part~=main] > svg', '[part~=hand]', '[part~=mine]'],
  'buffet-boss': ['[part~=line]', '[part~=pile]', '[part~=pile] ~ [part~=pile]'],
}).map(([tag, parts]) => [tag, { mode: 'replay', record: recordOf(tag), ply: '20' }, parts]);

/** Games by tag and attributes, and the parts needed for a decision. */
const TABLES = [
  ...['waffle-wars', 'snake-board', 'waffle-checkers', 'hostage-rescue', 'connect-four', 'reversi-board'].map((tag) => [
    tag,
    { mode: 'play' },
    ['svg'],
  ]),
  ['waffle-wars', { mode: 'replay', record: RECORD, ply: '2' }, ['svg', '.comments']],
  ['waffle-wars', { mode: 'puzzle', record: PUZZLE }, ['svg', 'griddle-coach']],
  ['waffle-wars', { mode: 'lesson' }, ['svg', 'griddle-coach']],
  ...Object.entries({
    'waddle-waddle': ['[part~=main] > svg', '[part~=supply] > svg'],
    'waffle-time': ['[part~=waffle]', '[part~=draft]', '[part~=supply]'],
    'top-waffle': ['[part~=main]', '[part~=hand]'],
    'buffet-boss': ['[part~=line]', '.plate-room'],
  }).map(([tag, parts]) => [tag, { mode: 'play' }, parts]),
];

let open;
before(async () => (open = await openElementPage()));
after(() => open.close());

/** Shows a game on a new page. Returns the parts that are not entirely on the screen, with their positions. */
function outside(tag, attributes, parts) {
  document.body.replaceChildren();
  document.body.style.margin = innerWidth < 600 ? '8px' : '16px';
  const table = document.createElement(tag);
  for (const [name, value] of Object.entries({ seats: 'human,bot:easy', start: 'now', keep: 'none', ...attributes }))
    table.setAttribute(name, value);
  document.body.append(table);
  const found = () => parts.map((part) => table.shadowRoot?.querySelector(part));
  const isDrawn = () =>
    found().every((node) => node?.getBoundingClientRect().height > 0) &&
    table.shadowRoot.querySelector(
      attributes.mode === 'play' || attributes.mode === 'replay' ? 'griddle-controls' : 'griddle-coach',
    );
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const look = () => {
      if (performance.now() - begun > 20_000) return reject(new Error(`${tag} is not drawn`));
      if (!isDrawn()) return setTimeout(look, 50);
      setTimeout(() => {
        const all = [
          ...found(),
          table.shadowRoot.querySelector('.said'),
          table.shadowRoot.querySelector('[part=actions]'),
          table.shadowRoot.querySelector('[part=players]'),
          table.shadowRoot.querySelector('griddle-controls'),
        ];
        const rows = all.filter((node) => node).map((node) => [node, node.getBoundingClientRect()]);
        resolve(
          rows
            .filter(
              ([, { top, bottom, left, right }]) =>
                top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1,
            )
            .map(
              ([node, { top, bottom }]) =>
                `${node.getAttribute('part') ?? node.className} ${Math.round(top)} to ${Math.round(bottom)}`,
            ),
        );
      }, 300);
    };
    look();
  });
}

for (const [width, height] of SCREENS)
  for (const [tag, attributes, parts] of height < 480 ? [...TABLES, ...LOW_REPLAYS] : TABLES)
    test(`<${tag} mode="${attributes.mode}"> shows board, status, actions and tools on a screen of ${width} x ${height}`, async () => {
      await open.page.setViewport({ width, height });
      assert.deepEqual(await open.page.evaluate(outside, tag, attributes, parts), []);
    });
