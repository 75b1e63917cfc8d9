/** Where the menu lies: beside its button, above everything, so that nothing moves. */

/** Room for the menu, in CSS pixels. */
const WIDTH = 260;
/** Between the menu and its button or the edge of the screen, in CSS pixels. */
const GAP = 4;

/** Places an open menu above or below its button, on screen. It closes when the page scrolls. */
export function placeMenu(menu: HTMLElement, button: Element): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const isAbove = top > innerHeight / 2;
  menu.style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  menu.style.bottom = isAbove ? `${innerHeight - top + GAP}px` : 'auto';
  menu.style.right = `${Math.max(GAP, Math.min(innerWidth - right, innerWidth - WIDTH))}px`;
  menu.style.maxHeight = `${(isAbove ? top : innerHeight - bottom) - 2 * GAP}px`;
  addEventListener('scroll', () => menu.hidePopover(), { once: true });
}
