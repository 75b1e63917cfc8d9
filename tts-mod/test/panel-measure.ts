/** How high the panel is in the fake game: the XML of the save with what the script has set, measured as Unity lays it out. */
import { PANEL, PANEL_LINES } from '../src/names.js';

type Attributes = Readonly<Record<string, string>>;

/** An element of the panel, with the attributes that it has now. */
interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Element[];
}

/** What the script has set, by id. */
type Shown = Readonly<Record<string, Attributes>>;

/** Letters that a line of the panel holds, less than half as wide as high, and never more than the script counts with. */
const LETTERS = PANEL_LINES.letters;
/** How high a text may be whose letters become smaller. */
const MOST = 7 * PANEL_LINES.height;
/** The height of a button in no row that says how high it is. */
const BUTTON = 32;

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));
}

/** The elements of an XML without texts of its own. */
function parsed(xml: string, shown: Shown): Element {
  const root: Element & { children: Element[] } = { name: 'root', attributes: {}, children: [] };
  const open: (Element & { children: Element[] })[] = [root];
  for (const [tag, closing, name = '', selfClosing] of xml.matchAll(/<(\/)?(\w+)[^<>]*?(\/)?>/g)) {
    if (closing !== undefined) {
      open.pop();
      continue;
    }
    const own = attributesOf(tag);
    const element = { name, attributes: { ...own, ...shown[own['id'] ?? ''] }, children: [] };
    open.at(-1)?.children.push(element);
    if (selfClosing === undefined) open.push(element);
  }
  return root;
}

/** How high a text stands when it is wrapped. */
function wrapped(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS)), 0);
  return lines * PANEL_LINES.height;
}

/** The height that an element needs; 0 for one that is hidden. */
function needed({ name, attributes, children }: Element): number {
  const { active, minHeight = '0', text = '', spacing = '0', padding = '0 0 0 0' } = attributes;
  if (active === 'false') return 0;
  const least = Number(minHeight);
  if (name === 'Text') {
    const most = attributes['resizeTextForBestFit'] === 'true' ? MOST : Infinity;
    // Beside buttons the letters become as small as the row wants them
    const isInRow = attributes['alignment']?.startsWith('Middle') === true;
    return isInRow ? least : Math.max(least, Math.min(most, wrapped(text)));
  }
  if (name === 'Button') return Math.max(least, BUTTON);
  // What is in it scrolls
  if (name === 'VerticalScrollView') return least;
  const heights = children.map(needed).filter((height) => height > 0);
  if (name === 'HorizontalLayout') return Math.max(least, ...heights);
  const [, , top = 0, bottom = 0] = padding.split(' ').map(Number);
  const sum = heights.reduce((all, height) => all + height, 0) + Math.max(0, heights.length - 1) * Number(spacing);
  return Math.max(least, sum + top + bottom);
}

/** Who sees a part of the panel: whether a player of that colour does. */
function isVisible({ attributes: { active, visibility = '' } }: Element, colour: string): boolean {
  return active !== 'false' && (visibility === '' || visibility.split('|').includes(colour));
}

/** What a player sees of the panel: the ids of its pages, their height as the game lays them out, and the room that they have. */
export function panelOf(
  xml: string,
  shown: Shown,
  colour: string,
): { readonly pages: readonly string[]; readonly height: number; readonly room: number; readonly needed: number } {
  const frame = parsed(xml, shown).children.find(({ attributes }) => attributes['id'] === PANEL.frame);
  if (frame === undefined) throw new Error('there is no panel');
  const seen = frame.children.filter((child) => isVisible(child, colour));
  const heights = seen.map((child) => Number(child.attributes['preferredHeight'] ?? needed(child)));
  const sum = (list: readonly number[]): number => list.reduce((all, height) => all + height, 0);
  return {
    pages: seen.slice(1).map(({ attributes }) => attributes['id'] ?? ''),
    height: sum(heights),
    needed: sum(seen.map(needed)),
    room: Number(frame.attributes['height']),
  };
}
