/**
 * One rule for keys and drags: an event that an element uses stops at the element, any other goes on to the page. All
 * listeners of the element itself still get it.
 */
import { scrolls } from './in-sight.js';

const TYPES = [
  'keydown',
  'keypress',
  'keyup',
  'mousedown',
  'pointerdown',
  'pointermove',
  'touchmove',
  'touchstart',
] as const;

/** Fields with a caret, whose keys are letters. */
const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=range])';
/** Keys that no field and no button uses. */
const NEVER_TYPED = /^(Tab|F\d+)$/;
/** What Escape closes. */
const OPEN = ':popover-open, dialog[open]';
const STEPS = /^( |Arrow.*|Home|End|Page.*)$/;

/** Events that an element has used. */
const kept = new WeakSet<Event>();
const keepers = new WeakSet<EventTarget>();
/** Used keys that are still down, by their `code`: the page does not get their `keyup` either. */
const down = new Set<string>();

/** Keeps an event inside the element that uses it. */
export function keep(event: Event): void {
  kept.add(event);
  if (event.currentTarget && keepers.has(event.currentTarget)) event.stopPropagation();
}

/** Marks a key as used: neither the browser nor the page does anything else with it. */
export function useKey(event: KeyboardEvent): void {
  event.preventDefault();
  keep(event);
  down.add(event.code);
}

/** Makes an element stop the events that it uses from reaching the page. */
export function keepEvents(host: EventTarget): void {
  if (keepers.has(host)) return;
  keepers.add(host);
  for (const type of TYPES) host.addEventListener(type, stopKept, { passive: true });
}

function stopKept(event: Event): void {
  if (kept.has(event) || (event instanceof KeyboardEvent && isUsed(event))) event.stopPropagation();
}

/** Whether the element, or the browser within it, uses a key. */
function isUsed(event: KeyboardEvent): boolean {
  const { code, defaultPrevented, type } = event;
  if (type === 'keyup') return down.delete(code);
  const isMine = defaultPrevented || isForBrowser(event);
  if (isMine) down.add(code);
  else down.delete(code);
  return isMine;
}

function isForBrowser(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, isComposing, key, metaKey } = event;
  const [target] = event.composedPath();
  if (!(target instanceof Element) || NEVER_TYPED.test(key)) return false;
  if (key === 'Escape') return isInOpen(event);
  const isShortcut = (altKey || ctrlKey || metaKey) && !event.getModifierState('AltGraph');
  if (isShortcut) return false;
  if (isComposing || target.matches(FIELDS)) return true;
  if (target.matches('input')) return STEPS.test(key);
  if (target.matches('button, summary')) return key === 'Enter' || key === ' ';
  if (target.matches('a[href]')) return key === 'Enter';
  return STEPS.test(key) && scrolls(target);
}

/** Whether a key is pressed in a popover or dialog of the element, which Escape closes; the page's own do not count. */
export function isInOpen(event: KeyboardEvent): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(event.currentTarget as EventTarget));
  return inside.some((node) => node instanceof Element && node.matches(OPEN));
}

// One tab stop for many buttons: arrow keys, Home and End move the focus among them.

/** Returns the direction of a horizontal arrow in the text: 1 forward, -1 back, 0 for any other key. */
export function directionOf(key: string, node: Element): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (getComputedStyle(node).direction === 'ltr') ? 1 : -1;
}

/** Returns the same, including vertical arrows. */
function stepOf(key: string, node: Element): number {
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : directionOf(key, node);
}

/** Makes a button the only tab stop. */
export function setTabStop(stop: EventTarget | null | undefined, buttons: Iterable<HTMLElement>): void {
  for (const button of buttons) {
    const tabIndex = button === stop ? 0 : -1;
    if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
  }
}

/** Moves the focus for a key pressed on one of the buttons; false if the key means something else. */
export function rove(event: KeyboardEvent, buttons: readonly HTMLElement[]): boolean {
  const at = buttons.findIndex((button) => button === event.composedPath()[0]);
  // A button may have its own direction, as moves do; that of its row counts
  const row = buttons[at]?.parentElement;
  if (!row) return false;
  const { key } = event;
  const step = stepOf(key, row);
  const to = key === 'Home' ? 0 : key === 'End' ? buttons.length - 1 : step === 0 ? undefined : at + step;
  if (to === undefined) return false;
  buttons[to]?.focus();
  useKey(event);
  return true;
}
