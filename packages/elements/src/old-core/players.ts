/** Who sits where: `seats="human,bot:easy"`, and whose turn it is of bots. Fetched with the first seats that a page names. */
import type { Level } from '@griddle/bots/levels.js';
import type { BaseState, Game, Options } from '@griddle/rules/core/contract.js';
import type { GameElement } from './game-element.js';
import { faultOf, type Fault } from './input.js';
import type { Match } from './match.js';
import { NOBODY } from './owner.js';
import type { Player } from './table.js';

/** The words for a seat: the levels of `@griddle/bots`, the code of which is fetched when a bot is to move, or a time. */
const WORDS: readonly string[] = ['human', 'bot:easy', 'bot:medium', 'bot:hard', 'bot:best', 'bot:2s'];
/** A time to think, up to a minute. */
const TIME = /^bot:(?!0+(\.0+)?s)(60|[1-5]?\d(\.\d+)?)s$/;

/** Who was read last without a mistake, by element. */
const seated = new WeakMap<object, readonly Player[]>();

/** Seats whom `seats` of an element names, or where that is wrong those who sat there before. */
export function seatPlayers<S extends BaseState, M>(element: GameElement<S, M>): void {
  const players = readPlayers(element.seats, element.mostSeats ?? mostSeats(element.rules));
  if ('error' in players) element.report(players);
  else seated.set(element, players);
  element.sit(seated.get(element) ?? []);
}

/** Seats that a game can have at most. */
function mostSeats<S extends BaseState, M>({ options, seats }: Game<S, M>): number {
  const most = options.map((option) => [option.key, 'max' in option ? option.max : option.initial]);
  return seats(Object.fromEntries(most) as Options).length;
}

/** Reads players by seat, or what is wrong with them (`seats`); seats left out are human. */
function readPlayers(text: string, seatCount: number): readonly Player[] | Fault {
  if (text.trim() === '') return [];
  const words = text.split(',').map((word) => (word.trim() === 'bot' ? 'bot:easy' : word.trim()));
  const wrong = words.find((word, at) => at >= seatCount || !(WORDS.includes(word) || TIME.test(word)));
  if (wrong !== undefined) return faultOf('seats', 'seats', WORDS, { found: wrong });
  // What is no word of a person is the word of a level
  return words.map((word) => (word === 'human' ? { kind: 'human' } : { kind: 'bot', level: word.slice(4) as Level }));
}

/** The level of the bot that is to move; undefined when it is nobody's turn, or a person's. */
export function levelToMove<S extends BaseState, M>({ players, rules, state }: Match<S, M>): Level | undefined {
  const player = players[rules.toMove(state)[0] ?? NOBODY];
  return player?.kind === 'bot' ? player.level : undefined;
}

/** Lets a bot move if it is its turn; asked each time before the board is drawn. */
export function letBotMove<S extends BaseState, M>(match: Match<S, M>): void {
  const level = levelToMove(match);
  if (!match.awaitsBot || match.thinking || !level) return;
  match.thinking = true;
  void import('./bots.js').then(
    ({ moveByBot }) => moveByBot(match, level),
    () => botFailed(match),
  );
}

/** Tells that there is no move of a bot; people go on in its place. */
export function botFailed<S extends BaseState, M>(match: Match<S, M>): void {
  match.thinking = false;
  match.players = [];
  match.settle();
  match.host.report(faultOf('seats', 'bot', [], {}));
}
