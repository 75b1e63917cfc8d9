/** Buffet Boss as the script referees it: connects the rules to plates, food and characters. */
import type { RuleViolation } from '@griddle/rules/core/contract.js';
import { CHARACTERS, FOODS, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { liked, suggested } from '@griddle/rules/internal/buffet-boss/characters.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { mayEnd, mayTake } from '@griddle/rules/internal/buffet-boss/turn.js';
import { roundsOf } from '@griddle/rules/internal/buffet-boss/state.js';
import { figure, SQUARE, TABLE_TOP } from '../mod/world.js';
import { rememberDeleted, lackingKinds } from '../mod/spawn-objects.js';
import { arrangeThings, seeThings } from '../mod/things.js';
import { differenceOf, placesOf } from '../mod/placement.js';
import type { Plan } from '../mod/place-objects.js';
import type { TrackedGame } from '../mod/tracking.js';
import type { Deadline, Held, Line, Offer, Sentence, Whisper } from '../mod/table-game.js';
import { PIECE_TAG, PLATE_TAG } from '../names.js';
import { COLOURS } from './colours.js';
import {
  isCharacter,
  LINE_HEIGHT,
  linePoint,
  MM,
  placeUnder,
  platePoint,
  PLATE_Z,
  plateX,
  seatUnder,
} from './layout.js';
import { foodOf } from './posing.js';
import { differing, positionSeen, recognise, savedIndex } from './recognise.js';
import { see, seePlate } from './scan.js';
import type { Scan } from './scan.js';
import { fixturesOf, piecesOf } from './spots.js';
import { free, nudge, prepare, stand, standingUp } from './standing.js';
import { VIEWS } from './views.js';

/** Seconds in which fallen food may be picked up (BB-22). */
const RESCUE_SECONDS = 3;
/** How often to look at a rocking pile before taking it as it is: some twenty seconds. */
const LOOKS = 240;

/** The table of Buffet Boss for the script. */
export const buffetBossTable: TrackedGame<BuffetBossState, BuffetBossMove, Scan> = {
  game: buffetBoss,
  views: VIEWS,
  options: buffetBoss.options,
  isDrawn: true,
  hasSecrets: true,
  hasPoints: true,
  turnRule: 'BB-11',
  colours: [COLOURS.red, COLOURS.blue, COLOURS.yellow, COLOURS.green, COLOURS.purple],
  calls: [],
  looks: LOOKS,
  undoesTable: true,
  see: () => see(),
  read: (state, scan) => recognise(state, scan),
  stays: (state, now) => stays(state, now),
  // The script moves nothing while a pile settles
  agrees: (state, scan) => state.step === 'settle' || isInOrder(state, scan),
  differing: (state, scan) => differing(state, scan),
  positionSeen: (state, scan, act) => positionSeen(state, scan, act),
  awaits: (state) => state.step === 'settle',
  offers: (state) => offers(state),
  arrange: (state) => arrange(state),
  lacking: (state) => lackingKinds([...piecesOf(state), ...fixturesOf(state)]),
  held: (object) => held(object),
  isPiece: (object) => object.hasTag(PIECE_TAG),
  settling: [PIECE_TAG, PLATE_TAG],
  prepare: () => prepare(),
  letGo: (object) => stand(object),
  lifted: (state, object) => lifted(state, object),
  deadline: (state, last) => deadline(state, last),
  keys: [
    { name: 'nudge-left', act: (object) => nudge(object, -1) },
    { name: 'nudge-right', act: (object) => nudge(object, 1) },
  ],
  rememberDeleted: (object) => rememberDeleted(object),
  facts: (state) => facts(state),
  news: (before, after) => news(before, after),
  whispers: (before, after) => whispers(before, after),
  lines: (state, _last, now) => lines(state, now),
};

/** Returns why food of the line may not be taken now (BB-11 to BB-14). */
function stays(state: BuffetBossState, { kind, place }: Held): RuleViolation | undefined {
  const food = FOODS.findIndex(({ id }) => id === kind);
  if (place !== 'line' || food < 0) return undefined;
  const taken = buffetBoss.play(state, { kind: 'take', food });
  return taken.ok ? undefined : taken.error;
}

/** Whether everything except the pile in play is in place, cards included. */
function isInOrder(state: BuffetBossState, scan: Scan): boolean {
  return (
    differing(state, scan).length === 0 && placesOf(differenceOf(piecesOf(state), seeThings(placeUnder))).length === 0
  );
}

function arrange(state: BuffetBossState): readonly Plan[] {
  const things = arrangeThings(
    () => piecesOf(state),
    () => fixturesOf(state),
    placeUnder,
  );
  return [...standingUp(state), () => [free], ...things];
}

function held(object: TTSObject): Held | undefined {
  if (!object.hasTag(PIECE_TAG)) return undefined;
  const { x, y, z } = object.getPosition();
  const kind = object.getGMNotes();
  return { seat: -1, kind, place: placeUnder(kind, x, z, y) };
}

/** Returns the rescue that picking up one's own fallen piece begins (BB-22). */
function lifted(state: BuffetBossState, object: TTSObject): BuffetBossMove | undefined {
  const food = foodOf(object);
  const { x, z } = object.getPosition();
  if (state.step !== 'rescue' || food < 0 || seatUnder(x, z) !== state.turn) return undefined;
  const index = savedIndex(state, food);
  const isOn = seePlate(state.turn).foods.some((seen) => seen.object === object && seen.stands);
  return index < 0 || isOn ? undefined : { kind: 'save', index };
}

/** BB-22, BB-23: three seconds from when a fall is seen, paused while a piece is being rescued. */
function deadline(state: BuffetBossState, last: BuffetBossMove | undefined): Deadline<BuffetBossMove> | undefined {
  if (state.step !== 'rescue') return undefined;
  const isNew = last?.kind === 'settle' && last.fell.length > 0;
  return { seconds: RESCUE_SECONDS, isNew, move: { kind: 'late' }, label: 'tts.rescue-seconds' };
}

/** Returns buttons for the end of the turn, for time being up, or for who begins (BB-14). */
function offers(state: BuffetBossState): Offer<BuffetBossMove>[] {
  if (state.step === 'first') {
    return state.plates.map((_plate, seat) => ({
      label: { key: 'tts.first', values: { seat: SEAT_NAMES[seat] ?? '' } },
      move: { kind: 'first', seat },
    }));
  }
  if (state.step === 'rescue') return [{ label: { key: 'tts.late' }, move: { kind: 'late' } }];
  return state.step === 'turn' && mayEnd(state) ? [{ label: { key: 'tts.end-turn' }, move: { kind: 'end' } }] : [];
}

function facts(state: BuffetBossState): Sentence[] {
  const told: Sentence[] = [];
  if (state.step !== 'over' && state.step !== 'lost') {
    told.push({ key: 'tts.round', values: { round: state.round, rounds: roundsOf(state.rules) } });
    told.push({ key: 'tts.due.' + due(state) });
  }
  for (let seat = 0; seat < state.plates.length; seat++) {
    const height = state.plates[seat]?.height ?? 0;
    const pieces = state.plates[seat]?.pieces.length ?? 0;
    if (pieces === 0) continue;
    const mm = Math.floor(height / 10);
    told.push({ key: 'tts.pile', values: { seat: SEAT_NAMES[seat] ?? '', count: pieces, height: mm } });
  }
  return told;
}

/** Returns what the seat to move has to do. */
function due(state: BuffetBossState): string {
  if (state.step !== 'turn') return state.step;
  if (state.taken === 0 && state.line.length > 0) return 'take';
  return mayTake(state) ? 'more' : 'end';
}

/** Announces what fell, and how much of it may be picked up. */
function news(before: BuffetBossState, after: BuffetBossState): Sentence[] {
  if (before.step !== 'settle' || after.step !== 'rescue') return [];
  const fall = after.falls[after.falls.length - 1];
  if (fall === undefined || fallenPieces(after).length <= fallenPieces(before).length) return [];
  return [{ key: 'tts.fell', values: { count: fall.pieces.length, left: fall.left } }];
}

/** Tells each player privately the better of their characters, when one is to be revealed (BB-32). */
function whispers(before: BuffetBossState, after: BuffetBossState): Whisper[] {
  if (after.step !== 'reveal' || (before.turn === after.turn && before.step === 'reveal')) return [];
  const plate = after.plates[after.turn];
  const card = plate === undefined ? -1 : suggested(plate);
  if (plate === undefined || card < 0) return [];
  const { points } = liked(plate, card);
  const line = 'character-' + (CHARACTERS[card]?.id ?? '');
  return [{ seat: after.turn, sentence: { key: 'tts.suggested', values: { line, points } } }];
}

/** Marks the plate of the seat to move, the greatest height, food that may be taken, and the plate for a held piece. */
function lines(state: BuffetBossState, now: Held | undefined): Line[] {
  const drawn: Line[] = [];
  let tallest = 0;
  for (const plate of state.plates) tallest = Math.max(tallest, plate.height);
  if (tallest > 0) {
    const y = TABLE_TOP + tallest / 10 / MM;
    const [left, right] = [plateX(0) - 4, plateX(state.plates.length - 1) + 4];
    const z = PLATE_Z + 1;
    drawn.push({ points: [[left, y, z], [right, y, z]], colour: COLOURS.tallest, thickness: 0.06 }); // prettier-ignore
  }
  if (state.step === 'over' || state.step === 'lost') return drawn;
  const [x, , z] = platePoint(state.turn);
  const isHeldFood = now !== undefined && !isCharacter(now.kind);
  const colour = isHeldFood ? COLOURS.open : COLOURS.last;
  drawn.push(figure([x, LINE_HEIGHT, z], SQUARE, 2.3, colour, isHeldFood ? 0.14 : 0.07));
  if (state.step !== 'turn' || !mayTake(state)) return drawn;
  for (let i = 0; i < state.line.length; i++) {
    const [atX, , atZ] = linePoint(i);
    drawn.push(figure([atX, LINE_HEIGHT, atZ], SQUARE, 1.1, COLOURS.open, 0.06));
  }
  return drawn;
}
