/** The players: people and bots by seat, their names, and messages that address one of them. */
import {
  err,
  CHANCE,
  ok,
  type BaseState,
  type Game,
  type Options,
  type Result,
  type Seat,
} from '@griddle/rules/core/contract.js';
import { levelOf, type Level } from '@griddle/bots/internal/levels.js';
import { hasMessage } from '@griddle/rules/internal/messages/catalogue.js';
import type { Tag } from '@griddle/rules/record/index.js';
import { inputError, type InputError } from './input.js';
import type { Translate, Locale } from './catalogues.js';
import type { Mode } from './settings.js';

/** A step of a game, as far as this module needs it. */
interface Moved {
  readonly seat: Seat;
  readonly parent?: Moved | undefined;
}

/** A person at the page, a person elsewhere whose moves the page plays with `play()` (`far`), or a bot with its level. */
export type Player = { readonly kind: 'human' | 'far' } | { readonly kind: 'bot'; readonly level: Level };

const EXPECTED = ['human', 'far', 'bot:easy', 'bot:medium', 'bot:hard', 'bot:best', 'bot:2s'];

/** Reads players by seat; seats left out are human. */
export function parsePlayers<S extends BaseState, M>(
  rules: Game<S, M>,
  text: string,
): Result<readonly Player[], InputError> {
  if (text.trim() === '') return ok([]);
  const words = text.split(',').map((word) => word.trim());
  const players = words.map(parsePlayer);
  const wrong = players.findIndex((player, seat) => !player || seat >= mostSeats(rules));
  if (wrong >= 0) return err(inputError('seats', 'seats', EXPECTED, { found: words[wrong] ?? '' }));
  return ok(players as Player[]);
}

function parsePlayer(word: string): Player | undefined {
  if (word === 'human' || word === 'far') return { kind: word };
  const [kind, name = 'easy'] = word.split(':');
  const level = kind === 'bot' ? levelOf(name) : undefined;
  return level && { kind: 'bot', level };
}

/** Whether a person at the page plays; seats that the page leaves out are such. */
export function isHuman(player: Player | undefined): boolean {
  return player === undefined || player.kind === 'human';
}

/** Returns the seats of people at the page. */
export function humanSeats(seats: readonly string[], players: readonly Player[]): readonly Seat[] {
  return seats.flatMap((_name, seat) => (isHuman(players[seat]) ? [seat] : []));
}

/** Returns the seat of the only person, called “you”; undefined for none. */
export function soloHumanSeat(seats: readonly string[], people: readonly Seat[]): Seat | undefined {
  return people.length === 1 && seats.length > 1 ? people[0] : undefined;
}

/** Whether any seat is played from elsewhere. */
export function hasFar(players: readonly Player[]): boolean {
  return players.some(({ kind }) => kind === 'far');
}

/** Whether a person has made any of the moves up to a step. */
export function hasPersonMoved(step: Moved, players: readonly Player[]): boolean {
  for (let at: Moved | undefined = step; at?.parent; at = at.parent)
    if (at.seat !== CHANCE && players[at.seat]?.kind !== 'bot') return true;
  return false;
}

/** Returns the largest number of seats that the game can have. */
function mostSeats<S extends BaseState, M>({ options, seats }: Game<S, M>): number {
  const most = options.flatMap((option) => {
    const values = option.kind === 'choice' ? option.values : 'max' in option ? [option.max] : [option.initial];
    return values.map((value) => ({ [option.key]: value }));
  });
  const initial = Object.fromEntries(options.map(({ key, initial }) => [key, initial])) as Options;
  return Math.max(seats(initial).length, ...most.map((change) => seats({ ...initial, ...change }).length));
}

// The names of an element's seats.

/** The seats of a game, with their players and names. */
export interface Seated {
  readonly mode: Mode;
  /** Names of the seats as the notation has them. */
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  /** Names that the page gives, by seat; empty for none. */
  readonly given: readonly string[];
  /** The seats of people. */
  readonly people: readonly Seat[];
  /** The seat addressed as “you” in a game played at the page; undefined for none. */
  readonly you: Seat | undefined;
}

/** What determines the seats of a game. */
interface Seating extends Pick<Seated, 'mode' | 'seats' | 'players'> {
  /** The `names` attribute: names by seat, separated by commas. */
  readonly names: string;
  /** The record's tags; those named like a seat hold who plays there. */
  readonly tags: readonly Tag[];
}

/** Caches the seats of a game: the same object as long as nothing in it changes. */
export class Seats {
  #now: (Seating & { readonly seated: Seated }) | undefined;

  /** Returns the seats of a game with these players. */
  at({ mode, names, players, seats, tags }: Seating): Seated {
    const now = this.#now;
    if (
      now?.seats === seats &&
      now.players === players &&
      now.mode === mode &&
      now.names === names &&
      now.tags === tags
    )
      return now.seated;
    const people = humanSeats(seats, players);
    const you = mode === 'play' ? soloHumanSeat(seats, people) : undefined;
    const seated = { mode, seats, players, given: namesIn(names, seats, tags), people, you };
    this.#now = { mode, names, players, seats, tags, seated };
    return seated;
  }
}

/** Returns the names by seat: those of the `names` attribute, else those of the record's tags. */
function namesIn(text: string, seats: readonly string[], tags: readonly Tag[]): readonly string[] {
  const given = text.split(',').map((name) => name.trim());
  return seats.map((seat, at) => given[at] || (tags.find(({ name }) => name.toLowerCase() === seat)?.value ?? ''));
}

/** Returns the name of a seat in a sentence: its own name, else its colour or number. */
export function nameInText(seated: Seated, seat: Seat, t: Translate): string {
  return ownName(seated, seat, t) || nameByRules(seated, seat, t);
}

/** Seats whose names are plurals: `Strawberries are thinking…`. */
const PLURAL_SEATS: readonly string[] = ['strawberries', 'blueberries'];

/** Returns 1 or 2, the number of the verb that goes with the names of these seats. */
export function grammaticalNumber(seated: Seated, seats: readonly Seat[], t: Translate): number {
  const [only] = seats;
  if (only === undefined || seats.length > 1) return 2;
  return ownName(seated, only, t) === '' && PLURAL_SEATS.includes(seated.seats[only] ?? '') ? 2 : 1;
}

/** Returns the names of all seats in sentences. */
export function namesInText(seated: Seated, t: Translate): readonly string[] {
  return seated.seats.map((_name, seat) => nameInText(seated, seat, t));
}

/** Returns the page's name for a seat, or a bot's chip name if it is unique; else empty. */
export function ownName(seated: Seated, seat: Seat, t: Translate): string {
  return seated.given[seat] || (botOf(seated, seat) ? nameOfOne(seated, seat, t) : '');
}

/** Returns the names for chips. Bots of the same name get their colour or number instead. */
export function namesAlone(seated: Seated, t: Translate): readonly string[] {
  return seated.seats.map((_name, seat) => nameOfOne(seated, seat, t) || nameInText(seated, seat, t));
}

/** Returns the chip name of a seat; empty if another seat has the same. */
function nameOfOne(seated: Seated, seat: Seat, t: Translate): string {
  const name = nameOnChip(seated, seat, t);
  const isShared = seated.seats.some((_name, other) => other !== seat && nameOnChip(seated, other, t) === name);
  return isShared ? '' : name;
}

/** Returns the chip name of a seat: the page's name, `You`, `Medium bot`, or its colour or number. */
export function nameOnChip(seated: Seated, seat: Seat, t: Translate): string {
  const bot = botOf(seated, seat);
  if (seated.given[seat]) return seated.given[seat];
  if (seated.you === seat) return t('ui.you');
  if (!bot) return nameByRules(seated, seat, t);
  return bot.level.endsWith('s') ? t('ui.bot') : t(`ui.bot-${bot.level}`);
}

/** Returns the bot of a seat in a game to play. */
function botOf({ mode, players }: Seated, seat: Seat): (Player & { readonly kind: 'bot' }) | undefined {
  const player = players[seat];
  return mode === 'play' && player?.kind === 'bot' ? player : undefined;
}

/** Returns the colour or number of a seat, which is unique. */
function nameByRules({ seats }: Seated, seat: Seat, t: Translate): string {
  return t(`seat.${seats[seat] ?? 'table'}`);
}

// Messages in the second person: advice to the reader (`take a card`), and the reader's own pieces (`Your tiles`).

/**
 * Uses the message `you.KEY` instead of `KEY` if it exists. A language that translates only `KEY` keeps that, so no English
 * is mixed in.
 */
export function addressYou({ catalogue, t }: Locale): Translate {
  return (key, values) => {
    const form = `you.${key}`;
    const isOtherTold = Object.hasOwn(catalogue.text, key) && !Object.hasOwn(catalogue.text, form);
    return t(hasMessage(catalogue, form) && !isOtherTold ? form : key, values);
  };
}

/**
 * Translates messages about what seats have. For the reader's own seat it uses `you.KEY` (`Your tiles`) if it exists, else
 * `You`; for a seat with its own name, that name. The value `seat` of a message is the seat's name in notation.
 */
export function addressOwner(locale: Locale, seated: Seated): Translate {
  const { catalogue, t } = locale;
  return (key, values) => {
    const seat = seated.seats.indexOf(String(values?.['seat']));
    const name = ownName(seated, seat, t);
    if (name !== '') return t(key, { ...values, seat: name });
    if (seat < 0 || seat !== seated.you) return t(key, values);
    return hasMessage(catalogue, `you.${key}`)
      ? addressYou(locale)(key, values)
      : t(key, { ...values, seat: t('ui.you') });
  };
}

/**
 * Translates a move that was made, for use after the seat's name: `took a card`. Languages whose verb differs after “you”
 * have it in `did.KEY`. Chance moves address the reader's belongings as theirs.
 */
export function addressMover(locale: Locale, seated: Seated, seat: Seat): Translate {
  if (seat === CHANCE) return addressOwner(locale, seated);
  if (seat !== seated.you || seated.given[seat]) return locale.t;
  const { catalogue, t } = locale;
  return (key, values) => t(hasMessage(catalogue, `did.${key}`) ? `did.${key}` : key, values);
}
