/** Parses `seats="human,bot:hard"`. */
import {
  no,
  TABLE,
  yes,
  type BaseState,
  type Game,
  type Options,
  type Result,
  type Seat,
} from '@griddle/rules/core/contract.js';
import { levelOf, type Level } from '@griddle/bots/levels.js';
import { faultOf, type Fault } from './input.js';

/** A step of a game, as far as it is asked here. */
interface Moved {
  readonly seat: Seat;
  readonly parent?: Moved | undefined;
}

/** A person at the page, or a bot of a level. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: Level };

const EXPECTED = ['human', 'bot:easy', 'bot:medium', 'bot:hard', 'bot:best', 'bot:2s'];

/** Reads players by seat; seats left out are human. */
export function parsePlayers<S extends BaseState, M>(
  rules: Game<S, M>,
  text: string,
): Result<readonly Player[], Fault> {
  if (text.trim() === '') return yes([]);
  const words = text.split(',').map((word) => word.trim());
  const players = words.map(parsePlayer);
  const wrong = players.findIndex((player, seat) => !player || seat >= mostSeats(rules));
  if (wrong >= 0) return no(faultOf('seats', 'seats', EXPECTED, { found: words[wrong] ?? '' }));
  return yes(players as Player[]);
}

function parsePlayer(word: string): Player | undefined {
  if (word === 'human') return { kind: 'human' };
  const [kind, name = 'easy'] = word.split(':');
  const level = kind === 'bot' ? levelOf(name) : undefined;
  return level && { kind: 'bot', level };
}

/** The seats of people. */
export function peopleOf(seats: readonly string[], players: readonly Player[]): readonly Seat[] {
  return seats.flatMap((_name, seat) => (players[seat]?.kind === 'bot' ? [] : [seat]));
}

/** Returns the seat of the only person, called “you”; undefined for none. */
export function loneSeat(seats: readonly string[], people: readonly Seat[]): Seat | undefined {
  return people.length === 1 && seats.length > 1 ? people[0] : undefined;
}

/** Whether a person has made a move that led to a step. */
export function hasPersonMoved(step: Moved, players: readonly Player[]): boolean {
  for (let at: Moved | undefined = step; at?.parent; at = at.parent)
    if (at.seat !== TABLE && players[at.seat]?.kind !== 'bot') return true;
  return false;
}

/** Seats that the game can have at most. */
function mostSeats<S extends BaseState, M>({ options, seats }: Game<S, M>): number {
  const most = options.flatMap((option) => {
    const values = option.kind === 'choice' ? option.values : 'max' in option ? [option.max] : [option.initial];
    return values.map((value) => ({ [option.key]: value }));
  });
  const initial = Object.fromEntries(options.map(({ key, initial }) => [key, initial])) as Options;
  return Math.max(seats(initial).length, ...most.map((change) => seats({ ...initial, ...change }).length));
}
