/**
 * Games with modes by the reference implementation: moves are found by trying every token there could be.
 */
import {
  ALL,
  away,
  conditionsOf,
  hasCondition,
  rankOf,
  type Side,
  STEPS,
  ownerOf,
  type Pieces,
  quadrantOf,
  QUADRANTS,
  shapesOf,
} from './reference-board.js';
import { other } from './reference-game.js';

// The second reading (see reference-board.ts and reference-game.ts) of special modes, power-ups and doubles, WW-40 to WW-43, WW-50,
// WW-51 and WW-60: what a token of the notation does.

const SHAPES = Object.fromEntries(Object.keys(QUADRANTS).map((quadrant) => [quadrant, shapesOf(quadrant)]));

export interface ReferenceModes {
  readonly hand: number;
  readonly equity: 'on' | 'off';
  readonly reply: 'placement' | 'any';
  readonly double: readonly Side[];
  readonly self: readonly Side[];
  readonly slide: readonly Side[];
  readonly arcade: boolean;
  readonly doubles: boolean;
}

/** Players are `s`, `b` in a duel and `s1`, `b1`, `s2`, `b2` in doubles. */
export interface Twin {
  readonly options: ReferenceModes;
  readonly pieces: Pieces;
  readonly order: readonly string[];
  readonly hands: Readonly<Record<string, number>>;
  readonly powers: Readonly<Record<string, number>>;
  readonly guards: Readonly<Record<string, string>>;
  readonly player: string;
  readonly phase: 'first' | '-' | 'reply' | 'war';
  /** Every position since the start, with what cannot be undone. */
  readonly past: readonly string[];
  readonly won?: { readonly side: Side; readonly by: string };
  readonly drawn?: boolean;
}

export const sideOf = (player: string): Side => player.charAt(0) as Side;

/** What a token does, if that is within the rules of ordinary play; undefined if it is not. */
interface Done {
  readonly pieces: Pieces;
  readonly hands: Readonly<Record<string, number>>;
  readonly guards: Readonly<Record<string, string>>;
  readonly powers: Readonly<Record<string, number>>;
  readonly placed: boolean;
}

const adjacent = (a: string, b: string): boolean => STEPS.some(([files, ranks]) => away(a, files, ranks) === b);

/** The piece goes with what protects it. */
function carried(guards: Twin['guards'], from: string, to: string | undefined): Record<string, string> {
  const entries = Object.entries(guards).flatMap(([player, space]) =>
    space !== from ? [[player, space]] : to === undefined ? [] : [[player, to]],
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

function without(pieces: Pieces, ...spaces: readonly (string | undefined)[]): Record<string, Side> {
  return Object.fromEntries(Object.entries(pieces).filter(([space]) => !spaces.includes(space)));
}

function mayPlace(twin: Twin, player: string, space: string): boolean {
  const side = sideOf(player);
  const owner = ownerOf(twin.pieces, quadrantOf(space));
  const corner = twin.phase === 'first' && side === 's' && ['a1', 'f1', 'a6', 'f6'].includes(space);
  return !twin.pieces[space] && (twin.hands[player] ?? 0) > 0 && !corner && (owner === 'nobody' || owner === side);
}

/** One jump: over an opposing piece that nothing protects, or over an own one where that is allowed. */
function hop(twin: Done, player: string, from: string, to: string, overOwn: boolean): Done | undefined {
  const side = sideOf(player);
  if (twin.pieces[from] !== side || twin.pieces[to]) return undefined;
  const step = STEPS.find(([files, ranks]) => away(from, 2 * files, 2 * ranks) === to);
  const over = step && away(from, step[0], step[1]);
  if (!over) return undefined;
  const jumped = twin.pieces[over];
  if (!jumped || (jumped === side && !overOwn)) return undefined;
  const held = Object.entries(twin.guards).some(([owner, space]) => space === over && sideOf(owner) !== side);
  if (jumped !== side && held) return undefined;
  const hands = jumped === side ? { ...twin.hands, [player]: (twin.hands[player] ?? 0) + 1 } : twin.hands;
  const guards = carried(carried(twin.guards, over, undefined), from, to);
  return { ...twin, pieces: { ...without(twin.pieces, from, over), [to]: side }, hands, guards };
}

export function chain(twin: Done, player: string, path: readonly string[], overOwn: boolean): Done | undefined {
  let now: Done | undefined = twin;
  for (let i = 1; i < path.length && now; i++) now = hop(now, player, path[i - 1] ?? '', path[i] ?? '', overOwn);
  return now;
}

/** WW-42: every slide there is from a space, by walking along both banks of each divider it touches. */
function slides(pieces: Pieces, from: string): string[] {
  const ends: string[] = [];
  const dividers: (readonly [string, string, readonly [number, number]])[] = [
    ['cd', from.charAt(0), [0, 1]],
    ['34', from.charAt(1), [1, 0]],
  ];
  for (const [banks, mine, [files, ranks]] of dividers) {
    if (!banks.includes(mine)) continue;
    const across = from.replace(mine, banks.replace(mine, ''));
    for (const way of [1, -1]) {
      for (const beside of [from, across]) {
        if (beside === across && pieces[across]) continue;
        let last: string | undefined;
        for (let k = 1; ; k++) {
          const next = away(beside, way * k * files, way * k * ranks);
          if (!next || pieces[next]) break;
          last = next;
        }
        if (last) ends.push(last);
      }
    }
  }
  return [...new Set(ends)];
}

function moved(twin: Done, from: string, to: string): Done {
  const piece = twin.pieces[from] ?? 's';
  return { ...twin, pieces: { ...without(twin.pieces, from), [to]: piece }, guards: carried(twin.guards, from, to) };
}

function placed(twin: Done, player: string, ...spaces: readonly string[]): Done {
  const pieces: Record<string, Side> = { ...twin.pieces };
  for (const space of spaces) pieces[space] = sideOf(player);
  const hands = { ...twin.hands, [player]: (twin.hands[player] ?? 0) - spaces.length };
  return { ...twin, pieces, hands, placed: true };
}

/** What tokens of power-ups say: the same ones are tried at every position. */
const powerUps = new Map<string, { readonly power: string; readonly spaces: readonly string[] }>();

/** The name of a power-up and the spaces that its token names. */
function powerUpOf(token: string): { readonly power: string; readonly spaces: readonly string[] } {
  let said = powerUps.get(token);
  if (said === undefined) {
    const [power = '', spaces = ''] = token.slice(1).split(':');
    powerUps.set(token, (said = { power, spaces: spaces.split(/[x>,]/) }));
  }
  return said;
}

/** What a token comes to in ordinary play. */
export function done(twin: Twin, player: string, token: string): Done | undefined {
  const side = sideOf(player);
  const { double, self, slide } = twin.options;
  // Only an own piece jumps or slides
  if (token.length > 2 && !token.startsWith('@') && twin.pieces[token.slice(0, 2)] !== side) return undefined;
  const now: Done = { ...twin, placed: false };
  if (token.startsWith('@')) {
    if ((twin.powers[player] ?? 0) === 0) return undefined;
    const { power, spaces } = powerUpOf(token);
    const spent = spend(twin, now, player, power, spaces);
    return spent && { ...spent, powers: { ...twin.powers, [player]: (twin.powers[player] ?? 0) - 1 } };
  }
  if (token.includes('x')) {
    const path = token.split('x');
    return path.length > 2 && !double.includes(side) ? undefined : chain(now, player, path, self.includes(side));
  }
  const [from = '', to] = token.split('>');
  if (to === undefined) return mayPlace(twin, player, from) ? placed(now, player, from) : undefined;
  const may = slide.includes(side) && twin.pieces[from] === side && slides(twin.pieces, from).includes(to);
  return may ? moved(now, from, to) : undefined;
}

/** WW-51, power-up by power-up. */
function spend(twin: Twin, now: Done, player: string, power: string, spaces: readonly string[]): Done | undefined {
  const [first = '', second = ''] = spaces;
  const { pieces, options } = twin;
  const side = sideOf(player);
  const own = (space: string) => pieces[space] === side;
  switch (power) {
    case 'double-hop':
      return options.double.includes(side) ? undefined : chain(now, player, spaces, options.self.includes(side));
    case 'take-back': {
      const after = options.self.includes(side) ? undefined : hop(now, player, first, second, true);
      return after?.hands === twin.hands ? undefined : after;
    }
    case 'river-slide':
      if (options.slide.includes(side) || !own(first)) return undefined;
      return slides(pieces, first).includes(second) ? moved(now, first, second) : undefined;
    case 'gate-crash': {
      const corner = twin.phase === 'first' && side === 's' && ['a1', 'f1', 'a6', 'f6'].includes(first);
      const theirs = ownerOf(pieces, quadrantOf(first)) === other(side);
      return theirs && !pieces[first] && (twin.hands[player] ?? 0) > 0 && !corner
        ? placed(now, player, first)
        : undefined;
    }
    case 'long-hop': {
      if (!own(first) || pieces[second]) return undefined;
      const step = STEPS.find(([files, ranks]) => away(first, 3 * files, 3 * ranks) === second);
      const over = step && away(first, step[0], step[1]);
      const gap = step && away(first, 2 * step[0], 2 * step[1]);
      if (!over || !gap || pieces[gap] || pieces[over] !== other(side)) return undefined;
      if (Object.entries(twin.guards).some(([owner, space]) => space === over && sideOf(owner) !== side))
        return undefined;
      return moved(
        { ...now, pieces: without(pieces, over), guards: carried(twin.guards, over, undefined) },
        first,
        second,
      );
    }
    case 'sidestep':
      return own(first) && adjacent(first, second) && !pieces[second] ? moved(now, first, second) : undefined;
    case 'swap': {
      const [a, b] = [pieces[first], pieces[second]];
      if (!a || !b || a === b || !adjacent(first, second)) return undefined;
      const guards = Object.fromEntries(
        Object.entries(twin.guards).map(([owner, space]) => [
          owner,
          space === first ? second : space === second ? first : space,
        ]),
      );
      return { ...now, pieces: { ...pieces, [first]: b, [second]: a }, guards };
    }
    case 'toothpick':
      return own(first) ? { ...now, guards: { ...twin.guards, [player]: first } } : undefined;
    case 'second-helping': {
      const may = spaces.every((space) => mayPlace(twin, player, space)) && (twin.hands[player] ?? 0) > 1;
      if (!may || quadrantOf(first) === quadrantOf(second)) return undefined;
      const after = placed(now, player, first, second);
      const key = ({ by, spaces: line }: { by: string; spaces: readonly string[] }) =>
        by === 'three-quadrants' ? by : by + [...line].sort().join();
      const known = conditionsOf(pieces, side).map(key);
      return conditionsOf(after.pieces, side).every((condition) => known.includes(key(condition))) ? after : undefined;
    }
    default: {
      if (pieces[first] !== other(side) || !ALL.some((space) => own(space) && adjacent(space, first))) return undefined;
      const shapes = (SHAPES[quadrantOf(first)] ?? []).filter((shape) =>
        shape.every((space) => pieces[space] === other(side)),
      );
      if (shapes.some((shape) => shape.includes(first))) return undefined;
      const owner = twin.order[(twin.order.indexOf(player) + 1) % twin.order.length] ?? '';
      const hands = { ...twin.hands, [owner]: (twin.hands[owner] ?? 0) + 1 };
      return { ...now, pieces: without(pieces, first), hands, guards: carried(twin.guards, first, undefined) };
    }
  }
}

export function start(options: ReferenceModes): Twin {
  const order = options.doubles ? ['s1', 'b1', 's2', 'b2'] : ['s', 'b'];
  const share = (player: string): number => {
    if (!options.doubles) return options.hand;
    return player.endsWith('1') ? Math.ceil(options.hand / 2) : Math.floor(options.hand / 2);
  };
  const each = <T>(value: (player: string) => T) => Object.fromEntries(order.map((player) => [player, value(player)]));
  return {
    options,
    pieces: {},
    order,
    hands: each(share),
    powers: each(() => (options.arcade ? 10 : 0)),
    guards: {},
    player: order[0] ?? '',
    phase: 'first',
    past: [],
  };
}

const PAIRS = ALL.flatMap((from) => ALL.filter((to) => to !== from).map((to) => [from, to] as const));
const HOPS = PAIRS.map(([from, to]) => `${from}x${to}`);
const SLIDES = PAIRS.map(([from, to]) => `${from}>${to}`);
const EITHER_WAY = PAIRS.filter(([a, b]) => ALL.indexOf(a) < ALL.indexOf(b)).map(([a, b]) => `${a},${b}`);

/** Every power-up with every place there could be for it, but for chains. */
const POWER_UPS = [
  ...['take-back', 'long-hop'].flatMap((power) => HOPS.map((path) => `@${power}:${path}`)),
  ...['river-slide', 'sidestep'].flatMap((power) => SLIDES.map((path) => `@${power}:${path}`)),
  ...['gate-crash', 'toothpick', 'nibble'].flatMap((power) => ALL.map((space) => `@${power}:${space}`)),
  ...['swap', 'second-helping'].flatMap((power) => EITHER_WAY.map((pair) => `@${power}:${pair}`)),
];

/** Every chain, grown hop by hop from the chains before it. */
function chains(twin: Twin, player: string, overOwn: boolean): string[] {
  const all: string[] = [];
  const now: Done = { ...twin, placed: false };
  let paths = ALL.filter((space) => twin.pieces[space] === sideOf(player)).map((space) => [space]);
  while (paths.length > 0) {
    paths = paths.flatMap((path) =>
      STEPS.flatMap(([files, ranks]) => {
        const to = away(path.at(-1) ?? '', 2 * files, 2 * ranks);
        return to !== undefined && chain(now, player, [...path, to], overOwn) ? [[...path, to]] : [];
      }),
    );
    all.push(...paths.map((path) => path.join('x')));
  }
  return all;
}

/** Every token there could be in ordinary play. */
function* candidates(twin: Twin, player: string): Generator<string> {
  const side = sideOf(player);
  const { double, self } = twin.options;
  yield* ALL;
  yield* double.includes(side) ? chains(twin, player, self.includes(side)) : HOPS;
  yield* SLIDES;
  if ((twin.powers[player] ?? 0) === 0) return;
  for (const path of chains(twin, player, self.includes(side))) if (path.length > 5) yield `@double-hop:${path}`;
  yield* POWER_UPS;
}

/** Every move of ordinary play. */
export function ordinary(twin: Twin, player: string): string[] {
  return [...candidates(twin, player)].filter((token) => done(twin, player, token) !== undefined);
}

function hasMove(twin: Twin, player: string): boolean {
  for (const token of candidates(twin, player)) if (done(twin, player, token) !== undefined) return true;
  return false;
}

function replies(twin: Twin): string[] {
  const tries = twin.options.reply === 'any' ? ordinary(twin, twin.player) : ALL;
  return tries.filter((token) => {
    const after = done(twin, twin.player, token);
    return after !== undefined && hasCondition(after.pieces, 'b');
  });
}

export function moves(twin: Twin): string[] {
  if (twin.won || twin.drawn) return [];
  return twin.phase === 'reply' ? replies(twin) : ordinary(twin, twin.player);
}

/** The player's turn has come: its own Toothpick holds no longer. */
function turnOf(twin: Twin, player: string): Twin {
  const guards = Object.entries(twin.guards).filter(([owner]) => owner !== player);
  return { ...twin, player, guards: Object.fromEntries(guards) };
}

export function played(twin: Twin, token: string): Twin {
  const mover = twin.player;
  const after = done(twin, mover, token);
  if (!after) throw new Error(`${token} is not legal`);
  const phase =
    twin.phase === 'first' && !(sideOf(mover) === 's' && after.placed) ? 'first' : twin.phase === 'war' ? 'war' : '-';
  const { pieces, hands, guards, powers } = after;
  const next = twin.order[(twin.order.indexOf(mover) + 1) % twin.order.length] ?? '';
  return judge({ ...twin, pieces, hands, guards, powers, phase, player: next }, sideOf(mover));
}

/** WW-17 to WW-29 as in reference-game.ts, with skipped players, replies of a team, and repetition. */
function judge(twin: Twin, mover: Side): Twin {
  const rank = { s: rankOf(twin.pieces, 's'), b: rankOf(twin.pieces, 'b') };
  const winBy = (side: Side): Twin => {
    const by = conditionsOf(twin.pieces, side).reduce((best, now) => (now.rank > best.rank ? now : best)).by;
    return { ...twin, phase: twin.phase === 'war' ? 'war' : '-', won: { side, by } };
  };
  if (rank.s === 0 && rank.b === 0) return continued({ ...twin, phase: twin.phase === 'first' ? 'first' : '-' });
  const leader = rank.s === rank.b ? undefined : rank.s > rank.b ? 's' : 'b';
  if (twin.options.equity === 'off') return winBy(leader ?? mover);
  if (rank.s > 0 && rank.b > 0) return leader ? winBy(leader) : continued({ ...twin, phase: 'war' });
  if (rank.b > 0) return winBy('b');
  if (twin.phase === 'war') return winBy('s');
  for (const player of fromNow(twin)) {
    const asked: Twin = { ...turnOf(twin, player), phase: 'reply' };
    if (sideOf(player) === 'b' && replies({ ...asked, phase: twin.phase }).length > 0) return asked;
  }
  return winBy('s');
}

/** The players in turn order, the one to move first. */
function fromNow({ order, player }: Twin): string[] {
  const at = order.indexOf(player);
  return [...order.slice(at), ...order.slice(0, at)];
}

function continued(twin: Twin): Twin {
  for (const player of fromNow(twin)) {
    const next = turnOf(twin, player);
    if (hasMove(next, player)) {
      const past = [...twin.past, text(next)];
      const canRepeat = twin.options.slide.length > 0 || twin.options.self.length > 0;
      const drawn = canRepeat && past.filter((known) => known === text(next)).length >= 3;
      return { ...next, past, ...(drawn ? { drawn } : {}) };
    }
    const team = twin.order.filter((member) => sideOf(member) === sideOf(player));
    // WW-22, WW-60: the whole team has no move
    if (team.every((member) => !hasMove(turnOf(next, member), member))) {
      return { ...next, won: { side: other(sideOf(player)), by: 'depletion' } };
    }
    twin = next;
  }
  throw new Error('a team has a move and nobody has');
}

/** The position text of the catalogue, with power-ups and guards. */
export function text({ options, pieces, order, hands, powers, guards, player, phase, drawn }: Twin): string {
  const ranks = ['6', '5', '4', '3', '2', '1'].map((rank) =>
    ALL.filter((space) => space.endsWith(rank))
      .map((space) => pieces[space] ?? '.')
      .join('')
      .replace(/\.+/g, (open) => String(open.length)),
  );
  const held = order.map((owner) => guards[owner] ?? '-');
  return [
    ranks.join('/'),
    player,
    order.map((owner) => hands[owner]).join(),
    drawn ? 'draw' : phase,
    ...(options.arcade ? [order.map((owner) => powers[owner]).join()] : []),
    ...(held.some((space) => space !== '-') ? [held.join()] : []),
  ].join(' ');
}
