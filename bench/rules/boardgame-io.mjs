// Connect-4 on a 6x6 board as one writes it for boardgame.io 0.50, and random games through its own reducer, which is
// how its bots step through positions.
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

/** A function that plays one random game from start to end. */
export function connectFourPlayout() {
  const reducer = CreateGameReducer({ game: connectFour });
  const start = InitializeGame({ game: connectFour });
  return () => {
    let state = start;
    while (state.ctx.gameover === undefined) {
      const columns = openColumns(state.G.cells);
      const column = columns[Math.floor(Math.random() * columns.length)];
      const payload = { type: 'drop', args: [column], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
  };
}
