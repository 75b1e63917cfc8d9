/**
 * Positions as text: `WAFFLES STEP SYRUP CARDS TILES TRACK TURN GOALS`. A waffle is five ranks from the top: digits for
 * runs of empty spaces, fruit `c s k b u`, upper case on cream, `*` after a fruit with syrup, `w` bare cream, `y` butter.
 */
import { ok, type Options, type Result, type TextError } from '../core/contract.js';
import { fieldsOf, partsOf, restError, textError, wholeNumber, type Field } from '../core/text.js';
import { DRAFT_TILES, GOALS, ROUNDS, SEAT_NAMES, TOPPINGS, type DraftTile } from './components.js';
import { SLOTS, slotsUnderTiles } from './draft.js';
import { readSpaces } from './notation.js';
import { dispenserOf, rulesOf, type Pawn, type StepName, type WaffleTimeState, type WonGoal } from './state.js';
import { patterns, soloEnd, soloIsOver } from './turn.js';
import { spaceName, type Waffle, BUTTER, emptyWaffle, fruitOn, SIZE, spaceAt } from './waffle.js';

// Waffles as text, the first field of a position.

/** The letters of contents without syrup, by number: nothing, fruits, cream, fruits on cream. */
const LETTERS = '.cskbuwCSKBU';
const SWEET = LETTERS.length;

/** A waffle in the notation. */
export function waffleText(waffle: Waffle): string {
  const ranks: string[] = [];
  for (let y = SIZE - 1; y >= 0; y--) {
    let text = '';
    let empty = 0;
    for (let x = 0; x <= SIZE; x++) {
      const content = x < SIZE ? (waffle[spaceAt(x, y)] ?? 0) : -1;
      if (content === 0) empty++;
      else {
        text += (empty > 0 ? empty.toString() : '') + contentText(content);
        empty = 0;
      }
    }
    ranks.push(text);
  }
  return ranks.join('/');
}

/** The text of a space's content; empty for -1, past the end of a rank. */
function contentText(content: number): string {
  if (content < 0) return '';
  if (content === BUTTER) return 'y';
  return content < SWEET ? LETTERS.charAt(content) : LETTERS.charAt(content - SWEET) + '*';
}

/** The content of a space from its letter; -1 for an unknown letter, or syrup without fruit. */
function contentFrom(letter: string, sweet: boolean): number {
  if (letter === 'y') return sweet ? -1 : BUTTER;
  const content = LETTERS.indexOf(letter);
  if (content <= 0 || (sweet && fruitOn(content) === 0)) return -1;
  return sweet ? content + SWEET : content;
}

/** Reads one to four waffles joined by `;`. Errors: `waffles`, `board-ranks`, `board-piece`, `board-rank-length`. */
function parseWaffles(field: Field): Result<readonly Waffle[], TextError> {
  const parts = partsOf(field, ';');
  if (parts.length === 0 || parts.length > SEAT_NAMES.length) {
    return textError('waffles', field.offset, ['1-4'], { found: parts.length });
  }
  const waffles: Waffle[] = [];
  for (const part of parts) {
    const waffle = parseWaffle(part);
    if (!waffle.ok) return waffle;
    waffles.push(waffle.value);
  }
  return ok(waffles);
}

function parseWaffle(field: Field): Result<Waffle, TextError> {
  const rows = partsOf(field, '/');
  if (rows.length !== SIZE) return textError('board-ranks', field.offset, [], { found: rows.length, wanted: SIZE });
  const waffle = emptyWaffle();
  let rank = SIZE;
  for (const { text, offset } of rows) {
    let x = 0;
    for (let i = 0; i < text.length; i++) {
      const letter = text.charAt(i);
      const run = '12345'.indexOf(letter) + 1;
      const sweet = text.charAt(i + 1) === '*';
      const content = run > 0 ? 0 : contentFrom(letter, sweet);
      if (content < 0)
        return textError('board-piece', offset + i, ['c s k b u', 'C S K B U', '*', 'w', 'y', '1-5'], {
          found: letter,
        });
      // Harmless past the end of a rank: the length check below rejects it
      waffle[spaceAt(x, rank - 1)] = content;
      x += Math.max(run, 1);
      if (run === 0 && sweet) i++;
    }
    if (x !== SIZE) return textError('board-rank-length', offset, [], { rank, found: x, wanted: SIZE });
    rank--;
  }
  return ok(waffle);
}

const STEPS: readonly StepName[] = ['star', 'draft', 'place', 'finish', 'butter'];

/** The position as one line. */
export function positionText(state: WaffleTimeState): string {
  const cards =
    state.cards.map((number) => number.toString()).join('') +
    ':' +
    state.goals.map((goal) => goal.toString()).join(',');
  const tiles = state.tiles.map((tile) => TOPPINGS.charAt(tile.face) + TOPPINGS.charAt(tile.back)).join(',');
  const pawns = state.pawns.map((pawn) => seatName(pawn.seat) + (pawn.slot < 0 ? '' : '@' + pawn.slot.toString()));
  const hand = state.hand.map((topping) => TOPPINGS.charAt(topping)).join('');
  const changed = state.changed.map((space) => spaceName(space)).join('');
  return [
    state.waffles.map((waffle) => waffleText(waffle)).join(';'),
    seatName(state.turn) + ':' + state.step,
    state.syrup.map((count) => count.toString()).join(','),
    cards === ':' ? '-' : cards,
    tiles === '' ? '-' : tiles,
    state.round.toString() + ':' + pawns.join(','),
    hand === '' && changed === '' ? '-' : hand + ':' + changed,
    state.won.map((goals) => wonText(goals)).join(';'),
  ].join(' ');
}

function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? '';
}

function wonText(goals: readonly WonGoal[]): string {
  if (goals.length === 0) return '-';
  return goals.map((goal) => goal.goal.toString() + (goal.gone ? '!' : '')).join('.');
}

/**
 * Reads a position. The number of waffles is the number of players. Defaults: `p1:draft`, no syrup, no cards, no tiles,
 * round 1 with no pawn placed, an empty hand, no goals. Stars are chosen on waffles as the dispenser cards show them (WT-7),
 * and only a seat that is placing has toppings in hand. Errors: `position-empty`, `board-ranks`, `board-piece`,
 * `board-rank-length`, `waffles`, `step`, `star`, `syrup`, `cards`, `tiles`, `track`, `turn`, `goals`, `position-rest`.
 */
export function parsePosition(text: string, options: Options): Result<WaffleTimeState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined) return textError('position-empty', 0, ['5/5/5/5/5 p1:draft']);
  const waffles = parseWaffles(first);
  if (!waffles.ok) return waffles;
  const players = waffles.value.length;
  const step = parseStep(fields[1], players);
  if (!step.ok) return step;
  const syrup = parseSyrup(fields[2] ?? LEFT_OUT, players);
  if (!syrup.ok) return syrup;
  const cards = parseCards(fields[3]);
  if (!cards.ok) return cards;
  const tiles = parseTiles(fields[4] ?? LEFT_OUT);
  if (!tiles.ok) return tiles;
  const track = parseTrack(fields[5] ?? LEFT_OUT, players);
  if (!track.ok) return track;
  const bare = step.value.step === 'star' ? withoutDispenser(first, waffles.value, step.value.seat) : undefined;
  if (bare !== undefined) return textError('star', bare.offset, ['3w1/w4/2w2/4w/1w3'], { found: bare.text });
  const turn = parseTurn(fields[6] ?? LEFT_OUT, step.value.step);
  if (!turn.ok) return turn;
  const won = parseGoals(fields[7] ?? LEFT_OUT, players);
  if (!won.ok) return won;
  const rest = fields[8];
  if (rest !== undefined) return restError(rest);
  const state: WaffleTimeState = {
    rng: [1, 1],
    rules: { ...rulesOf(options), players },
    waffles: waffles.value,
    syrup: syrup.value,
    cards: cards.value.numbers,
    goals: cards.value.goals,
    tiles: tiles.value,
    round: track.value.round,
    pawns: track.value.pawns,
    step: step.value.step,
    turn: step.value.seat,
    hand: turn.value.hand,
    changed: turn.value.changed,
    won: won.value,
    over: false,
  };
  // The board alone is a diagram, not a finished game
  return ok(fields.length === 1 ? state : completed(state));
}

/** The first waffle of a seat that still has to choose its stars whose cream matches no dispenser card. */
function withoutDispenser(field: Field, waffles: readonly Waffle[], turn: number): Field | undefined {
  return partsOf(field, ';').find((_part, seat) => seat >= turn && dispenserOf(waffles[seat] ?? []) === undefined);
}

/** Applies what follows from the fields: the end of a solo game or of round 8, or a finish step with nothing to complete. */
function completed(state: WaffleTimeState): WaffleTimeState {
  if (state.step !== 'star' && state.hand.length === 0 && soloIsOver(state)) return soloEnd(state);
  if (state.step !== 'finish') return state;
  const resting = state.changed.length === 0 && state.pawns.every((pawn) => pawn.slot >= 0);
  if (resting && state.round >= ROUNDS && state.rules.players > 1) return { ...state, over: true };
  return state.pawns.some((pawn) => pawn.slot >= 0) ? patterns(state) : state;
}

/** Returns an error about a field, or one of its parts. */
function wrong(code: string, field: Field, expected: readonly string[]): Result<never, TextError> {
  return textError(code, field.offset, expected, { found: field.text });
}

/** The default for an omitted field. */
const LEFT_OUT: Field = { text: '-', offset: 0 };

function parseStep(field: Field | undefined, players: number): Result<{ seat: number; step: StepName }, TextError> {
  if (field === undefined) return ok({ seat: 0, step: 'draft' });
  const [name = '', word = ''] = field.text.split(':');
  const seat = SEAT_NAMES.indexOf(name);
  const step = STEPS.find((other) => other === word);
  if (seat < 0 || seat >= players || step === undefined || field.text !== name + ':' + word) {
    return wrong(
      'step',
      field,
      STEPS.map((other) => 'p1:' + other),
    );
  }
  return ok({ seat, step });
}

function parseSyrup(field: Field, players: number): Result<readonly number[], TextError> {
  const counts: number[] = [];
  for (const part of partsOf(field, ',')) {
    const count = wholeNumber(part.text);
    if (count === undefined) return wrong('syrup', part, ['6,8']);
    counts.push(count);
  }
  if (counts.length === 0) for (let seat = 0; seat < players; seat++) counts.push(0);
  return counts.length === players ? ok(counts) : wrong('syrup', field, ['6,8']);
}

/** Reads `12313:52,53,57`: the active card of each fruit, cherry first, and the goals in play. Error: `cards`. */
function parseCards(
  field: Field | undefined,
): Result<{ numbers: readonly number[]; goals: readonly number[] }, TextError> {
  if (field === undefined || field.text === '-') return ok({ numbers: [], goals: [] });
  const error = textError('cards', field.offset, ['12313:52,53,57'], { found: field.text });
  const [first = '', second, third] = field.text.split(':');
  const numbers: number[] = [];
  for (let i = 0; i < first.length; i++) numbers.push('123'.indexOf(first.charAt(i)) + 1);
  if ((numbers.length !== 5 && numbers.length !== 0) || numbers.includes(0) || third !== undefined) return error;
  const goals: number[] = [];
  for (const text of second === undefined || second === '' ? [] : second.split(',')) {
    const id = goalId(text);
    if (id < 0 || goals.includes(id)) return error;
    goals.push(id);
  }
  return ok({ numbers, goals });
}

/** The id of a goal from its text; -1 for none. */
function goalId(text: string): number {
  const id = wholeNumber(text);
  return id !== undefined && GOALS.some((goal) => goal.id === id) ? id : -1;
}

function parseTiles(field: Field): Result<readonly DraftTile[], TextError> {
  const tiles: DraftTile[] = [];
  for (const part of partsOf(field, ',')) {
    const face = TOPPINGS.indexOf(part.text.charAt(0));
    const back = TOPPINGS.indexOf(part.text.charAt(1));
    if (part.text.length !== 2 || face < 1 || back < 1) return wrong('tiles', part, ['cs', 'u*']);
    tiles.push({ face, back });
  }
  if (tiles.length === 0 || tiles.length === DRAFT_TILES.length) return ok(tiles);
  return wrong('tiles', field, ['cs,ck,cw,sb,su,kb,ku,bw,u*']);
}

function parseTrack(field: Field, players: number): Result<{ round: number; pawns: readonly Pawn[] }, TextError> {
  const pawns: Pawn[] = [];
  if (field.text === '-') {
    for (let seat = 0; seat < players; seat++) pawns.push({ seat, slot: -1 });
    return ok({ round: 1, pawns });
  }
  const error = wrong('track', field, ['3:p2@5,p1']);
  const [first = '', second = '', third] = field.text.split(':');
  const round = wholeNumber(first);
  if (round === undefined || round < 1 || third !== undefined) return error;
  for (const text of second.split(',')) {
    const [name = '', place, more] = text.split('@');
    const seat = SEAT_NAMES.indexOf(name);
    const slot = place === undefined ? -1 : wholeNumber(place);
    const twice = pawns.some((pawn) => pawn.seat === seat || (pawn.slot >= 0 && pawn.slot === slot));
    const known = seat >= 0 && seat < players && slot !== undefined && slot < SLOTS && more === undefined;
    if (!known || twice || slotsUnderTiles(players, round).includes(slot)) return error;
    pawns.push({ seat, slot });
  }
  return pawns.length === players ? ok({ round, pawns }) : error;
}

function parseTurn(
  field: Field,
  step: StepName,
): Result<{ hand: readonly number[]; changed: readonly number[] }, TextError> {
  if (field.text === '-') return ok({ hand: [], changed: [] });
  const [first = '', second = '', third] = field.text.split(':');
  const hand: number[] = [];
  for (let i = 0; i < first.length; i++) hand.push(TOPPINGS.indexOf(first.charAt(i)));
  const changed = readSpaces(second);
  const known = hand.every((topping) => topping >= 1 && topping <= 6);
  const most = step === 'place' ? 2 : 0;
  if (!known || hand.length > most || changed === undefined || third !== undefined) {
    return wrong('turn', field, step === 'place' ? ['ck:', 'c:'] : [':a1b1', '-']);
  }
  return ok({ hand, changed: changed.sort((a, b) => a - b) });
}

function parseGoals(field: Field, players: number): Result<readonly (readonly WonGoal[])[], TextError> {
  const won: WonGoal[][] = [];
  for (const part of partsOf(field, ';')) {
    const goals: WonGoal[] = [];
    for (const text of part.text === '-' ? [] : part.text.split('.')) {
      const gone = text.charAt(text.length - 1) === '!';
      const goal = goalId(gone ? text.substring(0, text.length - 1) : text);
      if (goal < 0 || goals.some((other) => other.goal === goal)) {
        return wrong('goals', part, ['52.57!;-']);
      }
      goals.push({ goal, gone });
    }
    won.push(goals);
  }
  if (won.length === 0) for (let seat = 0; seat < players; seat++) won.push([]);
  return won.length === players ? ok(won) : wrong('goals', field, ['52.57!;-']);
}
