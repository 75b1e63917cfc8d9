/** Keeps the room of a page's elements from the moment they are found, so that nothing shifts when their code has come. */
import { roomCss } from '../core/room.js';

/** Elements with code on its way. Rules that a page has for them come before these. */
const waiting = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** Keeps the room of the elements of some name until they are defined. What stands inside them as a picture has its own. */
export function keepRoom(name: string): void {
  waiting.add(name);
  write();
}

/** Shows what stands inside them again, as their code cannot be had. */
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
  sheet.replaceSync(`
    ${select('')} {
      font-size: 0;
    }
    ${select('')}::before {
      content: '';
    }
    ${roomCss(select)}
  `);
}
