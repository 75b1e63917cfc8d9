/** Reserves space for a page's elements as soon as they are found, so that nothing shifts when their code has loaded. */
import { roomCss } from '../core/room.js';
import { steadyCss } from '../core/steady-css.js';

/** Elements whose code is loading. The page's own style rules take precedence over these. */
const waiting = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** Reserves the space of elements with this name until they are defined. Elements with a fallback picture have its size. */
export function keepRoom(name: string): void {
  waiting.add(name);
  write();
}

/** Shows their fallback content again, because their code could not be loaded. */
export function giveRoomBack(name: string): void {
  waiting.delete(name);
  write();
}

function write(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const names = [...waiting].join();
  const select = (attributes: string): string => `:where(:is(${names})${attributes}:not(:defined, :has(> *)))`;
  sheet.replaceSync(
    steadyCss(`
    ${select('')} {
      font-size: 0;
    }
    ${select('')}::before {
      content: '';
    }
    ${roomCss(select)}
  `),
  );
}
