// Connect-4 and Reversi on a 6x6 board as one writes them for boardgame.io 0.50, and random games through its own
// reducer, which is how its bots step through positions.
import { createRequire } from 'node:module';

// Its folders have no exports for ES modules.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const COLUMNS = 6;
const ROWS = 6;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** Every line of four cells; cell 0 is the lower left one. */
const FOURS = [];
for (let row = 0; row < ROWS; row++) {
  for (let column = 0; column < COLUMNS; column++) {
    for (const [dx, dy] of DIRECTIONS) {
      const line = [0, 1, 2, 3].map((step) => ({ x: column + step * dx, y: row + step * dy }));
      if (line.every(({ x, y }) => x < COLUMNS && y >= 0 && y < ROWS)) {
        FOURS.push(line.map(({ x, y }) => y * COLUMNS + x));
      }
    }
  }
}

const isWon = (cells) =>
  FOURS.some((four) => cells[four[0]] !== null && four.every((i) => cells[i] === cells[four[0]]));

const connectFour = {
  name: 'connect-four',
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      for (let row = 0; row < ROWS; row++) {
        const cell = row * COLUMNS + column;
        if (G.cells[cell] === null) {
          G.cells[cell] = playerID;
          return undefined;
        }
      }
      return INVALID_MOVE;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
    return undefined;
  },
};

const openColumns = (cells) => [0, 1, 2, 3, 4, 5].filter((column) => cells[(ROWS - 1) * COLUMNS + column] === null);

const WAYS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy])).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** The cells that a piece placed on a cell turns over. */
function flips(cells, cell, player) {
  if (cells[cell] !== null) return [];
  const all = [];
  for (const [dx, dy] of WAYS) {
    const line = [];
    let x = (cell % COLUMNS) + dx;
    let y = Math.floor(cell / COLUMNS) + dy;
    const inside = () => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
    while (inside() && cells[y * COLUMNS + x] !== null && cells[y * COLUMNS + x] !== player) {
      line.push(y * COLUMNS + x);
      x += dx;
      y += dy;
    }
    if (inside() && cells[y * COLUMNS + x] === player) all.push(...line);
  }
  return all;
}

const flippingCells = (cells, player) => [...cells.keys()].filter((cell) => flips(cells, cell, player).length > 0);

const reversi = {
  name: 'reversi',
  setup: () => {
    const cells = Array(COLUMNS * ROWS).fill(null);
    cells[15] = cells[20] = '0';
    cells[14] = cells[21] = '1';
    return { cells };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      const turned = flips(G.cells, cell, playerID);
      if (turned.length === 0) return INVALID_MOVE;
      for (const at of [cell, ...turned]) G.cells[at] = playerID;
      return undefined;
    },
    pass: ({ G, playerID }) => (flippingCells(G.cells, playerID).length > 0 ? INVALID_MOVE : undefined),
  },
  endIf: ({ G }) =>
    flippingCells(G.cells, '0').length + flippingCells(G.cells, '1').length === 0 ? { over: true } : undefined,
};

/** A function that plays one random game from start to end; `choices` lists the moves of a state as type and arguments. */
function playouts(game, choices) {
  const reducer = CreateGameReducer({ game });
  const start = InitializeGame({ game });
  return () => {
    let state = start;
    while (state.ctx.gameover === undefined) {
      const { currentPlayer: playerID } = state.ctx;
      const moves = choices(state.G.cells, playerID);
      const [type, ...args] = moves[Math.floor(Math.random() * moves.length)];
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    }
  };
}

export const connectFourPlayout = () =>
  playouts(connectFour, (cells) => openColumns(cells).map((column) => ['drop', column]));

export const reversiPlayout = () =>
  playouts(reversi, (cells, player) => {
    const places = flippingCells(cells, player);
    return places.length > 0 ? places.map((cell) => ['place', cell]) : [['pass']];
  });
