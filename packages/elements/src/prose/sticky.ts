/** Keeps boards with `follow` in sight while the text scrolls. Every rule can be overridden by the page's own. */

/** The value of `follow` while the text is below the board, rather than next to it. */
export const ABOVE = 'above';

/** The names of the elements that have a style sheet. */
const styled = new Set<string>();

/** Makes the elements of one kind with `follow` stick to the upper edge of the screen. */
export function keepInSight(name: string): void {
  if (styled.has(name)) return;
  styled.add(name);
  const sheet = new CSSStyleSheet();
  const element = `:where(${name}[follow])`;
  const above = `:where(${name}[follow='${ABOVE}'])`;
  // Where text is below the board, half of the screen is for the text: no panel, and text passes behind the board
  sheet.replaceSync(`
    ${element} {
      position: sticky;
      inset-block-start: var(--griddle-bar-top, 0);
      z-index: 1;
      align-self: start;
    }
    ${above} {
      --griddle-board-size: min(100%, 45svh);
      background: var(--griddle-follow-ground, Canvas);
    }
    ${above}::part(panel) {
      display: none;
    }
    @media print {
      ${element} {
        position: static;
      }
    }
    /* On a phone held sideways the whole board has to fit, and one above the text would hide all of it */
    @media (max-height: 30rem) {
      ${element} {
        --griddle-board-size: min(100%, 62svh);
      }
      ${element}::part(panel) {
        display: none;
      }
      ${above} {
        position: static;
      }
    }
  `);
  document.adoptedStyleSheets.push(sheet);
}
