/** Sums up puzzles and games for `griddle-result`: one file in a release, fetched when there is something to count. */
import type { BaseState, Outcome } from '@griddle/rules/core/contract.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { emit, type GameController, type GameHost, type GameSnapshot, type Player } from '#core';
import { isDaily } from '../daily/day.js';
import { puzzlesOf } from '../daily/sets.js';
import type { ResultDetail, SeatResult } from './events.js';
import { gameId, hashOf, taskId } from './identity.js';

/** A game's element, with what a page can write there that says which puzzles it shows. */
type ResultHost = HTMLElement & { readonly puzzles?: string; readonly record?: string; readonly src?: string };

/** A try at a puzzle or a step of a lesson. */
interface TaskDone {
  readonly right: boolean;
  readonly shown: boolean;
  /** The number of puzzles or steps of the record solved so far. */
  readonly solved: number;
  readonly hints: number;
  /** When the reader first saw it, in milliseconds since the page was opened. */
  readonly since: number;
}

/** The event of a game's element when the reader has asked for a hint. */
const HINT = 'griddle-hint';

/** How many results each element has had, by their names. */
const attempts = new WeakMap<EventTarget, Map<string, number>>();

/** Fires `griddle-result`; it bubbles and crosses shadow borders. */
function emitResult(
  target: EventTarget,
  result: Omit<ResultDetail, 'attempt' | 'seconds'>,
  milliseconds: number,
): void {
  const counts = attempts.get(target) ?? new Map<string, number>();
  const attempt = (counts.get(result.id) ?? 0) + 1;
  attempts.set(target, counts.set(result.id, attempt));
  const detail: ResultDetail = { ...result, seconds: Math.round(milliseconds / 100) / 10, attempt };
  emit(target, 'griddle-result', detail);
}

/** Fires the result of a try. `table`: the element's at that time. */
export async function tellTask(
  host: ResultHost,
  { game, mode, number, text }: GameSnapshot,
  { hints, right, shown, since, solved }: TaskDone,
): Promise<void> {
  const milliseconds = performance.now() - since;
  const { puzzles: named = '', record = '', src = '' } = host;
  const kind = mode === 'lesson' ? 'lesson' : 'puzzle';
  const read = parseRecords(text);
  const all = read.ok ? read.value : [];
  const asking = all.filter(({ next, tags }) => next.length > 0 || tags.some(({ name }) => name === 'Goal'));
  // Text between the tags may be a record, or words for pages without scripts
  const isGiven = record + src !== '' || hashOf(host.textContent ?? '') === hashOf(text);
  const isOwn = named !== '' || !isGiven;
  const puzzles = isOwn && kind === 'puzzle' && isDaily(game) ? await puzzlesOf(game) : [];
  const id = taskId(host.id, { kind, game, text, number, count: all.length, isOwn, puzzles });
  const score = { score: solved, most: asking.length };
  emitResult(host, { kind, game, id, number, right, shown, ...score, hints, seats: [] }, milliseconds);
}

/** Counts the time and the hints of an element's games, and fires the result of each. `first`: the first move or hint. */
export function countGames<S extends BaseState, M>(
  host: GameHost<S, M>,
  game: GameController<S, M>,
  first: Event,
): void {
  let { session } = game;
  let since = first.timeStamp;
  let hints = first.type === HINT ? 1 : 0;
  /** Begins to count when the reader does the first thing in another game. */
  const follow = (): void => {
    if (session === game.session) return;
    ({ session } = game);
    since = performance.now();
    hints = 0;
  };
  const onOver = (): void => {
    // A game that goes on from a record is the reader's own, and not what the page gave
    if (host.settings.mode === 'play' && !game.visit && game.facts.outcome)
      emitResult(host, resultOfGame(host, game, game.facts.outcome, hints), performance.now() - since);
  };
  host.addEventListener('griddle-move', follow);
  host.addEventListener(HINT, () => {
    follow();
    hints++;
  });
  host.addEventListener('griddle-over', onOver);
  // The first move may have been the last
  onOver();
}

function resultOfGame<S extends BaseState, M>(
  host: GameHost<S, M>,
  { players, rules, seated, seats, state }: GameController<S, M>,
  { winners }: Outcome,
  hints: number,
): Omit<ResultDetail, 'attempt' | 'seconds'> {
  const scores = rules.score(state);
  const all = seats.map<SeatResult>((name, seat) => ({
    seat: name,
    player: playerText(players[seat]),
    name: seated.given[seat] ?? '',
    points: scores.find((sheet) => sheet.seat === seat)?.total ?? 0,
    won: winners.includes(seat),
  }));
  const people = all.filter(({ player }) => player === 'human');
  const only = people.length === 1 ? people[0] : undefined;
  const isDecided = seats.length > 1 && winners.length > 0;
  const hasPoints = all.some(({ points }) => points !== 0);
  return {
    kind: 'game',
    game: rules.id,
    id: gameId(host.id, [rules.id, host.options, host.position, host.record, host.src, host.seed]),
    number: 1,
    ...(only && isDecided && { right: only.won }),
    shown: false,
    ...(only && hasPoints && { score: only.points }),
    hints,
    seats: all,
  };
}

function playerText(player: Player = { kind: 'human' }): string {
  return player.kind === 'bot' ? `bot:${player.level}` : player.kind;
}
