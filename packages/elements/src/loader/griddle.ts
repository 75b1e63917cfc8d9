/**
 * `griddle.js`, the one script that a page of several games needs: it looks for Griddle's elements and fetches the code of
 * just those, from beside itself. Elements that come later are found, too.
 */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { coachOf, opponentsOf, panelOf, preload } from './preload.js';
import { CODE as BOARDS, type ElementCode } from '../generated/code.js';
import { DAILY } from '../generated/daily.js';
import { askedGame, loadDaily } from './daily.js';
import { giveRoomBack, keepRoom } from './room.js';

/** Where the code of every element is, the parts included. */
const CODE: Readonly<Record<string, ElementCode>> = {
  ...BOARDS,
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
