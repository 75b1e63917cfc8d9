/** What the seats of an element are called. */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { Translate } from './catalogues.js';
import type { Mode } from './settings.js';
import { loneSeat, peopleOf, type Player } from './players.js';

/** Who sits at a game. */
export interface Seated {
  readonly mode: Mode;
  /** Names of the seats as the notation has them. */
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  /** Names that the page gives, by seat; empty for none. */
  readonly given: readonly string[];
  /** The seats of people. */
  readonly people: readonly Seat[];
  /** The seat of “you” in a game that is played at the page; undefined where there is none. */
  readonly you: Seat | undefined;
}

/** What decides who sits at a game. */
interface Seating extends Pick<Seated, 'mode' | 'seats' | 'players'> {
  /** The `names` attribute: names by seat, separated by commas. */
  readonly names: string;
}

/** Who sits at a game; the same object as long as nothing of it changes. */
export class Seats {
  #now: (Seating & { readonly seated: Seated }) | undefined;

  /** Who sits at a game with these players. */
  at({ mode, names, players, seats }: Seating): Seated {
    const now = this.#now;
    if (now?.seats === seats && now.players === players && now.mode === mode && now.names === names) return now.seated;
    const people = peopleOf(seats, players);
    const you = mode === 'play' ? loneSeat(seats, people) : undefined;
    const seated = { mode, seats, players, given: namesIn(names), people, you };
    this.#now = { mode, names, players, seats, seated };
    return seated;
  }
}

/** Names of a `names` attribute, by seat. */
function namesIn(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

/** A seat in a sentence: by its own name, or else by its colour or number. */
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

/** All seats in a sentence. */
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

/** The bot of a seat in a game to play. */
function botOf({ mode, players }: Seated, seat: Seat): (Player & { readonly kind: 'bot' }) | undefined {
  const player = players[seat];
  return mode === 'play' && player?.kind === 'bot' ? player : undefined;
}

/** The colour or number of a seat, which no two share. */
function nameByRules({ seats }: Seated, seat: Seat, t: Translate): string {
  return t(`seat.${seats[seat] ?? 'table'}`);
}
