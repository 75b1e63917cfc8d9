/** The fifteen pattern cards: build a waffle and see what matches. */
import type { Group } from '@griddle/art';
import { threats } from '@griddle/art/internal/board-marks.js';
import { paintCss } from '@griddle/art/internal/print/css.js';
import { completions } from '@griddle/art/internal/waffle-time/marks.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import {
  CARD,
  cardFrame,
  drawingOf,
  goalCard,
  patternCard,
  spaceCentre,
  toppingToken,
  VIEW_BOX,
  waffle,
  WAFFLE_TIME_PALETTE,
} from '@griddle/art/waffle-time/index.js';
import WAFFLE_TIME_ELEMENT_EN from '@griddle/elements/internal/games/waffle-time/messages.en.json' with { type: 'json' };
import { GOALS, TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { meetsGoal } from '@griddle/rules/internal/waffle-time/goals.js';
import {
  allCards,
  cardName,
  cardOf,
  distinct,
  matchesOf,
  type PatternCard,
  nearMisses,
  orientations,
} from '@griddle/rules/internal/waffle-time/patterns.js';
import {
  contentOf,
  emptyWaffle,
  fruitOn,
  hasCream,
  hasSyrup,
  spaceName,
  withSyrup,
  type Waffle,
} from '@griddle/rules/internal/waffle-time/waffle.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import '../support/demo.css';
import './patterns.css';

// A waffle to click together, the cards, and for the chosen card what is found or missing.

// What a waffle lacks for a blueberry card, which has no shape of its own to be nearly matched (WT-42 to WT-44).

const BLUEBERRY = 5;
const RANK = [0, 1, 2, 3, 4];
const LINES: readonly (readonly number[])[] = [
  ...RANK.map((rank) => RANK.map((file) => rank * 5 + file)),
  ...RANK.map((file) => RANK.map((rank) => rank * 5 + file)),
];

/** One sentence with a space after it; empty for cards that have shapes. */
function lacking(waffle: Waffle, card: PatternCard): string {
  if (card.fruit !== BLUEBERRY) return '';
  const blueberries = waffle.flatMap((content, space) => (fruitOn(content) === BLUEBERRY ? [space] : []));
  if (blueberries.length === 0) return 'There’s no blueberry. ';
  const dry = blueberries.filter((space) => !hasSyrup(waffle[space] ?? 0));
  if (dry.length === 0) return 'Every blueberry already has syrup. ';
  if (card.number === 1) return runWords(waffle, dry);
  if (card.number === 2) return 'No blueberry is the other fruit of a card in play. ';
  const sweet = (space: number): number => beside(space).filter((other) => hasSyrup(waffle[other] ?? 0)).length;
  const best = Math.max(...dry.map(sweet));
  const at = dry.find((space) => sweet(space) === best) ?? 0;
  return `${spaceName(at)} has ${best === 0 ? 'no space' : 'one space'} with syrup next to it, and needs two. `;
}

/** Spaces that share a side with one. */
function beside(space: number): readonly number[] {
  return LINES.flatMap((line) => {
    const at = line.indexOf(space);
    return at < 0 ? [] : [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
  });
}

/** How many kinds of fruit the best run through a blueberry has. */
function runWords(waffle: Waffle, dry: readonly number[]): string {
  const kinds = (from: number, line: readonly number[]): number => {
    const fruitAt = (at: number): number => fruitOn(waffle[line[at] ?? -1] ?? 0);
    const found = new Set([fruitAt(from)]);
    for (const step of [-1, 1]) for (let at = from + step; fruitAt(at) > 0; at += step) found.add(fruitAt(at));
    return found.size;
  };
  const runs = dry.flatMap((space) =>
    LINES.flatMap((line) => (line.includes(space) ? [{ space, kinds: kinds(line.indexOf(space), line) }] : [])),
  );
  const best = runs.reduce((most, run) => (run.kinds > most.kinds ? run : most));
  if (best.kinds < 3)
    return `The best run through ${spaceName(best.space)} has ${best.kinds === 1 ? 'one kind' : 'two kinds'} of fruit, and needs three. `;
  return '';
}

/** Its words, looked up by keys that are put together. */
const WORDS: Readonly<Record<string, string>> = WAFFLE_TIME_ELEMENT_EN;

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
  private readonly goals = box('goals');

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
          WORDS[`card.waffle-time.${cardName(card)}`] ?? '',
          () => this.choose({ card }),
          cardPicture(patternCard(card)),
        ),
      ),
    );
    this.node.append(
      box(
        'table',
        box('left', heading('Choose a topping, then click the waffle'), tools, this.board, this.words),
        box(
          'right',
          heading('Choose a pattern card'),
          cards,
          heading('All rotations and mirrors'),
          this.turns,
          heading('Goals'),
          this.goals,
          this.met,
        ),
      ),
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
    const [near] = found.length > 0 ? [] : nearMisses(spaces, card, false);
    const picture = drawing(waffle(spaces), VIEW_BOX);
    const shown = found.map(({ cells }) => ({ cells, fruit: card.fruit }));
    picture.append(toNode(completions('found', shown)));
    if (near) picture.append(toNode(threats(near.missing.map(spaceCentre))));
    this.board.replaceChildren(picture, ...spaces.map((_content, space) => this.cell(space)));
    for (const one of this.node.querySelectorAll<HTMLElement>('[data-name]'))
      one.setAttribute(
        'aria-pressed',
        String([cardName(card), TOPPINGS.charAt(this.tool)].includes(one.dataset['name'] ?? '')),
      );
    const ways = orientations(card, false);
    this.turns.replaceChildren(
      ...ways.map((text) => drawing(drawingOf(text, card.fruit, 4, 4), [-2.2, -2.2, 4.4, 4.4])),
      ways.length > 0 ? '' : 'This card has no fixed shape.',
    );
    const names = (cells: readonly number[]): string => cells.map((space) => spaceName(space)).join(' ');
    this.words.textContent =
      found.length > 0
        ? `Matches: ${found.map(({ cells, syrup }) => `${names(cells)} (syrup on ${names(syrup)})`).join('; ')}.`
        : `No match. ${near ? `Nearest: ${names(near.cells)}, where ${names(near.missing)} ${near.missing.length > 1 ? 'do' : 'does'} not fit. ` : lacking(spaces, card)}${WORDS[`card.waffle-time.${cardName(card)}`] ?? ''}`;
    const met = GOALS.filter(({ id }) => meetsGoal(spaces, id, false));
    this.goals.replaceChildren(
      ...GOALS.map((goal) =>
        goalPicture(goal.id, goal.points, met.includes(goal) ? [cardFrame([0, 0], 'mark-win')] : []),
      ),
    );
    this.met.textContent =
      met.length > 0 ? `Goals completed: ${met.map(({ id }) => `WT-${id}`).join(', ')}.` : 'No goals completed.';
  }

  private cell(space: number): HTMLElement {
    const made = button(spaceName(space), spaceName(space), () => this.lay(space), svgRoot([0, 0, 1, 1]));
    const [x, y] = spaceCentre(space);
    made.style.left = `${((x - 0.5 - VIEW_BOX[0]) / VIEW_BOX[2]) * 100}%`;
    made.style.top = `${((y - 0.5 - VIEW_BOX[1]) / VIEW_BOX[3]) * 100}%`;
    return made;
  }
}

function heading(words: string): HTMLElement {
  const made = document.createElement('h3');
  made.textContent = words;
  return made;
}

/** A card, and what lies over it. */
function cardPicture(card: Group, marks: readonly Group[] = []): SVGSVGElement {
  const [wide, high] = CARD;
  const picture = drawing(card, [-wide / 2 - 0.1, -high / 2 - 0.1, wide + 0.2, high + 0.2]);
  picture.append(...marks.map((mark) => toNode(mark)));
  return picture;
}

function goalPicture(goal: number, points: number, marks: readonly Group[]): SVGSVGElement {
  return cardPicture(goalCard({ goal, points, butter: true }), marks);
}

function toolPicture(tool: number): SVGSVGElement | undefined {
  return tool === 0 ? undefined : drawing(toppingToken(tool), [-0.5, -0.5, 1, 1]);
}

/** The gallery as a node. */
function patternGallery(): HTMLElement {
  return new Gallery().node;
}

const meta: Meta = {
  title: 'Waffle Time/Rules: pattern cards',
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** Choose a card and a topping, then click the waffle. Matches are outlined, and missing spaces are marked. */
export const PatternCards: StoryObj = {
  name: 'Pattern cards',
  render: () => patternGallery(),
  play: async ({ canvasElement, step }) => {
    const gallery = canvasElement.querySelector<HTMLElement>('.pattern-gallery');
    const button = (name: string): HTMLElement => {
      const found = gallery?.querySelector<HTMLElement>(`button[data-name="${name}"]`);
      if (!found) throw new Error(`no ${name}`);
      return found;
    };
    const words = (): string => gallery?.querySelector('output')?.textContent ?? '';
    await step('Two cherries in line are not three', async () => {
      await userEvent.click(button('cherry-2'));
      await userEvent.click(button('c'));
      await userEvent.click(button('b3'));
      await userEvent.click(button('c3'));
      await expect(words()).toContain('where a3 does not fit');
    });
    await step('The third one completes them', async () => {
      await userEvent.click(button('d3'));
      await expect(words()).toContain('b3 c3 d3');
    });
    await step('Blueberry cards have no shape, but say what they lack', async () => {
      await userEvent.click(button('blueberry-3'));
      await expect(words()).toContain('There’s no blueberry.');
    });
    await step('All rotations of the card are shown', async () => {
      await userEvent.click(button('blackberry-2'));
      await expect(gallery?.querySelectorAll('.turns svg').length).toBe(4);
    });
  },
};
