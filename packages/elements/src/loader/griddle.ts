/**
 * `griddle.js`, the one script for a page with several games: it finds Griddle's elements, also those added later, and loads
 * only their code, relative to itself.
 */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { coachOf, opponentsOf, panelOf, playOf, preload } from './preload.js';
import { CODE as BOARDS, type ElementCode } from '../generated/code.js';
import { DAILY } from '../generated/daily.js';
import { askedGame, loadDaily } from './daily.js';
import { giveRoomBack, keepRoom } from './room.js';

/** The code of every element, including parts. */
const CODE: Readonly<Record<string, ElementCode>> = {
  ...BOARDS,
  'move-list': { file: 'panel', load: () => import('#panel') },
  'score-sheet': { file: 'panel', load: () => import('#panel') },
};

/** The daily puzzle. */
const DAILY_TAG = 'griddle-daily';

/** The elements not found yet. */
const wanted = new Set([...Object.keys(CODE), DAILY_TAG]);

/**
 * Loads the code of the elements below a root. The document is watched already; call this for your own shadow trees.
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

/** Adds messages, of a language or your own; elements on the page use them at once. */
export async function addMessages(catalogue: Catalogue): Promise<void> {
  const core = await import('#core');
  core.addMessages(catalogue);
}

/** Requests everything that is known to be needed at once. */
function fetchElement(name: string, elements: readonly Element[]): void {
  wanted.delete(name);
  if (customElements.get(name)) return tellOfOther();
  hasLoaded = true;
  const { bots, file, load } = CODE[name] as ElementCode;
  // Readers of a replay use its panel first, players the board
  preload([
    'core',
    file,
    ...elements.flatMap((element) => [...playOf(element), ...coachOf(element), ...panelOf(element, ['replay'])]),
  ]);
  // Server-rendered elements already have their space
  if (file !== 'panel' && !elements.some(({ shadowRoot }) => shadowRoot)) keepRoom(name);
  // Elements to be played are defined when they can be drawn: until then they keep what the page shows in their place
  const isPlayed = elements.some((element) => playOf(element).length > 0);
  (isPlayed ? import('#play').then(load) : load()).then(
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

/** Requests everything that daily puzzles will need at once, including the elements of their games. */
function fetchDaily(elements: readonly Element[]): void {
  wanted.delete(DAILY_TAG);
  if (customElements.get(DAILY_TAG)) return tellOfOther();
  hasLoaded = true;
  for (const element of elements) {
    const isWaffle = element.getAttribute('what') === 'waffle';
    const game = isWaffle ? 'waffle-time' : askedGame(element);
    preload(['core', 'play', CODE[DAILY[game]]?.file ?? game, 'daily', ...(isWaffle ? [] : [`puzzles-${game}`])]);
    loadDaily()
      .then(() => preload([isWaffle ? 'panel' : 'learn']))
      .catch((error: unknown) => console.error(`Griddle could not load <${DAILY_TAG}>: ${String(error)}`));
  }
}

/** Whether this copy has loaded any code. */
let hasLoaded = false;

/** Warns of a second copy: elements defined before this one has loaded anything are the other's. */
function tellOfOther(): void {
  if (!hasLoaded)
    console.warn('Griddle is on this page twice: the first copy serves its elements, this one is ignored.');
  hasLoaded = true;
}

// On a server there is no document
const observer = typeof document === 'undefined' ? undefined : new MutationObserver(foundLater);

function foundLater(changes: readonly MutationRecord[]): void {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) discover(node);
}

if (observer) {
  observer.observe(document, { childList: true, subtree: true });
  discover(document);
}
