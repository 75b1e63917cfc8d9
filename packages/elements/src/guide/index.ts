/** Guided games: in a release this is one file, `guide.js`. */
import type { TemplateResult } from 'lit';
import { html, inputError, loadPractice, nothing, openSession, type AnySession, type GameSnapshot } from '#core';
import { GuideController, type Visits } from './guide-controller.js';
import './guide.js';
import { GUIDES } from './guides.js';
import { readLine } from './steps.js';

/** The opponent in the game that follows. */
const OPPONENT = 'bot:easy';
/** The names under which the browser saves the page's guide, and the one that a reader has chosen. */
const PAGES = 'guide';
const READERS = 'first';

/**
 * Leads through a guided game, which goes on against a bot. The game on the board is put aside. `isPages`: whether the page asks
 * for it: then it is the one in the page's record, if there is one, and leads back nowhere.
 */
export async function openGuide(table: GameSnapshot, isPages = false): Promise<void> {
  const { control, keeps, report } = table;
  // What is wrong with the page's record has been said
  if (!control || (isPages && control.host.problems.length > 0)) return;
  const session = isPages && table.text !== '' ? table.whole : ownSession(table);
  if (!session) return report(inputError('guide', 'guide-game', [], {}));
  const line = readLine(session);
  if (!line.ok) return report({ source: 'guide', error: line.error });
  const { Visiting } = await loadPractice();
  if (control.visit !== table.visit) return;
  const seats = table.seats.map((_name, seat) => (seat === line.value.seat ? 'human' : OPPONENT)).join();
  const name = keeps ? (isPages ? PAGES : READERS) : '';
  const render = (now: GameSnapshot): TemplateResult => {
    const looks = way.phase === 'free' ? nothing : 'coached';
    return html`<griddle-guide class=${looks} .table=${now} .way=${way} .canLeave=${!isPages}></griddle-guide>`;
  };
  const visits: Visits = {
    led: new Visiting(control, { mode: 'puzzle', isLed: true, seats, keptAs: '', render }),
    free: new Visiting(control, { mode: 'play', seats, keptAs: name && `${name} on`, start: 'now', render }),
  };
  const way = new GuideController(line.value, session, visits, control, name);
  way.begin();
  // A page that asks for the guide keeps the focus where it is
  if (!isPages) control.host.focus();
}

/** The guided game that comes with Griddle; undefined where there is none. */
function ownSession({ control, game }: GameSnapshot): AnySession | undefined {
  const record = GUIDES[game] ?? '';
  if (!control || record === '') return undefined;
  const input = { record, position: '', options: '', seed: '', game: 1 };
  const opened = openSession(control.rules, input, undefined);
  return opened.ok ? opened.value : undefined;
}
