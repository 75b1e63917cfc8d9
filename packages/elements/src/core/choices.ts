/**
 * Moves without a place to touch, as buttons under the board: to end the turn, to choose between moves. Fetched with the
 * first board of a game that has any.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Shortcut } from './board-view.js';
import type { Match } from './match.js';
import { addEnglish } from './words.js';

addEnglish({ 'ui.choices': 'Moves by button' });

export class Choices<S extends BaseState, M> {
  private node: HTMLElement | undefined;
  /** What each button does; a shortcut makes several moves. */
  private buttons: readonly Shortcut<M>[] = [];

  constructor(
    private readonly match: Match<S, M>,
    /** Takes the focus of a button that is no more. */
    private readonly leave: () => void,
  ) {}

  /** Shows the buttons of now; `stage` gets their box before its words when there is a first one. */
  draw(stage: Element): void {
    const { match } = this;
    const { host, interaction, state, view } = match;
    const moves = match.choices.map((move) => ({ words: match.buttonWords(move), moves: [move] }));
    const shortcuts = interaction.kind === 'open' ? (view.shortcuts?.(state, host.say) ?? []) : [];
    this.buttons = [...shortcuts, ...moves];
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
    else this.leave();
  }

  private makeNode(stage: Element): HTMLElement {
    const node = document.createElement('div');
    node.setAttribute('part', 'choices');
    node.setAttribute('role', 'group');
    node.addEventListener('click', this);
    stage.lastElementChild?.before(node);
    return node;
  }

  handleEvent({ target }: Event): void {
    const at = this.node ? [...this.node.children].indexOf(target as Element) : -1;
    const button = this.buttons[at];
    if (button !== undefined) this.match.makeAll(button.moves);
  }
}

function makeButton(words: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = words;
  button.type = 'button';
  button.setAttribute('part', 'choice');
  return button;
}
