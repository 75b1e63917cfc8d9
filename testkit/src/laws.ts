/** Checks the laws of the contract on random games of any game. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState, Game, Options, Seat } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import { parseRecords } from '@griddle/rules/internal/record/parse.js';
import type { GameRecord } from '@griddle/rules/internal/record/types.js';
import { writeRecord } from '@griddle/rules/internal/record/write.js';
import { sessionFromRecord } from '@griddle/rules/internal/replay/load.js';
import { recordOf } from '@griddle/rules/internal/replay/save.js';
import { type Session, playText, startSession } from '@griddle/rules/internal/replay/session.js';
import { randomGame } from './random-game.js';
import type { RandomGame } from './random-game.js';

/** By default, a game with more moves than this counts as endless. */
const LIMIT = 2000;

/** The faults of a random game, as lines of text; empty if all laws hold. */
export function checkLaws<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seed: number,
  limit = LIMIT,
): string[] {
  const faults: string[] = [];
  const played = randomGame(game, options, seed, limit);
  const last = played.states[played.states.length - 1];
  if (last === undefined || game.toMove(last).length > 0) faults.push('does not end');
  for (let i = 0; i < played.states.length; i++) {
    const state = played.states[i];
    if (state === undefined) continue;
    const where = 'after ' + i.toString() + ' moves: ';
    const found = [...stateFaults(game, options, state), ...impossibleFaults(game, options, state)];
    for (const fault of found) faults.push(where + fault);
    const other = played.states[played.states.length - 1 - i];
    if (other !== undefined) for (const fault of foreignMoves(game, state, other)) faults.push(where + fault);
  }
  faults.push(...recordFaults(game, options, seed, played));
  return faults;
}

/** The faults of a position by the laws that concern a single position, as lines of text; empty if all hold. */
export function stateFaults<S extends BaseState, M>(game: Game<S, M>, options: Options, state: S): string[] {
  const text = game.positionText(state);
  const faults = [
    ...moveFaults(game, state),
    ...positionFaults(game, options, state),
    ...viewFaults(game, options, state),
    ...secrecyFaults(game, options, state),
    ...outcomeFaults(game, options, state),
  ];
  if (game.positionText(state) !== text) faults.push('asking and playing changed the state');
  return faults;
}

/** Checks that legal moves are accepted, read back as written, and distinguished by the places they touch. */
function moveFaults<S extends BaseState, M>(game: Game<S, M>, state: S): string[] {
  const faults: string[] = [];
  const texts: string[] = [];
  const touched: string[] = [];
  for (const move of game.legalMoves(state)) {
    const text = game.moveText(state, move);
    if (texts.includes(text)) faults.push('two moves are written ' + text);
    texts.push(text);
    if (!game.play(state, move).ok) faults.push('legal move ' + text + ' is refused');
    const read = game.parseMove(state, text);
    if (!read.ok || game.moveText(state, read.value) !== text) faults.push('move ' + text + ' is not read back');
    if (game.toMove(state)[0] === CHANCE) continue;
    const places = game.placesOfMove(state, move).join(' ');
    if (places === '' || touched.includes(places)) faults.push('move ' + text + ' has no touches of its own');
    touched.push(places);
  }
  const [seat] = game.toMove(state);
  if (seat === undefined && texts.length > 0) faults.push('moves after the end');
  if (seat !== undefined && seat !== CHANCE && texts.length === 0) faults.push('a seat is to move and cannot');
  return faults;
}

/** Checks that a game is over, with an outcome, exactly when no seat is to move; winners are distinct seats. */
function outcomeFaults<S extends BaseState, M>(game: Game<S, M>, options: Options, state: S): string[] {
  const outcome = game.outcome(state);
  if ((game.toMove(state).length === 0) !== (outcome !== undefined)) return ['outcome and seats to move disagree'];
  if (outcome === undefined) return [];
  const { winners } = outcome;
  const seats = game.seats(options).length;
  const isRight = winners.every((seat, i) => seat >= 0 && seat < seats && winners.indexOf(seat) === i);
  return isRight ? [] : ['the winners are no seats'];
}

/** Checks that no position of play, and no seat's view of one, counts as impossible. */
function impossibleFaults<S extends BaseState, M>(game: Game<S, M>, options: Options, state: S): string[] {
  const seen = [state, ...game.seats(options).map((_name, seat) => game.viewFor(state, seat))];
  for (const position of seen) {
    const why = game.whyImpossible(position);
    if (why !== undefined) return ['a position of play counts as impossible: ' + why.code];
  }
  return [];
}

/** Checks that a position read back from its text answers every question the same. */
function positionFaults<S extends BaseState, M>(game: Game<S, M>, options: Options, state: S): string[] {
  const text = game.positionText(state);
  const read = game.parsePosition(text, options);
  if (!read.ok) return ['position ' + text + ' is not read: ' + read.error.code];
  const faults: string[] = [];
  const asked = questions(game, state);
  const again = questions(game, read.value);
  for (let i = 0; i < asked.length; i++) {
    if (asked[i] !== again[i]) faults.push('position ' + text + ' read back differs: ' + (again[i] ?? ''));
  }
  return faults;
}

/** The answers of a position to all questions of the contract, as texts. */
function questions<S extends BaseState, M>(game: Game<S, M>, state: S): string[] {
  const outcome = game.outcome(state);
  return [
    game.positionText(state),
    game.toMove(state).join(','),
    game
      .legalMoves(state)
      .map((move) => game.moveText(state, move))
      .join(' '),
    outcome === undefined ? '' : outcome.winners.join(',') + ' ' + outcome.by,
    scoreText(game, state),
  ];
}

/** The score sheet as text, marking totals that are not the sum of their lines. */
function scoreText<S extends BaseState, M>(game: Game<S, M>, state: S): string {
  const sheets = game.score(state).map((sheet) => {
    let sum = 0;
    for (const line of sheet.lines) sum += line.points;
    return (sum === sheet.total ? '' : 'total is not the sum: ') + sheet.total.toString();
  });
  return sheets.join(',');
}

/** Checks that a state determinized from a seat's view has the same view for that seat. */
function viewFaults<S extends BaseState, M>(game: Game<S, M>, options: Options, state: S): string[] {
  const faults: string[] = [];
  for (let seat = 0; seat < game.seats(options).length; seat++) {
    const view = game.viewFor(state, seat);
    const again = game.viewFor(game.determinize(view, seat, seeded(seat + 1)), seat);
    if (game.positionText(view) !== game.positionText(again)) faults.push('a guess does not agree with its view');
  }
  if (scoreText(game, state).includes('not the sum')) faults.push('a total is not the sum of its lines');
  return faults;
}

/** Checks that chance moves with the same view for a seat have the same text for it. */
function secrecyFaults<S extends BaseState, M>(game: Game<S, M>, options: Options, state: S): string[] {
  const faults: string[] = [];
  if (game.toMove(state)[0] !== CHANCE) return faults;
  const moves: M[] = [];
  const states: S[] = [];
  for (const move of game.legalMoves(state)) {
    const played = game.play(state, move);
    if (!played.ok) continue;
    moves.push(move);
    states.push(played.value);
  }
  for (let seat = 0; seat < game.seats(options).length; seat++) {
    const views = states.map((after) => game.positionText(game.viewFor(after, seat)));
    const texts = moves.map((move) => game.moveTextFor(state, move, seat));
    for (let i = 0; i < moves.length; i++) {
      const known = views.indexOf(views[i] ?? '');
      const [one, other] = [states[known], states[i]];
      if (texts[known] === texts[i] || one === undefined || other === undefined) continue;
      // Texts may differ when the resulting states are the same
      if (game.positionText(one) !== game.positionText(other))
        faults.push((texts[i] ?? '') + ' tells what was not seen');
    }
  }
  return faults;
}

/** Checks that moves of another position are accepted only if legal here, and otherwise refused without side effects. */
function foreignMoves<S extends BaseState, M>(game: Game<S, M>, state: S, other: S): string[] {
  const faults: string[] = [];
  const before = game.positionText(state);
  const legal = game.legalMoves(state).map((move) => game.moveText(state, move));
  for (const move of game.legalMoves(other)) {
    const text = game.moveText(other, move);
    const read = game.parseMove(state, text);
    if (!read.ok) continue;
    const played = game.play(state, read.value);
    if (played.ok !== legal.includes(text) && game.toMove(state)[0] !== CHANCE) {
      faults.push('move ' + text + ' is ' + (played.ok ? 'accepted' : 'refused') + ' against the list');
    }
    if (!played.ok && played.error.rule === '') faults.push('the refusal of ' + text + ' names no rule');
  }
  if (game.positionText(state) !== before) faults.push('a refused move changed the state');
  return faults;
}

/** Checks that the game's record, and each seat's, replays to the end of the game. */
function recordFaults<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seed: number,
  played: RandomGame<S, M>,
): string[] {
  const faults: string[] = [];
  const start = startSession(game, options, seed);
  const last = played.states[played.states.length - 1];
  if (!start.ok || last === undefined) return ['does not start'];
  const session = start.value;
  // Chance moves are played automatically and match the random game's, since both derive the generator from the seed
  for (let i = 0; i < played.moves.length; i++) {
    const state = played.states[i];
    const move = played.moves[i];
    if (state === undefined || move === undefined || game.toMove(state)[0] === CHANCE) continue;
    if (!playText(session, game.moveText(state, move)).ok) return ['a session does not go as the random game'];
  }
  if (game.positionText(session.state) !== game.positionText(last)) faults.push('a session ends elsewhere');
  const text = writeRecord(recordOf(session));
  const records = parseRecords(text);
  const record = records.ok ? records.value[0] : undefined;
  if (record === undefined) return ['the record is not read'];
  const again = sessionFromRecord(game, record, text);
  if (!again.ok) return ['the record does not replay: ' + again.error.code];
  if (writeRecord(recordOf(again.value)) !== text) faults.push('the record changes on rewriting');
  again.value.last();
  if (game.positionText(again.value.state) !== game.positionText(last)) faults.push('replay ends elsewhere');
  for (let seat = CHANCE; seat < game.seats(options).length; seat++) {
    for (const fault of seedlessFaults(session, seat)) faults.push('the record of seat ' + seat.toString() + fault);
  }
  return faults;
}

/** Checks that a seat's record (for `CHANCE`: the full one without its seed) replays to its view, and is rewritten unchanged. */
function seedlessFaults<S extends BaseState, M>(session: Session<S, M>, seat: Seat): string[] {
  const { game, root } = session;
  const record =
    seat === CHANCE ? withoutSeed(recordOf(session), game.positionText(root.state)) : recordOf(session, seat);
  const own = sessionFromRecord(game, record);
  if (!own.ok) return [' does not replay: ' + own.error.code];
  const faults: string[] = [];
  if (writeRecord(recordOf(own.value)) !== writeRecord(record)) faults.push(' changes on rewriting');
  own.value.last();
  session.last();
  const seenBy = (state: S): string => game.positionText(seat === CHANCE ? state : game.viewFor(state, seat));
  if (seenBy(own.value.state) !== seenBy(session.state)) faults.push(' does not end as that seat sees it');
  if (seat !== CHANCE) faults.push(...viewedFaults(session.viewFor(seat), own.value));
  return faults;
}

/** Checks that a seat's view of a session equals its replayed record, step by step. */
function viewedFaults<S extends BaseState, M>(seen: Session<S, M>, record: Session<S, M>): string[] {
  const { game } = seen;
  const told = (session: Session<S, M>): string => {
    const { token, move, seat, parent } = session.current;
    const written = parent === undefined || move === undefined ? '' : game.moveText(parent.state, move);
    return [token, written, seat.toString(), game.positionText(session.state)].join(' ');
  };
  const faults: string[] = [];
  if (writeRecord(recordOf(seen)) !== writeRecord(recordOf(record))) faults.push(' is not that of its session');
  seen.first();
  record.first();
  do {
    if (told(seen) !== told(record)) return [...faults, ' comes to ' + told(record) + ' and not to ' + told(seen)];
  } while (seen.next() && record.next());
  return faults;
}

/** A record that starts from a position instead of from a seed. */
function withoutSeed(record: GameRecord, position: string): GameRecord {
  const tags = record.tags.filter((tag) => tag.name !== 'Seed' && tag.name !== 'Result');
  const result = record.tags.filter((tag) => tag.name === 'Result');
  return { ...record, tags: [...tags, { name: 'Position', value: position, offset: 0 }, ...result] };
}
