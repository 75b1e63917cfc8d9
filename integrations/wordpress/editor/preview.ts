/** The board in the editor, and the picture that is kept with the post. */
import { SIZES } from '../../../packages/elements/src/maker/choices.js';
import { made, pictureElement, shownBy } from '../../../packages/elements/src/maker/picture.js';
import { kept, type BoardAttributes } from './attributes.js';
import { elementOf, gamesOf, hasPicture } from './board.js';
import { packed } from './packed.js';
import type { BlockProps, Ref } from './wordpress.js';

const { useEffect, useRef, useState } = wp.element;

/** Milliseconds without another change before a board is drawn. */
const PAUSE = 300;
/** Far from what is seen, as wide as a board may become, and light as paper. */
const ASIDE = 'position: absolute; inset-inline-start: -10000px; inline-size: 36rem; color-scheme: light;';

/** Brings the elements into a page: the editor may have posts in a frame of its own. */
function bringElements({ head }: Document): void {
  if (head.querySelector('script[data-griddle]')) return;
  const script = head.ownerDocument.createElement('script');
  script.type = 'module';
  script.src = griddleBoard.loader;
  script.dataset['griddle'] = '';
  head.append(script);
}

/** What makes another board. */
const keyOf = (attributes: BoardAttributes): string =>
  JSON.stringify([attributes.game, attributes.size, elementOf(attributes).written]);

/** The element as readers get it, but for a game that is not to be kept in the author's browser. */
function shown(attributes: BoardAttributes, page: Document): HTMLElement {
  const { tag, written } = elementOf(attributes);
  const element = made(tag, written, page);
  element.setAttribute('keep', 'none');
  element.setAttribute('loading', 'eager');
  element.lang = griddleBoard.language;
  const size = Object.entries(SIZES).find(([name]) => name === attributes.size)?.[1];
  if (size !== undefined) element.style.setProperty('--griddle-board-size', `${size}px`);
  return element;
}

/** The picture, what it shows, and what is wrong with the attributes. */
async function pictured(
  attributes: BoardAttributes,
  box: HTMLElement,
): Promise<(Pick<BoardAttributes, 'alt' | 'picture'> & { readonly problem: string }) | undefined> {
  const { tag, written } = elementOf({ ...attributes, seats: '', id: '' });
  const element = pictureElement(tag, written, box.ownerDocument);
  element.lang = griddleBoard.language;
  const aside = box.ownerDocument.createElement('div');
  aside.style.cssText = ASIDE;
  aside.inert = true;
  try {
    const told = await shownBy(element, () => {
      aside.append(element);
      box.append(aside);
    });
    return told && { alt: kept(told.alt), picture: await packed(told.svg), problem: told.problem };
  } finally {
    aside.remove();
  }
}

/** What is kept of a board without a picture. */
const NOTHING = { alt: '', picture: '', problem: '' };

/** Draws the board into a box, and keeps the picture with the block; tells what is wrong with the attributes, too. */
export function useBoard({ attributes, setAttributes }: BlockProps): {
  readonly box: Ref<HTMLElement | null>;
  readonly problem: string;
} {
  const box = useRef<HTMLElement | null>(null);
  const [problem, setProblem] = useState('');
  const key = keyOf(attributes);
  // A post that is only opened does not change
  const drawn = useRef(attributes.picture === '' ? '' : key);
  useEffect(() => {
    const { current } = box;
    if (!current || !gamesOf(attributes).includes(attributes.game)) return undefined;
    let isOver = false;
    const draw = async (): Promise<void> => {
      bringElements(current.ownerDocument);
      current.replaceChildren(shown(attributes, current.ownerDocument));
      const told = hasPicture(attributes) ? await pictured(attributes, current) : NOTHING;
      if (isOver || !told) return;
      const { problem, ...picture } = told;
      setProblem(problem);
      if (drawn.current === key) return;
      drawn.current = key;
      // What follows from another change is no step of its own to undo
      wp.data.dispatch('core/block-editor').__unstableMarkNextChangeAsNotPersistent();
      setAttributes(problem === '' ? picture : { alt: '', picture: '' });
    };
    const timer = setTimeout(() => void draw(), current.childElementCount === 0 ? 0 : PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key]);
  return { box, problem };
}
