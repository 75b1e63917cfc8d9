/** Sends messages to players, and knows who sits where. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { MAX_SEED } from '@griddle/rules/core/random.js';
import { SEAT_COLOURS } from '../names.js';
import type { Colour, Messenger } from './table-game.js';

const WARNING: Colour = [1, 0.7, 0.36];

/** Whether a text is one of the game's player colours; a drop by the script itself has none. */
function isSeated(colour: string): colour is PlayerColor {
  return getSeatedPlayers().some((seated) => seated === colour);
}

/** Speaks to the players of the game. */
export const gameMessenger: Messenger = {
  announce: (sentence, [red, green, blue]) => {
    broadcastToAll(sentence, [red, green, blue]);
  },
  tell: (player, sentence) => {
    const [red, green, blue] = WARNING;
    if (isSeated(player)) broadcastToColor(sentence, player, [red, green, blue]);
    else broadcastToAll(sentence, [red, green, blue]);
  },
  whisper: (seat, sentence) => {
    const colour = SEAT_COLOURS[seat];
    const [red, green, blue] = WARNING;
    if (colour !== undefined && isSeated(colour)) broadcastToColor(sentence, colour, [red, green, blue]);
  },
  isOthers: (player: string, seat: Seat) => {
    const colour = SEAT_COLOURS[seat];
    return colour !== undefined && colour !== player && isSeated(colour);
  },
  // The second alone would give two tables of one evening neighbouring seeds. MoonSharp's time has parts of a second
  seed: () => mod(Math.floor(os.time()) * 1009 + math.random(0, MAX_SEED), MAX_SEED + 1),
};
