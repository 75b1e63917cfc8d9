// Size limits, checked by `npm run size` on the sources, bundled and minified as a blog's build would do it.
// What is imported statically counts; what a page fetches only when it needs it (bots, PNG) does not.

import { shortStyles } from './scripts/short-styles.mjs';

const fetchedLater = {
  name: 'fetched-later',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const fromSources = (config) => ({
  ...config,
  format: 'esm',
  target: 'es2022',
  conditions: ['source', 'production'],
  tsconfig: 'tsconfig.base.json',
  plugins: [fetchedLater, shortStyles],
});

const entry = (name, path, limit) => ({ name, path, limit, gzip: true, modifyEsbuildConfig: fromSources });

export default [
  // The aim is 25 kB with controls and replay inside. It is not reached: the limits keep what there is from growing.
  entry('<waffle-wars>: board, play, rules and words', 'packages/elements/src/waffle-wars/waffle-wars.ts', '31.9 kB'),
  // The aim is 16 kB; what any diagram needs takes most of it.
  entry('<waffle-board>: a diagram', 'packages/elements/src/waffle-board/waffle-board.ts', '20.9 kB'),
  // The aim is 40 kB. The rules, fifteen cards, a draft board and their words take the rest.
  entry('<waffle-time>: areas, play, rules and words', 'packages/elements/src/waffle-time/waffle-time.ts', '46.6 kB'),
  // The aims are 16 kB and 32 kB: what every board needs is more than half of either.
  entry('<pengo-board>: a diagram', 'packages/elements/src/pengo-board/pengo-board.ts', '23.6 kB'),
  entry(
    '<waddle-waddle>: board, play, rules and words',
    'packages/elements/src/waddle-waddle/waddle-waddle.ts',
    '38.5 kB',
  ),
  // The aim is 20 kB, which is what any game that can be played loads before the game's own.
  entry('<snake-board>: board, play, rules and words', 'packages/elements/src/snake-board/snake-board.ts', '27.1 kB'),
  entry(
    '<waffle-checkers>: board, play, rules and words',
    'packages/elements/src/waffle-checkers/waffle-checkers.ts',
    '28.2 kB',
  ),
  entry(
    '<hostage-rescue>: board, play, rules and words',
    'packages/elements/src/hostage-rescue/hostage-rescue.ts',
    '29.9 kB',
  ),
  entry('<connect-four>: board, play, rules and words', 'packages/elements/src/connect-four/connect-four.ts', '27 kB'),
  entry(
    '<reversi-board>: board, play, rules and words',
    'packages/elements/src/reversi-board/reversi-board.ts',
    '27.6 kB',
  ),
  entry('What any element with a board loads', 'packages/elements/src/core/diagram-element.ts', '13.3 kB'),
  entry('What any game that can be played loads', 'packages/elements/src/core/game-element.ts', '20.5 kB'),
  entry('Controls, move list and menu beside a board', 'packages/elements/src/core/panel.ts', '14.8 kB'),
  // The aims are 40 and 16 kB: what every board needs, the cards and the notation of the game take the rest.
  entry('<top-waffle>: areas, play, rules and words', 'packages/elements/src/top-waffle/top-waffle.ts', '48.5 kB'),
  // The aim is 36 kB; what any game that can be played loads, the outlines of 21 foods and the rules are that already.
  entry('<buffet-boss>: areas, play, rules and words', 'packages/elements/src/buffet-boss/buffet-boss.ts', '44.2 kB'),
  entry('<order-board>: the display alone', 'packages/elements/src/order-board/order-board.ts', '28 kB'),
  entry('Rules of Waffle Wars alone', 'packages/rules/src/waffle-wars/index.ts', '6 kB'),
  // Fetched by pages whose options ask for it, on top of the plain game that it contains
  entry('Rules of Waffle Wars with all modes', 'packages/rules/src/waffle-wars/modes/index.ts', '12 kB'),
  entry('Art of Waffle Wars alone', 'packages/art/src/waffle-wars/index.ts', '4.8 kB'),
  entry('Bots', 'packages/bots/src/index.ts', '4.1 kB'),
  entry('Loader: griddle.js', 'packages/elements/src/loader/griddle.ts', '0.6 kB'),
];
