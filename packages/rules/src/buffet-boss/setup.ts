/** Options and the start of a game (BB-1 to BB-5). */
import type { Option, Options } from '../core/contract.js';
import { below, next, seeded } from '../core/random.js';
import {
  ALL_CARDS,
  CHARACTERS,
  COPIES,
  DINNER_ROUNDS,
  FIRST_CHARACTERS,
  FOODS,
  HAND_SIZE,
  LEVELS,
  LUNCH_ROUNDS,
  SEAT_NAMES,
  VERSIONS,
} from './components.js';
import { EMPTY_PLATE } from './state.js';
import type { BuffetBossState, HeldCharacter, Plate, Rules } from './state.js';

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'BB-2', kind: 'number', min: 1, max: 5, initial: 2 },
  { key: 'version', rule: 'BB-2', kind: 'choice', values: VERSIONS, initial: 'lunch' },
  { key: 'level', rule: 'BB-4', kind: 'choice', values: LEVELS, initial: 'snack' },
  { key: 'characters', rule: 'BB-52', kind: 'choice', values: ['first', 'all'], initial: 'first' },
];

/** The rules that options ask for. Options left out have their initial value. */
export function rulesOf(options: Options): Rules {
  const players = options['players'];
  const version = options['version'];
  const level = options['level'];
  return {
    players: typeof players === 'number' ? players : 2,
    version: typeof version === 'string' ? version : 'lunch',
    level: typeof level === 'string' ? level : 'snack',
    firstCharacters: options['characters'] !== 'all',
  };
}

/** The options that give these rules. */
export function optionsOf(rules: Rules): Options {
  return {
    players: rules.players,
    version: rules.version,
    level: rules.level,
    characters: rules.firstCharacters ? 'first' : 'all',
  };
}

/** Names of the seats that play (BB-2). */
export function seatsOf(options: Options): readonly string[] {
  return SEAT_NAMES.slice(0, rulesOf(options).players);
}

/** Rounds of the game: five (BB-2), seven (BB-3), or as many as the cards of the level last (BB-4). */
export function roundsOf(rules: Rules): number {
  if (rules.version === 'lunch') return LUNCH_ROUNDS;
  if (rules.version === 'dinner') return DINNER_ROUNDS;
  const cards = ALL_CARDS[LEVELS.indexOf(rules.level)]?.[rules.players - 1] ?? 0;
  return cards / (rules.players + 1);
}

/** Cards that the game uses; the others are never seen, so no list of them is kept. */
export function deckSize(rules: Rules): number {
  return roundsOf(rules) * (rules.players + 1);
}

/** How many of the characters are shuffled: B1 to B8 in a first game, and as many more as five players need. */
export function charactersInPlay(rules: Rules): number {
  if (!rules.firstCharacters) return CHARACTERS.length;
  return Math.max(FIRST_CHARACTERS, HAND_SIZE * rules.players);
}

/** The first player is drawn (BB-5) and characters are dealt (BB-3); then the table lays out the first line. */
export function setup(options: Options, seed: number): BuffetBossState {
  const rules = rulesOf(options);
  let rng = next(seeded(seed));
  const first = below(rng, rules.players);
  const deck = CHARACTERS.map((_card, index) => index).slice(0, charactersInPlay(rules));
  const plates: Plate[] = [];
  for (let seat = 0; seat < rules.players; seat++) {
    const characters: HeldCharacter[] = [];
    while (rules.version === 'dinner' && characters.length < HAND_SIZE) {
      rng = next(rng);
      const card = deck.splice(below(rng, deck.length), 1)[0] ?? 0;
      characters.push({ card, revealed: false });
    }
    plates.push({ ...EMPTY_PLATE, characters });
  }
  return {
    rng,
    rules,
    plates,
    line: [],
    bag: FOODS.map(() => COPIES),
    step: 'line',
    turn: first,
    round: 1,
    first,
    taken: 0,
    hand: -1,
    handSaved: false,
    saved: [],
    falls: [],
  };
}
