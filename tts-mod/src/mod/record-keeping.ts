/** Writes the record to the notebook and to a listening editor. */
import { EXTERNAL_KEY } from '../names.js';

/** Writes a text into the tab of that title; makes the tab when somebody has removed it. */
export function writeTab(title: string, body: string): void {
  const tab = Notes.getNotebookTabs().find((other) => other.title === title);
  if (tab === undefined) Notes.addNotebookTab({ title, body, color: 'Grey' });
  else Notes.editNotebookTab({ index: tab.index, title, body });
}

/** How many records of earlier games are kept. */
const KEPT = 10;
/** What each record begins with, after an empty line. */
const BETWEEN = '\n\n[Game ';

/** Adds a record before those in a tab, which together are a file of records; the oldest of too many goes. */
export function addToTab(title: string, record: string): void {
  const before = Notes.getNotebookTabs().find((other) => other.title === title)?.body ?? '';
  const all = before === '' ? record : record + '\n' + before;
  writeTab(title, all.split(BETWEEN).slice(0, KEPT).join(BETWEEN));
}

/** Sends the record to the editor, if one listens: `{ griddle: 'record', record: TEXT }`. */
export function sendRecord(record: string): void {
  sendExternalMessage({ [EXTERNAL_KEY]: 'record', record });
}

/** The tags that only the table knows: where, when, and who sat at which seat. */
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
