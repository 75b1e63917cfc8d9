/** The table of Buffet Boss in the fake game; the engine of the web is its physics. */
import assert from 'node:assert/strict';
import { CHARACTERS, FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { buffetBoss, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { plateOf } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { Pose, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import { pileOf, settle } from '@griddle/plate/internal/settle.js';
import * as layout from '../src/buffet-boss/layout.js';
import { TABLE_TOP } from '../src/mod/world.js';
import { HANDLERS, OFFER, OFFERS, PLATE_TAG, SEAT_COLOURS } from '../src/names.js';
import { saveOf } from './content.js';
import { FakeTts, SETTLED, type SeenObject } from './fake-tts.js';
import { sessionOf } from './records.js';

export const SAVE = await saveOf('buffet-boss');

/** Units of poses in one of the table. */
const FINE = layout.MM * 100;

/** Where a food goes, across and turned, in 0.01 mm and 0.01 degree. */
interface Aim {
  readonly x: number;
  readonly turn: number;
}

export class BuffetTable extends FakeTts {
  constructor(
    private readonly engine: Box2D,
    save = SAVE,
  ) {
    super(save);
    this.run("FakeTTS.seated = { Red = 'Anna', Blue = 'Ben', Yellow = 'Cleo', Green = 'Dora', Purple = 'Emil' }");
  }

  /** A new game with options as the panel steps to them from the usual ones. */
  begin(...steps: readonly string[]): this {
    // Five are seated, and only a number chosen by hand says otherwise
    for (const step of ['next-players', 'before-players', ...steps]) this.press(HANDLERS.option, `griddle-${step}`);
    this.newGame();
    this.heard();
    return this;
  }

  /** The position at the end of the record, or of what is saved: that has the secrets, too. */
  state(): BuffetBossState {
    const { record, path } = JSON.parse(this.report().state) as { record: string; path: string };
    const session = sessionOf(buffetBoss, record);
    assert.ok(session.goTo(path), path);
    return session.state;
  }

  /** Food of a kind in a place; the uppermost of several. */
  food(food: number, place: string): SeenObject {
    const there = this.report().objects.filter(
      ({ notes, x, y, z }) => notes === FOODS[food]?.id && layout.placeUnder(notes, x, z, y) === place,
    );
    const found = there.sort((a, b) => b.y - a.y)[0];
    assert.ok(found, `no ${FOODS[food]?.id} at ${place}`);
    return found;
  }

  player(state: BuffetBossState): string {
    return SEAT_COLOURS[state.turn] ?? 'Red';
  }

  /** Carries a food over a plate, turned; the pile settles as the engine has it. Gives what the engine told. */
  stack(food: number, from: string, aim: Aim, seat = this.state().turn, player = this.player(this.state())): Settled {
    const before = this.state();
    const { guid } = this.food(food, from);
    this.pickUp(guid, player);
    this.turnHeld(guid, aim.turn);
    this.letGoAt(guid, layout.plateX(seat) + aim.x / FINE, layout.PLATE_Z + 0.4, player, 0);
    const pile = pileOf(before.plates[seat] ?? plateOf(before));
    assert.ok(pile);
    const pose = this.poseOf(seat, guid);
    const settled = settle(this.engine, pile, { kind: 'drop', pose }, food);
    const guids = [...this.guidsOn(before, seat), guid];
    this.bringAll(seat, guids, settled);
    this.run(`FakeTTS.pass(${SETTLED})`);
    return settled;
  }

  /** A food lies flat in the fingers: the game turns it about the upright axis, clockwise from above. */
  private turnHeld(guid: string, turn: number): void {
    const { x, y, z } = this.object(guid);
    this.run(`FakeTTS.bring('${guid}', ${x}, ${y}, ${z}, 0, ${180 - turn / 100}, 0)`);
  }

  object(guid: string): SeenObject {
    const found = this.report().objects.find((object) => object.guid === guid);
    assert.ok(found);
    return found;
  }

  /** Where a standing object is, as the rules tell it. */
  poseOf(seat: number, guid: string): Pose {
    const { x, y, rotation } = this.object(guid);
    const turn = Math.round((90 - rotation[0]) * 100);
    const around = turn > 18_000 ? turn - 36_000 : turn <= -18_000 ? turn + 36_000 : turn;
    return [Math.round((x - layout.plateX(seat)) * FINE), Math.round((y - TABLE_TOP) * FINE), around];
  }

  /** The objects of the pieces on a plate, in their order. */
  guidsOn(state: BuffetBossState, seat: number): string[] {
    const plate = state.plates[seat];
    const free = this.report().objects.filter(({ x, z }) => layout.seatUnder(x, z) === seat);
    return (plate?.pieces ?? []).map((food, i) => {
      const pose = plate?.poses[i + 1] ?? [0, 0, 0];
      const off = (object: SeenObject): number => {
        const [x, y] = this.poseOf(seat, object.guid);
        return Math.abs(x - pose[0]) + Math.abs(y - pose[1]);
      };
      const own = free.filter(({ notes }) => notes === FOODS[food]?.id).sort((a, b) => off(a) - off(b))[0];
      assert.ok(own);
      free.splice(free.indexOf(own), 1);
      return own.guid;
    });
  }

  /** Puts plate and pieces where the engine has them, and what fell flat on the table. */
  bringAll(seat: number, guids: readonly string[], { fell, poses }: Settled): void {
    const plate = this.report().objects.find(
      ({ tags, notes }) => tags.includes(PLATE_TAG) && notes === layout.plateKind(seat),
    );
    assert.ok(plate);
    const stayed = guids.filter((_guid, i) => !fell.includes(i + 1));
    [plate.guid, ...stayed].forEach((guid, i) => this.bring(seat, guid, poses[i] ?? [0, 0, 0]));
    guids.forEach((guid, i) => {
      if (!fell.includes(i + 1)) return;
      const [x, y, z] = layout.floorPoint(seat, i);
      this.run(`FakeTTS.bring('${guid}', ${x}, ${y}, ${z}, 0, 200, 0)`);
    });
  }

  bring(seat: number, guid: string, [x, y, turn]: Pose): void {
    const at = [layout.plateX(seat) + x / FINE, TABLE_TOP + y / FINE, layout.PLATE_Z];
    this.run(`FakeTTS.bring('${guid}', ${at.join(', ')}, ${90 - turn / 100}, 90, 270)`);
  }

  /** Presses the button that makes a move, if there is one. */
  offer(label: string, player = this.player(this.state())): void {
    for (let i = 0; i < OFFERS; i++) {
      if (this.ui(`${OFFER}${i}`, 'active') !== 'true' || this.ui(`${OFFER}${i}`) !== label) continue;
      this.press(HANDLERS.offer, `${OFFER}${i}`, player);
      return;
    }
    assert.fail(`no button ${label}`);
  }

  /** Lays a character before its player. */
  show(card: number, seat: number): void {
    const id = CHARACTERS[card]?.id ?? '';
    const object = this.report().objects.find(({ notes }) => notes === id);
    assert.ok(object);
    const [x, , z] = layout.shownPoint(seat);
    this.pickUp(object.guid, SEAT_COLOURS[seat]);
    this.letGoAt(object.guid, x, z, SEAT_COLOURS[seat]);
  }

  /** The last move of the record, as text. */
  lastMove(): string {
    const tokens = this.record().match(/(~|!set:)?[^\s*]+/g) ?? [];
    return tokens.filter((token) => token.startsWith('~')).at(-1) ?? '';
  }
}

export type { BuffetBossState };
