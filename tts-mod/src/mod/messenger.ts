/** Sends messages to players, and the record to the notebook and a listening editor. Knows which player has which seat. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { MAX_SEED } from '@griddle/rules/core/random.js';
import { SEAT_COLOURS, EXTERNAL_KEY } from '../names.js';
import type { Colour, Messenger } from './table-game.js';

const WARNING: Colour = [1, 0.7, 0.36];

/** Whether a text is one of Tabletop Simulator's player colours; a drop by the script itself has none. */
function isSeated(colour: string): colour is PlayerColor {
  return getSeatedPlayers().some((seated) => seated === colour);
}

/** Returns how many people sit at seats of the table. */
export function seatedCount(): number {
  return SEAT_COLOURS.filter((colour) => isSeated(colour)).length;
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
  // The second alone would give two tables of one evening neighbouring seeds. MoonSharp's time has fractions of a second
  seed: () => mod(Math.floor(os.time()) * 1009 + math.random(0, MAX_SEED), MAX_SEED + 1),
};

/** Writes a text to the notebook tab with that title; recreates the tab if somebody has removed it. */
export function writeTab(title: string, body: string): void {
  const tab = Notes.getNotebookTabs().find((other) => other.title === title);
  if (tab === undefined) Notes.addNotebookTab({ title, body, color: 'Grey' });
  else Notes.editNotebookTab({ index: tab.index, title, body });
}

/** Number of records of earlier games kept. */
const KEPT = 10;
/** How each record begins, after an empty line. */
const BETWEEN = '\n\n[Game ';

/** Prepends a record to those in a tab, which form a file of records; drops the oldest beyond `KEPT`. */
export function addToTab(title: string, record: string): void {
  const before = Notes.getNotebookTabs().find((other) => other.title === title)?.body ?? '';
  const all = before === '' ? record : record + '\n' + before;
  writeTab(title, all.split(BETWEEN).slice(0, KEPT).join(BETWEEN));
}

/** Sends the record to a listening editor: `{ griddle: 'record', record: TEXT }`. */
export function sendRecord(record: string): void {
  sendExternalMessage({ [EXTERNAL_KEY]: 'record', record });
}

/** Returns the tags that only the table knows: where, when, and who sat at which seat. */
export function tableTags(
  seats: readonly string[],
  colours: readonly PlayerColor[],
): { name: string; value: string }[] {
  const tags = [
    { name: 'Site', value: 'Tabletop Simulator' },
    { name: 'Date', value: os.date('%Y.%m.%d') },
  ];
  for (let seat = 0; seat < seats.length; seat++) {
    const colour = colours[seat];
    const name = seats[seat];
    if (colour === undefined || name === undefined || !Player[colour].seated) continue;
    tags.push({ name: capital(name), value: Player[colour].steam_name });
  }
  return tags;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.substring(1);
}
