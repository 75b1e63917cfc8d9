/** Options and the start of a game (WD-1 to WD-5). */
import type { Option, Options } from '../core/contract.js';
import { below, next, seeded } from '../core/random.js';
import type { Rng } from '../core/random.js';
import { CARDS, fieldCells, SEAT_NAMES, TILES_OF_TYPE, TYPES } from './components.js';
import type { FieldCard, Rules, WaddleWaddleState } from './state.js';

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'WD-1', kind: 'number', min: 2, max: 4, initial: 2 },
  { key: 'modules', rule: 'WD-3', kind: 'number', min: 0, max: 2, initial: 2 },
  { key: 'cards', rule: 'WD-18', kind: 'choice', values: ['turn', 'action'], initial: 'turn' },
  { key: 'colours', rule: 'WD-20', kind: 'choice', values: ['strict', 'any'], initial: 'strict' },
];

/** The rules that options ask for. Options left out have their initial value. */
export function rulesOf(options: Options): Rules {
  const players = options['players'];
  const modules = options['modules'];
  return {
    players: typeof players === 'number' ? players : 2,
    modules: typeof modules === 'number' ? modules : 2,
    cardPerAction: options['cards'] === 'action',
    anyColour: options['colours'] === 'any',
  };
}

/** The options that give these rules. */
export function optionsOf(rules: Rules): Options {
  return {
    players: rules.players,
    modules: rules.modules,
    cards: rules.cardPerAction ? 'action' : 'turn',
    colours: rules.anyColour ? 'any' : 'strict',
  };
}

/** Names of the seats that play. */
export function seatsOf(options: Options): readonly string[] {
  return SEAT_NAMES.slice(0, rulesOf(options).players);
}

/** Four tiles of each type (WD-1). */
function fullSupply(): number[] {
  const supply: number[] = [];
  for (let type = 0; type < TYPES.length; type++) supply.push(TILES_OF_TYPE);
  return supply;
}

/** The Iceberg alone (WD-2), the cards of this number of players shuffled round the recap card (WD-4), a seat drawn to begin (WD-5). */
export function setup(options: Options, seed: number): WaddleWaddleState {
  const rules = rulesOf(options);
  const first = next(seeded(seed));
  const dealt = rules.modules >= 2 ? deal(rules.players, first) : { field: [], rng: first };
  const supply: number[][] = [];
  const taken: number[][] = [];
  for (let seat = 0; seat < rules.players; seat++) {
    supply.push(fullSupply());
    taken.push([]);
  }
  return {
    rng: dealt.rng,
    rules,
    tiles: [],
    supply,
    turn: below(first, rules.players),
    done: [],
    field: dealt.field,
    taken,
    over: false,
  };
}

function deal(players: number, from: Rng): { readonly field: readonly FieldCard[]; readonly rng: Rng } {
  const pile: number[] = [];
  CARDS.forEach(({ mark }, card) => {
    if (mark <= players) pile.push(card);
  });
  let rng = from;
  const field: FieldCard[] = [];
  for (const cell of fieldCells(players)) {
    rng = next(rng);
    const drawn = below(rng, pile.length);
    field.push({ ...cell, card: pile[drawn] ?? 0 });
    pile.splice(drawn, 1);
  }
  return { field, rng };
}
