/**
 * Reasons of the games that are about points, at random positions: each number is counted again with the reference
 * implementations, which share no code with the rules.
 */
import { describe } from 'node:test';
import { GAP, readReference, referenceText, tokens, type Reference } from '../top-waffle/reference-table.js';
import { playReference } from '../top-waffle/reference.js';
import { waffleTime, type WaffleTimeState } from '../../src/waffle-time/index.js';
import { hasCream } from '../../src/waffle-time/waffle.js';
import { after as afterTokens, at as stateOf, legal } from '../waffle-time/helpers.js';
import { referenceMatches } from '../waffle-time/reference.js';
import { recountedReasons } from './recounts.js';

/** The orders and their points, as the catalogue lists them by sticker. */
const ORDERS: Readonly<Record<string, string>> = {
  b: 'BC=2 UW=2 SW=2 UWW=5 BBC=5 WCC=5 SBW=4 SBWC=6 BUWC=6 BBBU=7 SBUUW=8 SSUUC=9',
  g: 'CC=3 SC=2 BW=2 BBW=5 SBC=4 SUC=4 UUW=5 SBUU=6 SWWW=7 BWCC=6 SSSWW=9 SWCCC=9',
  y: 'BU=2 SU=2 UU=3 SUU=5 WWC=5 SWC=4 BUC=4 SSBU=6 SSBB=7 SUWC=6 SSBUC=8 BBWCC=9',
  p: 'WC=2 SB=2 UC=2 UWC=4 BUW=4 SCC=5 BBU=5 SSBW=6 UWWW=7 SBBU=6 SSCCC=9 BUUUW=9',
};
const POINTS = new Map(
  Object.entries(ORDERS).flatMap(([sticker, list]) =>
    list.split(' ').map((text): [string, number] => {
      const [needs = '', points = ''] = text.split('=');
      return [sticker + needs, Number(points)];
    }),
  ),
);
/** Orders of a day in a game of two. */
const PER_DAY = 8;

/** The points of Top Waffle by its words. */
function pointsOf({ changed, players }: Reference, seat: number, isLast: boolean): number {
  const player = players[seat];
  if (!player) return 0;
  const held = isLast ? [...player.hand, ...changed.map((piece) => piece.split('>')[0] ?? '')] : [];
  const costs = [...player.trash, ...held].map((card) => card.length);
  const points = player.done.map((order) => POINTS.get(order) ?? 0);
  return [...points, player.bonus.length].reduce((sum, one) => sum + one, 0) - costs.reduce((sum, one) => sum + one, 0);
}

const played = (at: Reference, token: string): Reference => {
  const game = structuredClone(at);
  playReference(game, token);
  return game;
};

/** A game in which nothing more is turned up, and a card that was about to be is left out. */
function still(at: Reference): Reference {
  const game = structuredClone(at);
  game.orders = game.orders.filter((order) => order !== GAP);
  game.toppings = game.toppings.filter((card) => card !== GAP);
  game.items = game.items.filter((item) => item !== GAP);
  const [kind, [items = 0, toppings = 0]] = [game.draw, game.left];
  game.draw = '';
  if (['look', 'reserve', 'free'].includes(game.step)) game.step = 'execute';
  else if (kind === 't' && game.step === 'prepare') game.step = 'second';
  else if (kind !== '' && game.step === 'wrench') {
    game.left = kind === 'i' ? [items - 1, toppings] : [items, toppings - 1];
    if (game.left.every((count) => count === 0)) game.step = 'execute';
  } else if (kind !== '') game.step = 'execute';
  if (game.step === 'execute') game.left = [];
  return game;
}

/** The most points of a seat at the end of its turn, without cards that nobody sees yet, by trying everything else. */
function mostPoints(start: Reference, seat: number, isLast: boolean): number {
  const known = new Map<string, number>();
  const most = (turned: Reference): number => {
    if (turned.seat !== seat || turned.step === 'trash') return pointsOf(turned, seat, isLast);
    const at = still(turned);
    const text = referenceText(at);
    const before = known.get(text);
    if (before !== undefined) return before;
    const seen = tokens(at).filter((token) => !/^groceries|[ti:]d$/.test(token));
    const all = seen.map((token) => (token === 'end' ? pointsOf(at, seat, isLast) : most(played(at, token))));
    const best = all.length > 0 ? Math.max(...all) : most({ ...at, step: 'execute', left: [] });
    known.set(text, best);
    return best;
  };
  return most(start);
}

const names = [...POINTS.keys()];

const BARE_CREAM = 6;
const FRUITS = ['cherry', 'strawberry', 'blackberry', 'banana', 'blueberry'];

/** The most points of a completion after one more topping on a waffle, by trying each of them on each space. */
function oneMore({ cards, rules, syrup, waffles }: WaffleTimeState, seat: number): number {
  const waffle = waffles[seat] ?? [];
  const points: number[] = [0];
  for (const [space, content] of waffle.entries()) {
    const laid = content === 0 ? [1, 2, 3, 4, 5, BARE_CREAM] : content === BARE_CREAM ? [7, 8, 9, 10, 11] : [];
    for (const one of laid) {
      const after = waffle.with(space, one);
      const matches = FRUITS.flatMap((fruit, i) =>
        referenceMatches(after, `${fruit}-${cards[i] ?? 0}`, cards, rules.cherryBoth),
      );
      for (const match of matches) {
        const [cells = [], marked = []] = match.split('|').map((list) => list.split(',').map(Number));
        if (!cells.includes(space)) continue;
        const each = marked.map((at) => (hasCream(after[at] ?? 0) ? 3 : 1)).sort((a, b) => b - a);
        points.push(each.slice(0, syrup[seat]).reduce((sum, more) => sum + more, 0));
      }
    }
  }
  return Math.max(...points);
}

/** The most points of a seat with its turn and one more topping, by playing every turn to its end. */
function mostSoon(start: WaffleTimeState, seat: number, before: WaffleTimeState): number {
  const ends = new Map<string, WaffleTimeState>();
  const open = [start];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.turn !== seat || at.round !== before.round) ends.set(waffleTime.positionText(at), at);
    else open.push(...legal(at).map((token) => afterTokens(at, token)));
  }
  const totals = [...ends.values()].map(
    (end) => (waffleTime.score(end).find((sheet) => sheet.seat === seat)?.total ?? 0) + oneMore(end, seat),
  );
  return Math.max(...totals);
}

describe('a second count confirms the numbers of reasons', () => {
  recountedReasons(
    'top-waffle',
    8,
    { read: (text) => readReference(text, names, PER_DAY), play: played },
    {
      sight: (at, seat) => mostPoints(at, seat, false),
      day: (at, seat) => mostPoints(at, seat, true),
    },
    { every: 2, length: 1000 },
  );
  recountedReasons(
    'waffle-time',
    6,
    { read: (text) => stateOf(text), play: afterTokens },
    { soon: mostSoon },
    // A draft has too many ways to place two toppings for the slow matcher
    { isCounted: (text) => !text.includes(':draft') && !/ p.:star/.test(text) },
  );
});
