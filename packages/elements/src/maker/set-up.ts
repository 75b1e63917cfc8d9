/** Setting up a position by hand: boards that are written in rows of letters, as chess boards are. */

/** The board of a position as rows of one letter a space; `.` is an empty one. */
function rowsOf(board: string): string[][] {
  return board.split('/').map((row) => [...row.replace(/\d+/g, (count) => '.'.repeat(Number(count)))]);
}

/** The rows as a position has them. */
function boardText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('').replace(/\.+/g, (empty) => empty.length.toString())).join('/');
}

/** The board and who is to move; the rest of a position follows from them. */
function fieldsOf(position: string): readonly [board: string, turn: string] {
  const [board = '', turn = 's'] = position.split(' ');
  return [board, turn.charAt(0)];
}

/** A position with another piece on a place (`c3`), or with none (`.`). */
export function withPiece(position: string, place: string, piece: string): string {
  const [board, turn] = fieldsOf(position);
  const rows = rowsOf(board);
  const column = place.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = rows[rows.length - Number(place.slice(1))];
  if (row?.[column] === undefined) return position;
  row[column] = piece;
  return `${boardText(rows)} ${turn}`;
}

/** A position with the other side to move. */
export function withOtherTurn(position: string): string {
  const [board, turn] = fieldsOf(position);
  return `${board} ${turn === 's' ? 'b' : 's'}`;
}

/** The same board with nothing on it. */
export function emptied(position: string): string {
  const [board, turn] = fieldsOf(position);
  return `${boardText(rowsOf(board).map((row) => row.map(() => '.')))} ${turn}`;
}
