/** Games with modes by the reference implementation: moves are found by trying every token there could be (see reference-actions.ts). */
import { chain, type Done, done, type ReferenceModes, sideOf, type Twin } from './reference-actions.js';
import { ALL, away, conditionsOf, hasCondition, rankOf, type Side, STEPS } from './reference-board.js';
import { other } from './reference-game.js';

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
