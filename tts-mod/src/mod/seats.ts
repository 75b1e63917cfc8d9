/** Who sits where: seats that players take or swap by the panel, and the seat that somebody who comes back gets again. */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { BUTTON_INK, SEAT, SEAT_COLOURS } from '../names.js';
import { gameMessenger } from './messenger.js';
import { NOTICE } from './table-game.js';

/** Frames that the game needs to change a player's colour. */
const CHANGING = 10;
/** Frames until a guest has arrived, or somebody without a colour turns out to have stayed and not to have left the game. */
const ARRIVING = 60;

const NOBODY = 'Grey';

/** The people in the game, whose function, unlike those of objects, is called without `self`. */
const players = Player as unknown as { readonly getPlayers: (this: void) => readonly Player[] };

/** Returns everybody at the table, seated or not. */
function people(): readonly Player[] {
  return players.getPlayers();
}

/** Gives the person with a Steam id another colour, if that person is still here. */
function move(person: string, colour: string): void {
  people()
    .find((player) => player.steam_id === person)
    ?.changeColor(colour);
}

/** The seats of a table. */
export class Seats {
  /** The Steam id of who sat last at each colour. */
  private known: Record<string, string> = {};
  /** Whom each person wants to swap seats with; both by Steam id. */
  private wishes: Record<string, string> = {};
  /** Whether two people are just swapping seats, so that one of them has none for a moment. */
  private isSwapping = false;

  /** `isShown`: whether anybody looks at the page of seats. */
  constructor(
    private readonly words: Catalogue,
    private readonly isShown: () => boolean,
  ) {}

  /** Returns what to save: Steam ids by colour. */
  saved(): Readonly<Record<string, string>> {
    return this.known;
  }

  /** Restores what was saved; those who sit here now count more. */
  restore(saved: Readonly<Record<string, string>> | undefined): void {
    this.known = { ...saved };
    this.isSwapping = false;
    this.wishes = {};
    this.remember();
  }

  /** Names on each button who sits there, if anybody looks. */
  show(): void {
    if (!this.isShown()) return;
    for (const colour of SEAT_COLOURS) {
      const { seated } = Player[colour];
      const values = { colour: colour.toLowerCase(), name: seated ? Player[colour].steam_name : '' };
      const text = format(this.words, seated ? 'tts.seats.taken' : 'tts.seats.free', values);
      UI.setAttributes(SEAT + colour, { text, textColor: BUTTON_INK } as never);
    }
  }

  /** Handles somebody having sat down or stood up. */
  changed(): void {
    this.remember();
    this.show();
    Wait.frames(() => {
      this.forget();
    }, ARRIVING);
  }

  /** Gives somebody who comes back the seat of before, unless it is taken. */
  connected(person: string): void {
    Wait.frames(() => {
      const colour = SEAT_COLOURS.find((other) => this.known[other] === person);
      const isHere = people().some((player) => player.steam_id === person && player.color === NOBODY);
      if (colour === undefined || !isHere || Player[colour].seated) return;
      move(person, colour);
      Wait.frames(() => {
        if (!Player[colour].seated) return;
        const values = { name: Player[colour].steam_name, colour: colour.toLowerCase() };
        gameMessenger.announce(format(this.words, 'tts.seats.back', values), NOTICE);
      }, CHANGING);
    }, ARRIVING);
  }

  /** Handles a seat's button: sits down at a free seat; at a taken one asks to swap, or agrees if asked before. */
  press(colour: string, player: string): void {
    const target = SEAT_COLOURS.find((other) => other === colour);
    if (target === undefined || player === target || this.isSwapping) return;
    const own = Player[player as PlayerColor];
    if (!Player[target].seated) {
      move(own.steam_id, target);
      return;
    }
    const other = Player[target];
    // Only two who sit can swap
    if (!SEAT_COLOURS.some((seat) => seat === player)) return;
    if (this.wishes[other.steam_id] === own.steam_id) {
      this.swap(own.steam_id, player, other.steam_id, target);
      return;
    }
    this.wishes[own.steam_id] = other.steam_id;
    const asking = { name: own.steam_name, colour: player.toLowerCase() };
    gameMessenger.tell(target, format(this.words, 'tts.seats.ask', asking));
    gameMessenger.tell(player, format(this.words, 'tts.seats.asked', { name: other.steam_name }));
  }

  /** Swaps two people: a colour must be free before somebody gets it. */
  private swap(one: string, first: string, other: string, second: string): void {
    this.wishes = {};
    this.isSwapping = true;
    move(one, NOBODY);
    Wait.frames(() => {
      move(other, first);
      Wait.frames(() => {
        move(one, second);
        Wait.frames(() => {
          this.isSwapping = false;
          this.changed();
        }, CHANGING);
      }, CHANGING);
    }, CHANGING);
  }

  /** Remembers who sits where. */
  private remember(): void {
    if (this.isSwapping) return;
    for (const colour of SEAT_COLOURS) {
      if (!Player[colour].seated) continue;
      const person = Player[colour].steam_id;
      for (const before of SEAT_COLOURS) if (this.known[before] === person) this.drop(before);
      this.known[colour] = person;
    }
  }

  /** Forgets the seats of those who stood up and stayed. */
  private forget(): void {
    if (this.isSwapping) return;
    for (const { color, steam_id: person } of people()) {
      for (const colour of SEAT_COLOURS) if (color === NOBODY && this.known[colour] === person) this.drop(colour);
    }
  }

  private drop(colour: string): void {
    const known: Record<string, string> = {};
    for (const other of SEAT_COLOURS) {
      const person = this.known[other];
      if (other !== colour && person !== undefined) known[other] = person;
    }
    this.known = known;
  }
}
