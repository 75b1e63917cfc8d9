/** How a position is set up by hand, piece by piece. Each game's `set-up.ts` exports one `SetUp`. */
import type { BaseState, Game, Place, Values } from './contract.js';
import { initialOptions } from './options.js';
import { fieldsOf } from './text.js';

/** A kind of piece. */
export interface SetUpPiece {
  readonly code: string;
  /** The message key of its name. */
  readonly name: string;
  readonly values: Values;
}

/** The ways to change a position by hand. Positions are texts, and may be impossible: `parsePosition` says why. */
export interface SetUp {
  readonly pieces: readonly SetUpPiece[];
  /** The position with a piece on a place; an empty code takes away what is there. The same if the piece cannot go there. */
  put(position: string, place: Place, code: string): string;
  /** The position without pieces. */
  empty(position: string): string;
  /** The position with the next seat to move. */
  pass(position: string): string;
}

/** The changes to a position of one game, as states. */
export interface StateSetUp<S extends BaseState> {
  readonly pieces: readonly SetUpPiece[];
  put(state: S, place: Place, code: string): S;
  empty(state: S): S;
  pass(state: S): S;
}

/** Makes the changes on texts: each is read and written by the game. A text that cannot be read stays as it is. */
export function setUpOf<S extends BaseState, M>(game: Game<S, M>, changes: StateSetUp<S>): SetUp {
  const changed = (position: string, change: (state: S) => S): string => {
    const read = game.parsePosition(position, initialOptions(game.options));
    return read.ok ? game.positionText(change(read.value)) : position;
  };
  return {
    pieces: changes.pieces,
    put: (position, place, code) => changed(position, (state) => changes.put(state, place, code)),
    empty: (position) => changed(position, (state) => changes.empty(state)),
    pass: (position) => changed(position, (state) => changes.pass(state)),
  };
}

// Positions whose first field is a board of letters and whose second is the side to move.

const DIGITS = '123456789';
const SIDES = 'sb';

/** The ranks of a board, the highest first, with a `.` for each empty space. */
function ranksOf(board: string): string[] {
  return board.split('/').map((rank) => {
    let text = '';
    for (let i = 0; i < rank.length; i++) {
      const run = DIGITS.indexOf(rank.charAt(i)) + 1;
      if (run === 0) text += rank.charAt(i);
      for (let n = 0; n < run; n++) text += '.';
    }
    return text;
  });
}

function boardText(ranks: readonly string[]): string {
  return ranks
    .map((rank) => {
      let text = '';
      let empty = 0;
      for (let i = 0; i <= rank.length; i++) {
        const letter = rank.charAt(i);
        if (letter === '.') empty++;
        else {
          text += (empty > 0 ? empty.toString() : '') + letter;
          empty = 0;
        }
      }
      return text;
    })
    .join('/');
}

/** The board, and the letter of the side to move; the rest of a position follows from them. */
function boardAndSide(position: string): readonly [board: string, side: string] {
  const fields = fieldsOf(position);
  const side = (fields[1]?.text ?? '').charAt(0);
  return [fields[0]?.text ?? '', side === '' || SIDES.indexOf(side) < 0 ? 's' : side];
}

/** The setting up of a grid of squares. `letters`: of its pieces; their names are the messages `piece.set-up.LETTER`. */
export function gridSetUp(letters: string): SetUp {
  const pieces: SetUpPiece[] = [];
  for (let i = 0; i < letters.length; i++)
    pieces.push({ code: letters.charAt(i), name: 'piece.set-up.' + letters.charAt(i), values: {} });
  return {
    pieces,
    put: (position, place, code) => {
      const [board, side] = boardAndSide(position);
      const ranks = ranksOf(board);
      const x = 'abcdefghi'.indexOf(place.charAt(0));
      const at = ranks.length - 1 - DIGITS.indexOf(place.charAt(1));
      const rank = ranks[at];
      if (place.length !== 2 || rank === undefined || x < 0 || x >= rank.length) return position;
      ranks[at] = rank.substring(0, x) + (code === '' ? '.' : code) + rank.substring(x + 1);
      return boardText(ranks) + ' ' + side;
    },
    empty: (position) => {
      const [board, side] = boardAndSide(position);
      const bare = ranksOf(board).map((rank) => rank.length.toString());
      return bare.join('/') + ' ' + side;
    },
    pass: (position) => {
      const [board, side] = boardAndSide(position);
      return board + ' ' + (side === 's' ? 'b' : 's');
    },
  };
}
