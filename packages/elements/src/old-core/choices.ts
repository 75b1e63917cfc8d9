/**
 * Moves without a place to touch, as buttons under the board: to end the turn, to choose between moves. Fetched with the
 * first board of a game that has any.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Shortcut } from './board-view.js';
import { choicesStyles } from './choices.styles.js';
import type { Match } from './match.js';
import type { TellingElement } from './telling-element.js';
import { begins } from './touching.js';
import { wear } from './wear.js';
import { addEnglish } from './words.js';

addEnglish({ 'ui.choices': 'Moves by button' });

/** Buttons that stay the same keep their nodes, and with them the focus. */
class Choices<S extends BaseState, M> {
  private node: HTMLElement | undefined;
  /** What each button does; a shortcut makes several moves. */
  private buttons: readonly Shortcut<M>[] = [];

  /** The element takes the focus of a button that is no more. */
  constructor(
    private readonly match: Match<S, M>,
    private readonly element: TellingElement,
  ) {
    wear(element, choicesStyles);
    match.buttons = () => movesOf(match);
  }

  /** Shows the buttons of now; `stage` gets their box before its words when there is a first one. */
  draw(stage: Element): void {
    const { match } = this;
    const { host, interaction, state, view } = match;
    const shortcuts = interaction.kind === 'open' ? (view.shortcuts?.(state, host.say) ?? []) : [];
    this.buttons = [...shortcuts, ...movesOf(match)];
    if (!this.node && this.buttons.length === 0) return;
    this.node ??= this.makeNode(stage);
    const { node } = this;
    node.setAttribute('aria-label', host.say('ui.choices'));
    const words = this.buttons.map((button) => button.words);
    const before = [...node.children];
    if (words.join('\n') === before.map(({ textContent }) => textContent).join('\n')) return;
    const focused = (node.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
    const had = focused?.parentElement === node;
    // Other words are another button, or who pressed one would find the focus on something else
    node.replaceChildren(
      ...words.map((text) => before.find(({ textContent }) => textContent === text) ?? makeButton(text)),
    );
    if (!had) return;
    if (focused.isConnected) focused.focus();
    else this.element.focus();
  }

  private makeNode(stage: Element): HTMLElement {
    const node = document.createElement('div');
    node.setAttribute('part', 'choices');
    node.setAttribute('role', 'group');
    const types = ['click', 'pointerover', 'pointerleave', 'focusin', 'focusout'];
    for (const type of types) node.addEventListener(type, this);
    stage.lastElementChild?.before(node);
    return node;
  }

  handleEvent({ target, type }: Event): void {
    const at = this.node ? [...this.node.children].indexOf(target as Element) : -1;
    const moves = this.buttons[at]?.moves ?? [];
    if (type !== 'click') this.light(/over|in$/.test(type) ? moves : []);
    else for (const move of moves) if (!this.match.make(move)) return;
  }

  /** Lights up what a button that is pointed at is about. */
  private light(moves: readonly M[]): void {
    const { host, state, view } = this.match;
    const { buttonPlaces } = view;
    if (!buttonPlaces) return;
    host.lit = moves.flatMap((move) => buttonPlaces(state, move));
    host.refresh();
  }
}

/** The buttons of elements by their matches. */
const drawn = new WeakMap<object, { draw(stage: Element): void }>();

/** Shows the buttons of a match in the stage of an element. */
export function drawChoices<S extends BaseState, M>(match: Match<S, M>, element: TellingElement, stage: Element): void {
  const choices = drawn.get(match) ?? new Choices(match, element);
  drawn.set(match, choices);
  choices.draw(stage);
}

/** Moves that are made by a button now: those with no place left to touch, of which a touch cannot choose one. */
function movesOf<S extends BaseState, M>(match: Match<S, M>): readonly Shortcut<M>[] {
  const { host, interaction, picked, state, view } = match;
  if (interaction.kind === 'closed') return [];
  const { isButton, moves, paths } = match.touches;
  const rests = paths.map((path) => (begins(path, picked) ? path.slice(picked.length) : undefined));
  const whole = rests.filter((rest) => rest?.length === 0).length;
  const chosen = moves.filter((_move, at) => {
    const rest = rests[at];
    if (rest?.length === 0) return picked.length === 0 || whole > 1;
    return rest?.every((place) => isButton(place)) ?? false;
  });
  const wordsOf: NonNullable<typeof view.buttonWords> = view.buttonWords ?? view.moveWords;
  const all = [...new Set(chosen)];
  const offered = view.offered?.(state, all) ?? all;
  return offered.map((move) => ({ words: wordsOf(state, move, host.say, offered), moves: [move] }));
}

function makeButton(words: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = words;
  button.type = 'button';
  button.setAttribute('part', 'choice');
  return button;
}
