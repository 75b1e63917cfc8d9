/** The part of the engine's interface that we use. The engine's objects live in its own memory until `delete`. */

/** An object in the engine's memory. */
export interface Held {
  delete(): void;
}

/** A point or a direction in units of 10 mm, y up. */
export interface Vector extends Held {
  x: number;
  y: number;
}

/** A rotation as cosine and sine. */
export interface Spin extends Held {
  c: number;
  s: number;
}

/** The id of a world. Ids are plain numbers, which need no `delete`. */
export interface WorldId {
  readonly index1: number;
  readonly generation: number;
}

/** The id of a body in a world. */
export interface BodyId extends WorldId {
  readonly world0: number;
}

/** The definition of a world; `restitutionThreshold` in units per second. */
export interface WorldDef extends Held {
  gravity: Vector;
  restitutionThreshold: number;
}

/** The definition of a body; damping is per second. */
export interface BodyDef extends Held {
  type: unknown;
  position: Vector;
  rotation: Spin;
  linearDamping: number;
  angularDamping: number;
}

/** The definition of a shape of a body; density is per square unit. */
export interface ShapeDef extends Held {
  density: number;
  readonly material: { friction: number; restitution: number; rollingResistance: number };
}

/** The engine. */
export interface Box2D {
  readonly b2Vec2: new (x: number, y: number) => Vector;
  readonly b2Rot: new () => Spin;
  readonly b2BodyType: { readonly b2_staticBody: unknown; readonly b2_dynamicBody: unknown };
  b2DefaultWorldDef(): WorldDef;
  b2CreateWorld(def: WorldDef): WorldId;
  b2DestroyWorld(world: WorldId): void;
  b2World_SetContactTuning(world: WorldId, hertz: number, damping: number, speed: number): void;
  b2World_Step(world: WorldId, seconds: number, substeps: number): void;
  b2DefaultBodyDef(): BodyDef;
  b2CreateBody(world: WorldId, def: BodyDef): BodyId;
  b2DestroyBody(body: BodyId): void;
  b2Body_GetPosition(body: BodyId): Vector;
  b2Body_GetRotation(body: BodyId): Spin;
  b2Body_GetLinearVelocity(body: BodyId): Vector;
  b2Body_GetAngularVelocity(body: BodyId): number;
  b2Body_GetWorldCenterOfMass(body: BodyId): Vector;
  b2Body_GetMass(body: BodyId): number;
  b2Body_GetRotationalInertia(body: BodyId): number;
  b2Body_SetLinearDamping(body: BodyId, damping: number): void;
  b2Body_SetAngularDamping(body: BodyId, damping: number): void;
  b2Body_SetSleepThreshold(body: BodyId, speed: number): void;
  b2Body_SetAwake(body: BodyId, awake: boolean): void;
  b2Body_SetBullet(body: BodyId, bullet: boolean): void;
  b2Body_IsAwake(body: BodyId): boolean;
  b2Body_ApplyLinearImpulseToCenter(body: BodyId, impulse: Vector, wake: boolean): void;
  b2DefaultShapeDef(): ShapeDef;
  b2ComputeHull(points: readonly Vector[]): Held & { readonly count: number };
  b2MakePolygon(hull: Held, radius: number): Held;
  b2CreatePolygonShape(body: BodyId, def: ShapeDef, polygon: Held): unknown;
}
