/** One tab stop for many buttons: arrow keys, Home and End move the focus among them. */

/** Keys that lead to a neighbour where text runs from left to right. */
const NEIGHBOUR: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Where a key leads along a row or a list: -1 back, 1 on, 0 nowhere. Left and right are as the reader sees them. */
export function directionOf(key: string, element: Element): number {
  const direction = NEIGHBOUR[key] ?? 0;
  const mirrored = /Left|Right/.test(key) && getComputedStyle(element).direction === 'rtl';
  return mirrored ? -direction : direction;
}

/** Moves the focus for a key pressed on one of the buttons; false when the key means something else. */
export function rove(event: KeyboardEvent, buttons: readonly HTMLElement[]): boolean {
  const at = buttons.findIndex((button) => button === event.composedPath()[0]);
  // A button may have a direction of its own, as moves have; that of the row around it counts
  const direction = at < 0 ? 0 : directionOf(event.key, buttons[at]?.parentElement as Element);
  const end = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : undefined;
  if (at < 0 || (direction === 0 && end === undefined)) return false;
  event.preventDefault();
  (end === undefined ? buttons[at + direction] : buttons.at(end))?.focus();
  return true;
}

/** Makes one of the buttons the tab stop. */
export function stopAt(stop: EventTarget | null | undefined, buttons: readonly HTMLElement[]): void {
  for (const button of buttons) {
    const tabIndex = button === stop ? 0 : -1;
    if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
  }
}
