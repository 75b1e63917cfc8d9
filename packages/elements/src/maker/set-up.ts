/** Sets up a position by hand, on boards written as rows of letters, like chess boards. */

/** The board of a position as rows of one letter a space; `.` is an empty one. */
function rowsOf(board: string): string[][] {
  return board.split('/').map((row) => [...row.replace(/\d+/g, (count) => '.'.repeat(Number(count)))]);
}

/** Writes rows in the notation of a position. */
function boardText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('').replace(/\.+/g, (empty) => empty.length.toString())).join('/');
}

/** The board and the seat to move; the rest of a position follows from them. */
function fieldsOf(position: string): readonly [board: string, turn: string] {
  const [board = '', turn = 's'] = position.split(' ');
  return [board, turn.charAt(0)];
}

/** The position with a piece on a place (`c3`), or with the place empty (`.`). */
export function withPiece(position: string, place: string, piece: string): string {
  const [board, turn] = fieldsOf(position);
  const rows = rowsOf(board);
  const column = place.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = rows[rows.length - Number(place.slice(1))];
  if (row?.[column] === undefined) return position;
  row[column] = piece;
  return `${boardText(rows)} ${turn}`;
}

/** The position with the other side to move. */
export function withOtherTurn(position: string): string {
  const [board, turn] = fieldsOf(position);
  return `${board} ${turn === 's' ? 'b' : 's'}`;
}

/** The same board, empty. */
export function emptied(position: string): string {
  const [board, turn] = fieldsOf(position);
  return `${boardText(rowsOf(board).map((row) => row.map(() => '.')))} ${turn}`;
}
