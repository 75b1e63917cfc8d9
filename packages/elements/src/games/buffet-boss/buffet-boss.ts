/** `<buffet-boss>`. */
import { outcome } from '@griddle/rules/internal/buffet-boss/scoring.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import { CHANCE, type Place } from '@griddle/rules/core/contract.js';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { addEnglish, inputError, GameElement, pathOf, property, type Carrier, type Player, type Scene } from '#core';
import { CardDrag } from './card-drag.js';
import { RescueClock } from './clock.js';
import type { BuffetBossContext, BuffetBossStep } from './context.js';
import { EndShow } from './end-show.js';
import { FoodPictures } from './food-pictures.js';
import { buffetBossUI, partUI, TABLE_STYLES } from './game-ui.js';
import { foodOn } from './line-area.js';
import { isStacked, LiveTable } from './live-table.js';
import { Menu } from './menu.js';
import { PileMotion } from './pile-motion.js';
import { STEADINESS, type Steadiness } from './stacking/scene.js';
import { renderCardQuestion } from './tell-cards.js';
import { PileTelling } from './tell-piles.js';

/** Values of `told`: what people at a real table can enter. */
const TOLD: readonly string[] = ['piles', 'cards'];

addEnglish(partUI.messages);

/** Returns the step of the last fall; pieces rescued since belong to the same fall (BB-23). */
function fallOf(step: BuffetBossStep): BuffetBossStep | undefined {
  let at: BuffetBossStep | undefined = step;
  while (at && !(at.move?.kind === 'settle' && at.move.fell.length > 0)) at = at.parent;
  return at;
}

/** Returns the root of the move tree. */
function startOf(step: BuffetBossStep): BuffetBossStep {
  let at = step;
  while (at.parent) at = at.parent;
  return at;
}

/** Returns the number of fallen pieces that may be rescued (BB-22). */
function savable({ falls }: BuffetBossState): number {
  return falls.reduce((sum, { left }) => sum + left, 0);
}

/**
 * Buffet Boss for one to five players: a diagram, a record to step through, or a game to play. Piles are stacked on the
 * page or, with `told`, on a real table, and people enter what fell.
 *
 * @csspart areas - Container of the area parts: `line`, `bin`, `fallen` and `pile`.
 * @csspart hand-over - The notice while the screen is handed to the next player.
 * @csspart choices - The buttons: the end of a turn, the choice of the first player, the character that counts.
 * @csspart live - The large plate being stacked.
 * @csspart tell - The form in which people at a real table enter what happened.
 * @csspart clock - The seconds left to rescue fallen food.
 * @csspart show - The final scoring.
 * @csspart menu - All foods with the text of their cards.
 */
@customElement('buffet-boss')
export class BuffetBoss extends GameElement<BuffetBossState, BuffetBossMove> {
  static override styles = [super.styles, TABLE_STYLES];

  /**
   * What people at a real table enter, separated by spaces: `piles` (what fell, the pile's height), `cards` (the foods dealt).
   * Left out, the page deals and piles are stacked on it.
   */
  @property({ useDefault: true }) told = '';
  /** How much the stacking hand shakes: `calm` (as with both hands, BB-15), `steady`, `shaky`, `wobbly`. */
  @property({ useDefault: true }) steadiness: Steadiness = 'steady';
  /** Turns off real time: food is placed by keys or buttons, and rescues have no clock. */
  @property({ type: Boolean, attribute: 'at-rest' }) atRest = false;

  /** The words of `told`. */
  readonly #words: Set<string>;
  readonly #live = new LiveTable(this);
  readonly #piles = new PileTelling(this);
  readonly #cards = new FoodPictures();
  readonly #menu = new Menu(this);
  readonly #show = new EndShow(this);
  readonly #clock = new RescueClock(this, () => this.enter('late'));
  readonly #motion = new PileMotion();
  #isExplained = false;

  /** `words` is for the element's own use; pages pass nothing. */
  constructor(words = new Set<string>()) {
    const isTimed = (): boolean => this.settings.mode !== 'puzzle';
    super(
      buffetBossUI({
        tells: (what) => words.has(what),
        get isTimed() {
          return isTimed();
        },
        stacksOn: (state) => this.#live.stacksOn(state),
        isShown: (sight) => this.#live.isShown(sight),
        renderExtra: (context) => this.#renderExtra(context),
        renderReference: ({ mode, state, t }) => (mode === 'play' ? this.#menu.render(state, t) : nothing),
      }),
    );
    this.#words = words;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('told')) this.#readTold();
    if (changed.has('steadiness')) this.#readSteadiness();
    super.willUpdate(changed);
  }

  #readTold(): void {
    const words = this.told.split(' ').filter((word) => word !== '');
    if (!this.#isRight('told', words, TOLD)) return;
    this.#words.clear();
    for (const word of words) this.#words.add(word);
  }

  #readSteadiness(): void {
    if (this.#isRight('steadiness', [this.steadiness], STEADINESS)) this.hand = this.steadiness;
  }

  #isRight(key: string, found: readonly string[], expected: readonly string[]): boolean {
    this.forgive([key]);
    const wrong = found.find((word) => !expected.includes(word));
    if (wrong !== undefined) this.report(inputError(key, 'choice', expected, { key, found: wrong }));
    return wrong === undefined;
  }

  /** How much the hand shakes. @internal */
  hand: Steadiness = 'steady';

  /** Whether people enter what happens on a real table. @internal */
  tells(what: 'piles' | 'cards'): boolean {
    return this.#words.has(what);
  }

  /** Players by seat. @internal */
  get players(): readonly Player[] {
    return this.table?.players ?? [];
  }

  protected override adaptScene(scene: Scene<BuffetBossState>): Scene<BuffetBossState> {
    const selected = this.#piles.fallen(this.step.state);
    return selected.length === 0 ? scene : { ...scene, marks: { ...scene.marks, selected } };
  }

  /** @internal */
  override answersTouch(place: Place): boolean {
    return super.answersTouch(place) || this.#piles.touch(this.step.state, place);
  }

  /** Lets food be dragged from its card onto the plate. @internal */
  override carrierOf(place: Place): Carrier | undefined {
    const food = foodOn(this.state, place);
    if (food === undefined || !this.#live.takesFood(food)) return undefined;
    return new CardDrag(food, this.renderRoot as ShadowRoot, this.#live);
  }

  /** Renders the clock between fallen food and the plate, where players look. */
  #renderExtra(context: BuffetBossContext): TemplateResult | typeof nothing {
    const { isReview, mode, people, seed, step, t, whole } = context;
    const isPlayed = mode === 'play' && !isReview;
    const isPersons = people.includes(whole.turn);
    const tells = isPlayed && !this.#live.stacksOn(whole) && (isPersons || this.tells('piles'));
    // No clock while looking back at a fall: running out would overwrite the moves after it
    const isNow = isPlayed && step.next.length === 0;
    const isTimed = isNow && whole.step === 'rescue' && isPersons && !tells && !this.atRest;
    const isSaving = people.includes(step.seat) && (step.move?.kind === 'save' || step.move?.kind === 'late');
    this.#clock.follow(startOf(step), fallOf(step), isTimed, isSaving);
    const live = this.#live.render(context);
    const show = this.#show.render(context);
    if (!isStacked(mode)) return nothing;
    // With people elsewhere the page brings what is dealt
    const isDealt = seed >= 0 || this.players.some(({ kind }) => kind === 'far');
    const asksForCards = !isReview && whole.step === 'line' && (this.tells('cards') || !isDealt);
    return html`
      <div class=${show === nothing ? 'plate-room' : 'plate-room counted'}>
        ${this.#clock.render(t, savable(whole), () => {
          this.atRest = true;
        })}
        ${live} ${show}
      </div>
      ${this.#piles.render(context, tells && whole.step === 'settle', tells ? this.#tellAgain(step) : undefined)}
      ${asksForCards ? renderCardQuestion(context, this.#cards) : nothing}
    `;
  }

  /** Returns an action that reopens the form for the last pile; undefined if the last move was not an entered pile. */
  #tellAgain({ move, parent, seat, state }: BuffetBossStep): (() => void) | undefined {
    const mayCorrect = move?.kind === 'settle' && seat === CHANCE && parent && !outcome(state);
    return mayCorrect ? () => this.goTo(pathOf(parent)) : undefined;
  }

  protected override updated(): void {
    super.updated();
    const root = this.renderRoot as ShadowRoot;
    this.#live.updated(root);
    this.#explain(root);
    // When the last card of a food was entered, its button is disabled: focus another one
    if (root.activeElement?.matches('[part=tell-piece]:disabled'))
      root.querySelector<HTMLElement>('[part=tell-cards] button:enabled')?.focus();
    if (this.settings.mode !== 'replay') return;
    const piles = this.boards.filter(({ area }) => area.name === 'pile');
    this.#motion.show(
      piles.map(({ svg }) => svg.querySelector('g[part=pile]')),
      this.step,
      !this.still,
    );
  }

  /** Announces what a rescue is. If the focus was lost or on the plate, it moves to the clock's start button. */
  #explain(root: ShadowRoot): void {
    const { isExplaining } = this.#clock;
    const isNew = isExplaining && !this.#isExplained;
    this.#isExplained = isExplaining;
    const card = isNew ? root.querySelector<HTMLElement>('.explained') : null;
    if (!card) return;
    this.speak(() => card.querySelector('p')?.textContent ?? '');
    if (root.activeElement === null || root.activeElement.matches('[part=live] :focus-visible'))
      card.querySelector<HTMLElement>('.start')?.focus({ preventScroll: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#live.stop();
  }

  /** Focuses the line, or the choice of a character once the line is gone. */
  override focus(options?: FocusOptions): void {
    const choice = this.renderRoot.querySelector<HTMLElement>('[part=choices] button');
    if (this.state.step === 'reveal' && choice) choice.focus(options);
    else super.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'buffet-boss': BuffetBoss;
  }
}
