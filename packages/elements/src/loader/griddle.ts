/**
 * `griddle.js`, the one script that a page of several games needs: it looks for Griddle's elements and fetches the code of
 * just those, from beside itself. Elements that come later are found, too.
 */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { coachOf, opponentsOf, panelOf, preload } from './preload.js';
import { DAILY } from '../daily/day.js';
import { askedGame, loadDaily } from './daily.js';
import { giveRoomBack, keepRoom } from './room.js';

/** Where the code of an element is. */
interface ElementCode {
  readonly load: () => Promise<unknown>;
  /** The names of its file and of its opponents' in a release. */
  readonly file: string;
  readonly bots?: string;
}

const CODE: Readonly<Record<string, ElementCode>> = {
  'waffle-wars': {
    file: 'waffle-wars',
    bots: 'waffle-wars',
    load: () => import('../games/waffle-wars/waffle-wars.js'),
  },
  'waffle-time': {
    file: 'waffle-time',
    bots: 'waffle-time',
    load: () => import('../games/waffle-time/waffle-time.js'),
  },
  'waffle-board': { file: 'waffle-time', load: () => import('../games/waffle-time/waffle-board.js') },
  'draft-board': { file: 'waffle-time', load: () => import('../games/waffle-time/draft-board.js') },
  'top-waffle': { file: 'top-waffle', bots: 'top-waffle', load: () => import('../games/top-waffle/top-waffle.js') },
  'order-board': { file: 'top-waffle', load: () => import('../games/top-waffle/order-board.js') },
  'waddle-waddle': {
    file: 'waddle-waddle',
    bots: 'waddle-waddle',
    load: () => import('../games/waddle-waddle/waddle-waddle.js'),
  },
  'pengo-board': { file: 'waddle-waddle', load: () => import('../games/waddle-waddle/pengo-board.js') },
  'snake-board': { file: 'snake-board', bots: 'snake', load: () => import('../games/snake-board.js') },
  'waffle-checkers': {
    file: 'waffle-checkers',
    bots: 'waffle-checkers',
    load: () => import('../games/waffle-checkers.js'),
  },
  'hostage-rescue': {
    file: 'hostage-rescue',
    bots: 'hostage-rescue',
    load: () => import('../games/hostage-rescue.js'),
  },
  'connect-four': { file: 'connect-four', bots: 'connect-four', load: () => import('../games/connect-four.js') },
  'reversi-board': { file: 'reversi-board', bots: 'reversi', load: () => import('../games/reversi-board.js') },
  'buffet-boss': {
    file: 'buffet-boss',
    bots: 'buffet-boss',
    load: () => import('../games/buffet-boss/buffet-boss.js'),
  },
  'buffet-line': { file: 'buffet-boss', load: () => import('../games/buffet-boss/buffet-line.js') },
  'buffet-plate': { file: 'buffet-boss', load: () => import('../games/buffet-boss/buffet-plate.js') },
  'move-list': { file: 'panel', load: () => import('#panel') },
  'score-sheet': { file: 'panel', load: () => import('#panel') },
};

/** The daily puzzle comes with the puzzles of its game, in one file. */
const DAILY_TAG = 'griddle-daily';

/** The elements still to be looked for. */
const wanted = new Set([...Object.keys(CODE), DAILY_TAG]);

/**
 * Fetches the code of the elements inside a part of a page. The page itself is watched already; call it for a shadow tree
 * of your own.
 */
export function discover(root: ParentNode): void {
  for (const name of wanted) {
    const inside = [...root.querySelectorAll(name)];
    const found = root instanceof Element && root.localName === name ? [root, ...inside] : inside;
    if (found.length === 0) continue;
    if (name === DAILY_TAG) fetchDaily(found);
    else fetchElement(name, found);
  }
  if (wanted.size === 0) observer?.disconnect();
}

/** Adds the words of a language, or other words; elements on the page take them up at once. */
export async function addMessages(catalogue: Catalogue): Promise<void> {
  const core = await import('#core');
  core.addMessages(catalogue);
}

/** Asks at once for all that is known to be needed. */
function fetchElement(name: string, elements: readonly Element[]): void {
  wanted.delete(name);
  if (customElements.get(name)) return tellOfOther();
  hasLoaded = true;
  const { bots, file, load } = CODE[name] as ElementCode;
  // Who steps through a replay touches its panel first, who plays the board
  preload(['core', file, ...elements.flatMap((element) => [...coachOf(element), ...panelOf(element, ['replay'])])]);
  // What a server has drawn has its room
  if (file !== 'panel' && !elements.some(({ shadowRoot }) => shadowRoot)) keepRoom(name);
  load().then(
    () => {
      preload(elements.flatMap((element) => panelOf(element, ['play'])));
      if (bots !== undefined) preload(elements.flatMap((element) => opponentsOf(element, bots)));
    },
    (error: unknown) => {
      giveRoomBack(name);
      console.error(`Griddle could not load <${name}>, so its text is shown instead: ${String(error)}`);
    },
  );
}

/** Asks at once for all that daily puzzles are going to need: the code of their games, too, which come as elements. */
function fetchDaily(elements: readonly Element[]): void {
  wanted.delete(DAILY_TAG);
  if (customElements.get(DAILY_TAG)) return tellOfOther();
  hasLoaded = true;
  for (const element of elements) {
    const isWaffle = element.getAttribute('what') === 'waffle';
    const game = isWaffle ? 'waffle-time' : askedGame(element);
    preload(['core', CODE[DAILY[game]]?.file ?? game]);
    loadDaily(game)
      .then(() => preload([isWaffle ? 'panel' : 'learn']))
      .catch((error: unknown) => console.error(`Griddle could not load <${DAILY_TAG}>: ${String(error)}`));
  }
}

/** Whether some code was fetched from here. */
let hasLoaded = false;

/** Elements that are there before anything was fetched are another copy's. */
function tellOfOther(): void {
  if (!hasLoaded)
    console.warn('Griddle is on this page twice: the first copy serves its elements, this one is ignored.');
  hasLoaded = true;
}

// There is no page where servers import this
const observer = typeof document === 'undefined' ? undefined : new MutationObserver(foundLater);

function foundLater(changes: readonly MutationRecord[]): void {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) discover(node);
}

if (observer) {
  observer.observe(document, { childList: true, subtree: true });
  discover(document);
}
