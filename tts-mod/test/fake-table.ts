/** The Waffle Wars board in the fake game, and hands that play on it. */
import { gridName, gridSpace, gridText, type GridSize } from '@griddle/rules/internal/core/grid.js';
import { SEAT_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import { handPoint, isInHand, spacePoint, spaceUnder } from '../src/grid/layout.js';
import { GRID_SCRIPT } from '../src/grid/menu.js';
import { BOARDS } from '../tools/tables/boards.js';
import { BOARD_TAG, HANDLERS, PIECE_TAG } from '../src/names.js';
import { guid as idOf } from '../tools/save/objects.js';
import type { WorldPoint } from '../src/mod/world.js';
import { FakeTts, SETTLED, type Report, type Save } from './fake-tts.js';

/** A corner of the table where nothing of the game lies. */
const NOWHERE: WorldPoint = [24, 0, 17];

/** The size of the board that lies there: each has an id of its own. */
function sizeOf({ objects }: Report): GridSize {
  const board = objects.find(({ tags }) => tags.includes(BOARD_TAG));
  const size = BOARDS.find((_size, index) => idOf(0, index) === board?.guid);
  if (size === undefined) throw new Error('no board lies on the table');
  return size;
}

export class FakeTable extends FakeTts {
  /** The pieces that lie on a space, or beside the board for an empty name. */
  private piecesOn(name: string, seat: string): string[] {
    const report = this.report();
    const size = sizeOf(report);
    const space = name === '' ? -1 : gridSpace(size, name);
    return report.objects
      .filter(({ notes, x, z }) => notes.startsWith(seat) && spaceUnder(x, z, size) === space)
      .map(({ guid }) => guid);
  }

  /** The size of the board that lies there. */
  get size(): GridSize {
    return sizeOf(this.report());
  }

  /** A piece of a seat (`s` or `b`) on a space, or one of its hand for an empty name. */
  piece(seat: string, space: string): string {
    const name = SEAT_NAMES[seat === 's' ? 0 : 1] ?? '';
    const guid = this.piecesOn(space, name).at(0);
    if (guid === undefined) throw new Error(`no piece of ${name} on ${space === '' ? 'the table' : space}`);
    return guid;
  }

  /** A piece of a seat that is neither on the board nor in hand. */
  aside(seat: string): string {
    const index = seat === 's' ? 0 : 1;
    const report = this.report();
    const size = sizeOf(report);
    const found = report.objects.find(
      ({ notes, x, z }) =>
        notes.startsWith(SEAT_NAMES[index] ?? '') && spaceUnder(x, z, size) < 0 && !isInHand(index, x, z),
    );
    if (found === undefined) throw new Error(`no piece of ${seat} lies aside`);
    return found.guid;
  }

  /** A space on which a piece of a seat lies. */
  occupied(seat: string): string {
    const name = SEAT_NAMES[seat === 's' ? 0 : 1] ?? '';
    const { size } = this;
    const names = Array.from({ length: size.width * size.height }, (_unused, index) => gridName(size, index));
    const space = names.find((other) => this.piecesOn(other, name).length > 0);
    if (space === undefined) throw new Error(`${name} have no piece on the board`);
    return space;
  }

  /** A player lets a piece go, over a space or back over the hand (an empty name); then time passes. */
  letGo(guid: string, over: string, player = 'Red', passes = SETTLED): void {
    const seat =
      this.report()
        .objects.find((object) => object.guid === guid)
        ?.notes.startsWith('s') === true
        ? 0
        : 1;
    const [x, , z] = over === '' ? handPoint(seat, 17) : this.pointOf(over);
    this.letGoAt(guid, x + 0.2, z - 0.2, player, passes);
  }

  /** A player moves a piece of a seat from a space (or the hand) to another (or the hand). */
  carry(seat: string, from: string, to: string, player = seat === 's' ? 'Red' : 'Blue'): void {
    const guid = this.piece(seat, from);
    this.pickUp(guid, player);
    this.letGo(guid, to, player);
  }

  /** Plays a move written as in a record, for the seat whose turn it is, only by moving its piece. */
  play(move: string, seat: string): void {
    const [from = '', to] = move.split('x');
    if (to === undefined) this.carry(seat, '', from);
    else this.carry(seat, from, to);
  }

  /** Moves a piece without the script being told. */
  shove(guid: string, to: string): void {
    const [x, , z] = to === '' ? NOWHERE : this.pointOf(to);
    this.run(`FakeTTS.shove('${guid}', ${x}, ${z})`);
  }

  /** The board as the pieces lie, as in a position; two pieces on a space are written `2`. */
  board(): string {
    const report = this.report();
    const size = sizeOf(report);
    const board = Array.from({ length: size.width * size.height }, () => -1);
    for (const { notes, tags, x, z } of report.objects) {
      const space = tags.includes(PIECE_TAG) ? spaceUnder(x, z, size) : -1;
      if (space >= 0) board[space] = board[space] === -1 ? 'sb'.indexOf(notes.charAt(0)) : 2;
    }
    return gridText(size, board, 'sb2');
  }

  private pointOf(space: string): WorldPoint {
    const { size } = this;
    return spacePoint(gridSpace(size, space), 0, size);
  }

  /** How many pieces of a seat lie beside the board where the point fulfils a condition. */
  beside(seat: string, where: (x: number, z: number) => boolean): number {
    const report = this.report();
    const size = sizeOf(report);
    const beside = report.objects.filter(({ tags, x, z }) => tags.includes(PIECE_TAG) && spaceUnder(x, z, size) < 0);
    return beside.filter(({ notes, x, z }) => notes.startsWith(seat) && where(x, z)).length;
  }
}

/** A save in which a game on a grid is played, from its script's saved state. */
export function gridSave(save: Save, state: { readonly game: string }): Save {
  const ObjectStates = save.ObjectStates.map((object) =>
    object.GUID === GRID_SCRIPT.guid ? { ...object, LuaScriptState: JSON.stringify(state) } : object,
  );
  return { ...save, ObjectStates, LuaScriptState: JSON.stringify({ game: state.game }) };
}

/** A table whose session starts from a position, with the pieces in their places. */
export function tableAt(save: Save, position: string, checking: string): FakeTable {
  const record = `[Game "Waffle Wars"]\n[Position "${position}"]\n`;
  const state = { record, path: '', checking, marks: true, options: '' };
  const table = new FakeTable({ ...save, LuaScriptState: JSON.stringify(state) });
  table.press(HANDLERS.repair);
  return table;
}
