/** The Waffle Wars board in the fake game, and hands that play on it. */
import { SEAT_NAMES, SPACE_NAMES } from '@griddle/rules/waffle-wars/components.js';
import { handPoint, isInHand, spacePoint, spaceUnder } from '../src/waffle-wars/layout.js';
import { HANDLERS, PIECE_TAG } from '../src/names.js';
import { FakeTts, SETTLED, type Save } from './fake-tts.js';

/** Where nothing of the game lies. */
const NOWHERE = { x: 30, z: 30 };

export class FakeTable extends FakeTts {
  /** The pieces that lie on a space, or beside the board for -1. */
  private piecesOn(space: number, seat: string): string[] {
    return this.report()
      .objects.filter(({ notes, x, z }) => notes.startsWith(seat) && spaceUnder(x, z) === space)
      .map(({ guid }) => guid);
  }

  /** A piece of a seat (`s` or `b`) on a space, or one of its hand for an empty name. */
  piece(seat: string, space: string): string {
    const name = SEAT_NAMES[seat === 's' ? 0 : 1] ?? '';
    const guid = this.piecesOn(SPACE_NAMES.indexOf(space), name).at(0);
    if (guid === undefined) throw new Error(`no piece of ${name} on ${space === '' ? 'the table' : space}`);
    return guid;
  }

  /** A piece of a seat that is neither on the board nor in hand. */
  aside(seat: string): string {
    const index = seat === 's' ? 0 : 1;
    const found = this.report().objects.find(
      ({ notes, x, z }) => notes.startsWith(SEAT_NAMES[index] ?? '') && spaceUnder(x, z) < 0 && !isInHand(index, x, z),
    );
    if (found === undefined) throw new Error(`no piece of ${seat} lies aside`);
    return found.guid;
  }

  /** A space on which a piece of a seat lies. */
  occupied(seat: string): string {
    const name = SEAT_NAMES[seat === 's' ? 0 : 1] ?? '';
    const space = SPACE_NAMES.find((_name, index) => this.piecesOn(index, name).length > 0);
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
    const [x, , z] = over === '' ? handPoint(seat, 17) : spacePoint(SPACE_NAMES.indexOf(over), 0);
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
    const { x, z } = to === '' ? NOWHERE : pointOf(to);
    this.run(`FakeTTS.shove('${guid}', ${x}, ${z})`);
  }

  /** The board as the pieces lie, as in a position; two pieces on a space are written `2`. */
  board(): string {
    const spaces = SPACE_NAMES.map(() => '.');
    for (const { notes, tags, x, z } of this.report().objects) {
      const space = tags.includes(PIECE_TAG) ? spaceUnder(x, z) : -1;
      if (space >= 0) spaces[space] = spaces[space] === '.' ? notes.charAt(0) : '2';
    }
    const ranks = [5, 4, 3, 2, 1, 0].map((rank) => spaces.slice(rank * 6, rank * 6 + 6).join(''));
    return ranks.map((rank) => rank.replace(/\.+/g, (run) => String(run.length))).join('/');
  }

  /** How many pieces of a seat lie beside the board where the point fulfils a condition. */
  beside(seat: string, where: (x: number, z: number) => boolean): number {
    const { objects } = this.report();
    const beside = objects.filter(({ tags, x, z }) => tags.includes(PIECE_TAG) && spaceUnder(x, z) < 0);
    return beside.filter(({ notes, x, z }) => notes.startsWith(seat) && where(x, z)).length;
  }
}

function pointOf(space: string): { x: number; z: number } {
  const [x, , z] = spacePoint(SPACE_NAMES.indexOf(space), 0);
  return { x, z };
}

/** A table whose session starts from a position, with the pieces in their places. */
export function tableAt(save: Save, position: string, checking: string): FakeTable {
  const record = `[Game "Waffle Wars"]\n[Position "${position}"]\n`;
  const state = { record, path: '', checking, marks: true, options: '' };
  const table = new FakeTable({ ...save, LuaScriptState: JSON.stringify(state) });
  table.press(HANDLERS.repair);
  return table;
}
