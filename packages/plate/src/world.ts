/** A pile in the engine: built from poses, simulated step by step, read back as poses. */
import type { Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Action } from './action.js';
import { DIRECTIONS } from './action.js';
import { foodBody, PLATE_BODY, type Body } from './bodies.js';
import type { BodyId, Box2D, ShapeDef, WorldId } from './box2d.js';
import {
  CALMING,
  CONTACT_DAMPING,
  CONTACT_HERTZ,
  CONTACT_SPEED,
  FALLEN,
  FAST,
  FOOD_DAMPING,
  FOOD_DENSITY,
  FRICTION,
  GRAVITY,
  PLATE_DAMPING,
  PLATE_DENSITY,
  PUSH,
  RESTITUTION,
  ROLLING,
  STEPS,
  SUBSTEPS,
  TABLE_HALF,
  UNIT,
} from './feel.js';
import { type Pile } from './measure.js';
import { rotationOf, turnOf, type Rotation } from './numbers.js';

/** The position (mm) and rotation of a moving body. */
export interface Moving extends Rotation {
  readonly x: number;
  readonly y: number;
}

interface Piece {
  readonly body: Body;
  /** Undefined once the piece has fallen and been removed. */
  id: BodyId | undefined;
  last: Moving;
  /** Whether the engine uses continuous collision for it. */
  isFast: boolean;
}

/** Seconds too short for anything to move; the engine skips steps of zero. */
const NO_TIME = 1e-9;

/** A simulation. Call `free` when done: the engine's memory is not collected. */
export class PileWorld {
  private readonly world: WorldId;
  /** The plate first. */
  private readonly pieces: Piece[] = [];
  /** The number of steps simulated. */
  steps = 0;

  /** Starts from a pile at rest and an action on it: a dropped food is the last piece. */
  constructor(
    private readonly engine: Box2D,
    { foods, poses }: Pile,
    action?: Action,
    food = -1,
  ) {
    const def = engine.b2DefaultWorldDef();
    const gravity = new engine.b2Vec2(0, -GRAVITY);
    def.gravity = gravity;
    this.world = engine.b2CreateWorld(def);
    gravity.delete();
    def.delete();
    engine.b2World_SetContactTuning(this.world, CONTACT_HERTZ, CONTACT_DAMPING, CONTACT_SPEED);
    this.addTable();
    poses.forEach((pose, i) => this.add(i === 0 ? PLATE_BODY : foodBody(foods[i - 1] ?? 0), pose, i === 0));
    this.rest();
    if (action?.kind === 'drop') this.add(foodBody(food), action.pose, false);
    else if (action) this.push(action.body, action.direction, action.strength);
  }

  /**
   * Puts every body to sleep: a pile at rest does not move until touched. Because the engine finds contacts during a step, this
   * first makes a step of no time: bodies asleep from the start would wake without their contacts, and fall through their
   * support for a whole step.
   */
  private rest(): void {
    this.engine.b2World_Step(this.world, NO_TIME, 1);
    for (const { id } of this.pieces) if (id !== undefined) this.engine.b2Body_SetAwake(id, false);
  }

  private addTable(): void {
    const { engine } = this;
    const def = engine.b2DefaultBodyDef();
    const body = engine.b2CreateBody(this.world, def);
    def.delete();
    const half = TABLE_HALF + 200;
    this.addShape(body, [[-half, -100], [half, -100], [half, 0], [-half, 0]], 0); // prettier-ignore
  }

  private add(body: Body, pose: Pose, isPlate: boolean): void {
    const { engine } = this;
    const { sin, cos } = rotationOf(pose[2]);
    const def = engine.b2DefaultBodyDef();
    const position = new engine.b2Vec2(pose[0] / 100 / UNIT, pose[1] / 100 / UNIT);
    const spin = new engine.b2Rot();
    spin.c = cos;
    spin.s = sin;
    def.type = engine.b2BodyType.b2_dynamicBody;
    def.position = position;
    def.rotation = spin;
    def.angularDamping = isPlate ? PLATE_DAMPING : FOOD_DAMPING;
    def.linearDamping = isPlate ? PLATE_DAMPING : 0;
    const id = engine.b2CreateBody(this.world, def);
    for (const piece of body.pieces) this.addShape(id, piece, isPlate ? PLATE_DENSITY : FOOD_DENSITY);
    for (const held of [position, spin, def]) held.delete();
    this.pieces.push({ body, id, last: { x: pose[0] / 100, y: pose[1] / 100, sin, cos }, isFast: false });
  }

  private addShape(body: BodyId, corners: readonly (readonly [number, number])[], density: number): void {
    const { engine } = this;
    const points = corners.map(([x, y]) => new engine.b2Vec2(x / UNIT, y / UNIT));
    const hull = engine.b2ComputeHull(points);
    // A sliver too thin for the engine is left out
    if (hull.count >= 3) {
      const def: ShapeDef = engine.b2DefaultShapeDef();
      def.density = density;
      def.material.friction = FRICTION;
      def.material.restitution = RESTITUTION;
      def.material.rollingResistance = ROLLING;
      const polygon = engine.b2MakePolygon(hull, 0);
      engine.b2CreatePolygonShape(body, def, polygon);
      polygon.delete();
      def.delete();
    }
    for (const held of [...points, hull]) held.delete();
  }

  private push(body: number, direction: number, strength: number): void {
    const { engine } = this;
    const id = this.pieces[body]?.id;
    const [x, y] = DIRECTIONS[direction] ?? [0, 0];
    if (id === undefined) return;
    const size = engine.b2Body_GetMass(id) * PUSH * strength;
    const impulse = new engine.b2Vec2(x * size, y * size);
    engine.b2Body_ApplyLinearImpulseToCenter(id, impulse, true);
    impulse.delete();
  }

  /** Simulates a sixtieth of a second. */
  step(): void {
    const late = this.steps - CALMING.from;
    if (late >= 0 && late % CALMING.every === 0) this.calm(1 + late / CALMING.every);
    this.engine.b2World_Step(this.world, 1 / STEPS, SUBSTEPS);
    this.steps++;
    this.pieces.forEach((piece, i) => {
      if (piece.id === undefined) return;
      const before = piece.last;
      piece.last = this.read(piece.id);
      if (i === 0) return;
      this.watch(piece, before);
      if (hasFallen(piece)) this.remove(piece);
    });
  }

  /**
   * Turns continuous collision on while a piece is fast, since it could pass the plate between two steps. Only then: a piece
   * stopped that way keeps its full speed, so a slow one that rolls from edge to edge would hang in the air and gain energy.
   */
  private watch(piece: Piece, { x, y }: Moving): void {
    const [dx, dy] = [piece.last.x - x, piece.last.y - y];
    const isFast = dx * dx + dy * dy > FAST * FAST;
    if (isFast === piece.isFast || piece.id === undefined) return;
    piece.isFast = isFast;
    this.engine.b2Body_SetBullet(piece.id, isFast);
  }

  /** Calms a moving pile: raises the damping, and the speed that counts as rest. */
  private calm(times: number): void {
    const { engine } = this;
    this.pieces.forEach(({ id }, i) => {
      if (id === undefined) return;
      const more = times * CALMING.damping;
      engine.b2Body_SetLinearDamping(id, (i === 0 ? PLATE_DAMPING : 0) + more);
      engine.b2Body_SetAngularDamping(id, (i === 0 ? PLATE_DAMPING : FOOD_DAMPING) + more);
      engine.b2Body_SetSleepThreshold(id, times * CALMING.speed);
    });
  }

  private read(id: BodyId): Moving {
    const position = this.engine.b2Body_GetPosition(id);
    const spin = this.engine.b2Body_GetRotation(id);
    const moving = { x: position.x * UNIT, y: position.y * UNIT, sin: spin.s, cos: spin.c };
    position.delete();
    spin.delete();
    return moving;
  }

  private remove(piece: Piece): void {
    if (piece.id === undefined) return;
    this.engine.b2DestroyBody(piece.id);
    piece.id = undefined;
  }

  /** The positions of plate and pieces; for a fallen piece, where it hit the table. */
  moving(): readonly Moving[] {
    return this.pieces.map(({ last }) => last);
  }

  /** The numbers of the fallen pieces, from 1. */
  fell(): readonly number[] {
    return this.pieces.flatMap(({ id }, i) => (id === undefined ? [i] : []));
  }

  /** Whether everything is at rest. */
  isResting(): boolean {
    return this.pieces.every(({ id }) => id === undefined || !this.engine.b2Body_IsAwake(id));
  }

  /** The kinetic and potential energy of all bodies, in the engine's units. */
  energy(): number {
    const { engine } = this;
    return this.pieces.reduce((sum, { id }) => {
      if (id === undefined) return sum;
      const velocity = engine.b2Body_GetLinearVelocity(id);
      const middle = engine.b2Body_GetWorldCenterOfMass(id);
      const motion = (velocity.x * velocity.x + velocity.y * velocity.y) / 2 + GRAVITY * middle.y;
      for (const held of [velocity, middle]) held.delete();
      const turning = engine.b2Body_GetAngularVelocity(id);
      const inertia = engine.b2Body_GetRotationalInertia(id);
      return sum + engine.b2Body_GetMass(id) * motion + (inertia * turning * turning) / 2;
    }, 0);
  }

  /** The poses of the plate and of the pieces that have not fallen, rounded to 0.01 mm and 0.01 degree. */
  poses(): readonly Pose[] {
    return this.pieces.flatMap(({ id, last }) => (id === undefined ? [] : [poseOf(last)]));
  }

  /** Frees the engine's memory and ends the simulation. */
  free(): void {
    for (const piece of this.pieces) this.remove(piece);
    this.engine.b2DestroyWorld(this.world);
  }
}

function poseOf({ x, y, sin, cos }: Moving): Pose {
  // Adding zero turns -0 into 0
  return [Math.round(x * 100) + 0, Math.round(y * 100) + 0, turnOf({ sin, cos }) + 0];
}

/** Whether a piece touches the table or is beyond its edge. */
function hasFallen({ body, last: { x, y, sin, cos } }: Piece): boolean {
  if (Math.abs(x) > TABLE_HALF) return true;
  if (y > body.reach + FALLEN) return false;
  return body.outline.some(([u, v]) => y + u * sin + v * cos < FALLEN);
}
