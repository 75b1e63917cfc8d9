/** A waffle to click together, the cards, and for the chosen card what is found or missing. */
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { paintCss } from '@griddle/art/print/css.js';
import type { Group } from '@griddle/art';
import { completion } from '@griddle/art/waffle-time/completions.js';
import {
  CARD,
  drawingOf,
  goalCard,
  patternCard,
  spaceCentre,
  toppingToken,
  VIEW_BOX,
  waffle,
  WAFFLE_TIME_PALETTE,
} from '@griddle/art/waffle-time/index.js';
import { WAFFLE_TIME_ELEMENT_EN } from '@griddle/elements/waffle-time/messages.en.js';
import { GOALS, TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { meetsGoal } from '@griddle/rules/waffle-time/goals.js';
import {
  allCards,
  cardName,
  cardOf,
  distinct,
  matchesOf,
  type PatternCard,
} from '@griddle/rules/waffle-time/patterns.js';
import { nearMisses, orientations } from '@griddle/rules/waffle-time/shapes.js';
import {
  contentOf,
  emptyWaffle,
  fruitOn,
  hasCream,
  hasSyrup,
  spaceName,
  withSyrup,
} from '@griddle/rules/waffle-time/waffle.js';

/** What a click does: a topping by its number, 0 to clear. */
const TOOLS = [1, 2, 3, 4, 5, 6, 7, 0];
const TOOL_NAMES = ['Clear', 'Cherry', 'Strawberry', 'Blackberry', 'Banana', 'Blueberry', 'Cream', 'Syrup'];

/** The colours of the pictures, for the page: a style sheet made here needs no leave of a strict policy. */
const colours = new CSSStyleSheet();
colours.replaceSync(paintCss(...WAFFLE_TIME_PALETTE));
document.adoptedStyleSheets.push(colours);

/** A picture in a box of its own. */
function drawing(shape: Group, box: readonly [number, number, number, number]): SVGSVGElement {
  const svg = svgRoot(box);
  svg.append(toNode(shape));
  return svg;
}

function button(name: string, label: string, act: () => void, picture?: SVGSVGElement): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.dataset['name'] = name;
  made.setAttribute('aria-label', label);
  made.addEventListener('click', act);
  made.append(picture ?? label);
  return made;
}

function box(name: string, ...children: readonly Node[]): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  made.append(...children);
  return made;
}

/** A space after a tool was used on it. */
function used(content: number, tool: number): number {
  if (tool === 0) return 0;
  const [fruit, cream] = [fruitOn(content), hasCream(content)];
  if (tool === 6) return contentOf(fruit, !cream, false);
  if (tool === 7)
    return fruit === 0 ? content : hasSyrup(content) ? contentOf(fruit, cream, false) : withSyrup(content);
  return contentOf(tool, cream, false);
}

class Gallery {
  readonly node = box('pattern-gallery');
  private spaces: readonly number[] = emptyWaffle();
  private tool = 1;
  private card: PatternCard = cardOf(1, 2);
  private readonly board = box('board');
  private readonly turns = box('turns');
  private readonly words = document.createElement('output');
  private readonly met = document.createElement('p');

  constructor() {
    const tools = box(
      'tools',
      ...TOOLS.map((tool) =>
        button(
          tool === 0 ? 'clear' : TOPPINGS.charAt(tool),
          TOOL_NAMES[tool] ?? '',
          () => this.choose({ tool }),
          toolPicture(tool),
        ),
      ),
    );
    const cards = box(
      'cards',
      ...allCards().map((card) =>
        button(
          cardName(card),
          WAFFLE_TIME_ELEMENT_EN[`card.waffle-time.${cardName(card)}`] ?? '',
          () => this.choose({ card }),
          cardPicture(patternCard(card)),
        ),
      ),
    );
    const goals = box(
      'goals',
      ...GOALS.map(({ id, points }) => cardPicture(goalCard({ goal: id, points, butter: true }))),
    );
    const house = document.createElement('p');
    house.textContent = 'Points of the goals: house set.';
    this.node.append(
      box('table', box('left', tools, this.board, this.words, this.met), box('right', cards, this.turns, goals, house)),
    );
    this.draw();
  }

  private choose(choice: { readonly tool?: number; readonly card?: PatternCard }): void {
    this.tool = choice.tool ?? this.tool;
    this.card = choice.card ?? this.card;
    this.draw();
  }

  private lay(space: number): void {
    this.spaces = this.spaces.map((content, at) => (at === space ? used(content, this.tool) : content));
    this.draw();
    this.node.querySelector<HTMLElement>(`button[data-name="${spaceName(space)}"]`)?.focus();
  }

  private draw(): void {
    const { card, spaces } = this;
    const numbers = [1, 2, 3, 4, 5].map((fruit) => (fruit === card.fruit ? card.number : 2));
    const found = distinct(matchesOf(spaces, card, { numbers, cherryBoth: false }));
    const picture = drawing(waffle(spaces), VIEW_BOX);
    picture.append(...found.map(({ cells }, i) => toNode(completion(cells, card.fruit, i))));
    this.board.replaceChildren(picture, ...spaces.map((_content, space) => this.cell(space)));
    for (const one of this.node.querySelectorAll<HTMLElement>('[data-name]'))
      one.setAttribute(
        'aria-pressed',
        String([cardName(card), TOPPINGS.charAt(this.tool)].includes(one.dataset['name'] ?? '')),
      );
    this.turns.replaceChildren(
      ...orientations(card, false).map((text) => drawing(drawingOf(text, card.fruit, 4, 4), [-2.2, -2.2, 4.4, 4.4])),
    );
    const names = (cells: readonly number[]): string => cells.map((space) => spaceName(space)).join(' ');
    this.words.textContent =
      found.length > 0
        ? `Matches: ${found.map(({ cells, syrup }) => `${names(cells)} (syrup on ${names(syrup)})`).join('; ')}.`
        : this.whyNot(names);
    const goals = GOALS.filter(({ id }) => meetsGoal(spaces, id, false)).map(({ id }) => `WT-${id}`);
    this.met.textContent = goals.length > 0 ? `Goals met: ${goals.join(', ')}.` : 'No goal is met.';
  }

  /** The nearest way to a match, and what it wants. */
  private whyNot(names: (cells: readonly number[]) => string): string {
    const [near] = nearMisses(this.spaces, this.card, false);
    const rule = WAFFLE_TIME_ELEMENT_EN[`card.waffle-time.${cardName(this.card)}`] ?? '';
    return near
      ? `No match. Nearest: ${names(near.cells)}, where ${names(near.missing)} does not fit. ${rule}`
      : `No match. ${rule}`;
  }

  private cell(space: number): HTMLElement {
    const made = button(spaceName(space), spaceName(space), () => this.lay(space), svgRoot([0, 0, 1, 1]));
    const [x, y] = spaceCentre(space);
    made.style.left = `${((x - 0.5 - VIEW_BOX[0]) / VIEW_BOX[2]) * 100}%`;
    made.style.top = `${((y - 0.5 - VIEW_BOX[1]) / VIEW_BOX[3]) * 100}%`;
    return made;
  }
}

function cardPicture(card: Group): SVGSVGElement {
  const [wide, high] = CARD;
  return drawing(card, [-wide / 2 - 0.1, -high / 2 - 0.1, wide + 0.2, high + 0.2]);
}

function toolPicture(tool: number): SVGSVGElement | undefined {
  return tool === 0 ? undefined : drawing(toppingToken(tool), [-0.5, -0.5, 1, 1]);
}

/** The gallery as a node. */
export function patternGallery(): HTMLElement {
  return new Gallery().node;
}
