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

/** What people at a real table can tell. */
const TOLD: readonly string[] = ['piles', 'cards'];

addEnglish(partUI.messages);

/** The step in which the last piece fell: one that is placed again meanwhile is of the same fall (BB-23). */
function fallOf(step: BuffetBossStep): BuffetBossStep | undefined {
  let at: BuffetBossStep | undefined = step;
  while (at && !(at.move?.kind === 'settle' && at.move.fell.length > 0)) at = at.parent;
  return at;
}

/** Where a game began. */
function startOf(step: BuffetBossStep): BuffetBossStep {
  let at = step;
  while (at.parent) at = at.parent;
  return at;
}

/** How many of the pieces that fell may be saved (BB-22). */
function savable({ falls }: BuffetBossState): number {
  return falls.reduce((sum, { left }) => sum + left, 0);
}

/**
 * Buffet Boss on a page, for one to five: a diagram, a record to step through, or a game to play. Piles are stacked on the
 * page, or, with `told`, on a real table whose people tell what fell.
 *
 * @csspart areas - All areas: `line`, `bin`, `fallen` and `pile` are parts, too.
 * @csspart hand-over - What stands there while the screen is handed to the next player.
 * @csspart choices - The buttons: the end of a turn, who goes first, the character that counts.
 * @csspart live - The plate that is stacked on.
 * @csspart tell - Where people at a real table tell what happened.
 * @csspart clock - The seconds that are left to save what fell.
 * @csspart show - The counting at the end.
 * @csspart menu - All foods with what their cards say.
 */
@customElement('buffet-boss')
export class BuffetBoss extends GameElement<BuffetBossState, BuffetBossMove> {
  static override styles = [super.styles, TABLE_STYLES];

  /**
   * What people at a real table tell, joined by blanks: `piles` (what fell, how high the pile is), `cards` (which foods are
   * shown). Left out, the page deals, and piles are stacked on it.
   */
  @property({ useDefault: true }) told = '';
  /** How the hand that stacks shakes: `calm` (as with both hands, BB-15), `steady`, `shaky`, `wobbly`. */
  @property({ useDefault: true }) steadiness: Steadiness = 'steady';
  /** Nothing happens in real time: food is placed by keys or buttons, and there is no clock at a rescue. */
  @property({ type: Boolean, attribute: 'at-rest' }) atRest = false;

  /** The words of `told`. */
  readonly #words: Set<string>;
  readonly #live = new LiveTable(this);
  readonly #piles = new PileTelling(this);
  readonly #cards = new FoodPictures();
  readonly #menu = new Menu(this);
  readonly #show = new EndShow(this);
  readonly #clock = new RescueClock(this, () => this.play('late'));
  readonly #motion = new PileMotion();
  #isExplained = false;

  /** `words` is the element's own: no page has to give any. */
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

  /** How the hand shakes. @internal */
  hand: Steadiness = 'steady';

  /** Whether people tell what happens on a real table. @internal */
  tells(what: 'piles' | 'cards'): boolean {
    return this.#words.has(what);
  }

  /** Who plays, by seat. @internal */
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

  /** Food is dragged from its card onto the plate. @internal */
  override carrierOf(place: Place): Carrier | undefined {
    const food = foodOn(this.state, place);
    if (food === undefined || !this.#live.takesFood(food)) return undefined;
    return new CardDrag(food, this.renderRoot as ShadowRoot, this.#live);
  }

  /** The clock stands between what fell and the plate, where everybody looks. */
  #renderExtra(context: BuffetBossContext): TemplateResult | typeof nothing {
    const { isReview, mode, people, seed, step, t, whole } = context;
    const isPlayed = mode === 'play' && !isReview;
    const isPersons = people.includes(whole.turn);
    const tells = isPlayed && !this.#live.stacksOn(whole) && (isPersons || this.tells('piles'));
    // Who looks back at a fall has no time to lose, and running out of it would play over what came after
    const isNow = isPlayed && step.next.length === 0;
    const isTimed = isNow && whole.step === 'rescue' && isPersons && !tells && !this.atRest;
    const isSaving = people.includes(step.seat) && (step.move?.kind === 'save' || step.move?.kind === 'late');
    this.#clock.follow(startOf(step), fallOf(step), isTimed, isSaving);
    const live = this.#live.render(context);
    const show = this.#show.render(context);
    if (!isStacked(mode)) return nothing;
    const asksForCards = !isReview && whole.step === 'line' && (this.tells('cards') || seed < 0);
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

  /** What tells the last pile once more; undefined where the last move told none. */
  #tellAgain({ move, parent, seat, state }: BuffetBossStep): (() => void) | undefined {
    const mayCorrect = move?.kind === 'settle' && seat === CHANCE && parent && !outcome(state);
    return mayCorrect ? () => this.goTo(pathOf(parent)) : undefined;
  }

  protected override updated(): void {
    super.updated();
    const root = this.renderRoot as ShadowRoot;
    this.#live.updated(root);
    this.#explain(root);
    // Who has told the last card of a food goes on with another one
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

  /** Tells readers who listen what a rescue is. Whose food has left the focus behind goes on with the clock. */
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

  /** Puts the focus on the line, or on the choice there is when it has gone. */
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
