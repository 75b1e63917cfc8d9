/** `<buffet-plate>`. */
import { BUFFET_BOSS_PALETTE } from '@griddle/art/internal/buffet-boss/palette.js';
import { picture } from '@griddle/art/internal/buffet-boss/table.js';
import { foodAt } from '@griddle/rules/internal/buffet-boss/components.js';
import { EMPTY_PLATE, type BuffetBossMove, type BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { addEnglish, boardRatio, emit, GameElement, pictureColours, property, type Translate } from '#core';
import { millimetres, starsOf } from './describe.js';
import type { BuffetBossContext, BuffetBossStep, BuffetBossUI } from './context.js';
import { partUI } from './game-ui.js';
import { PlateGame, type SettleDetail } from './plate-game.js';
import { LOOKS, readLook, USUAL_LOOK } from './plate-look.js';
import { LivePlate } from './stacking/live-plate.js';
import { printPlate } from './stacking/printed-plate.js';
import type { PlateScene } from './stacking/scene.js';
import { feelStyles } from './stacking/feel.styles.js';
import { partStyles, plateStyles } from './styles.js';

export type { SettleDetail } from './plate-game.js';

const STYLES = [pictureColours(BUFFET_BOSS_PALETTE), plateStyles, feelStyles, partStyles];

/** The plate draws itself; `shown` gives the plates of a position with what has been done on them. */
function buffetPlateUI(
  render: (context: BuffetBossContext) => TemplateResult,
  shown: (state: BuffetBossState) => BuffetBossState['plates'],
): BuffetBossUI {
  return {
    ...partUI,
    styles: STYLES,
    layout: {
      ...partUI.layout,
      renderExtra: render,
      picture: ({ state }) => picture({ plates: shown(state), line: [] }),
    },
  };
}

addEnglish(partUI.messages);

/**
 * A plate of Buffet Boss that rocks on its table: a diagram, a record to step through, or (`mode="play"`) a plate to stack
 * food on, by mouse, finger, keys or buttons. The engine is fetched when stacking begins.
 *
 * @fires {CustomEvent<SettleDetail>} griddle-settle - After a drop or a push has come to rest, with the move of the table that it is.
 * @csspart tool - A button of the hand.
 * @csspart notice - Why nothing can be stacked here.
 * @csspart facts - Pieces, stars and height.
 */
@customElement('buffet-plate')
export class BuffetPlate extends GameElement<BuffetBossState, BuffetBossMove> {
  static override styles = [super.styles, boardRatio('15.4/7.3'), STYLES];

  /** Whose plate is shown: `p1` to `p5`. */
  @property({ useDefault: true }) seat = 'p1';
  /** Foods that come to the hand one after the other, `ham.banana.egg`; left out, the food in hand of the position. */
  @property({ useDefault: true }) food = '';
  /** What is shown over the pile: `height contacts stars`, or `none`. */
  @property({ useDefault: true }) overlay = 'height';
  /** Height to beat, in 0.1 mm; left out, that of the tallest other plate. */
  @property({ type: Number }) leader?: number | null;
  /** How the hand shakes: `calm`, `steady`, `shaky` or `wobbly`. */
  @property({ useDefault: true }) steadiness = 'calm';
  /** Stacking at rest, by keys and buttons: nothing happens in real time. */
  @property({ type: Boolean, attribute: 'at-rest' }) atRest = false;

  #look = USUAL_LOOK;
  /** What has been done on the plate since its position was given. */
  #deeds: PlateGame | undefined;
  /** The step of a record that was drawn last, and whether it came after the one before it: only then something fell. */
  #drawn: BuffetBossStep | undefined;
  #falls = false;
  #made: LivePlate | undefined;

  constructor() {
    super(
      buffetPlateUI(
        (context) => this.#render(context),
        () => this.#game.state.plates.slice(this.#look.seat, this.#look.seat + 1),
      ),
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (LOOKS.some((name) => changed.has(name))) this.#readLook();
    super.willUpdate(changed);
    if (changed.has('mode')) this.#made?.stop();
  }

  #readLook(): void {
    this.forgive(LOOKS);
    const before = this.#look;
    this.#look = readLook(this, before, (error) => this.report(error));
    if (before.foods.join() !== this.#look.foods.join()) this.#deeds?.expect(this.#look.foods);
  }

  /** Made when it is first shown: a server has none. */
  get #plate(): LivePlate {
    return (this.#made ??= new LivePlate({
      requestUpdate: () => this.requestUpdate(),
      speak: (words) => this.speak(words),
      settled: (move) => this.#settled(this.#game.settle(this.#look.seat, move)),
      touch: (place) => this.#goOn(this.#game.save(this.#look.seat, place)),
      undo: () => void this.undo(),
    }));
  }

  /** Whether food can be stacked: records are only looked at. */
  get #isLive(): boolean {
    const { parent, next } = this.step;
    return this.settings.mode === 'play' && !parent && next.length === 0;
  }

  /** All that is done belongs to the position that was given. */
  get #game(): PlateGame {
    const { state } = this;
    if (this.#deeds?.start !== state) this.#deeds = new PlateGame(state, this.#look.foods);
    return this.#deeds;
  }

  #render(context: BuffetBossContext): TemplateResult {
    const { step, t } = context;
    if (step !== this.#drawn) this.#falls = step.parent === this.#drawn;
    this.#drawn = step;
    const scene = this.#scene(context);
    if (!isServer) this.#plate.show(scene, t);
    const plate = isServer ? printPlate(scene, t) : this.#plate.render();
    return html`${plate} ${scene.live ? html`<p part="facts">${describeScene(scene, t)}</p>` : nothing}`;
  }

  #scene({ marks: { highlights }, mode, seed }: BuffetBossContext): PlateScene {
    const { atRest, leader, still } = this;
    const { marks, seat, steadiness } = this.#look;
    const { fallen, inHand, state } = this.#game;
    const live = this.#isLive;
    const plate = state.plates[seat] ?? EMPTY_PLATE;
    const others = state.plates.map(({ height }, other) => (other === seat ? 0 : height));
    const toBeat = leader ?? Math.max(0, ...others);
    return {
      seat,
      plate,
      hand: live ? inHand : -1,
      mayPush: live && plate.pieces.length > 0 && state.hand < 0 && state.step !== 'lost',
      leader: toBeat,
      // A plate that is shown alone is no tallest one
      tallest: toBeat === 0 ? 0 : Math.max(toBeat, plate.height),
      fallen: live ? fallen : [],
      lit: highlights,
      marks,
      steadiness,
      atRest,
      seed: Math.max(0, seed),
      still,
      falls: this.#falls,
      live,
      isCarried: false,
      roomy: mode !== 'diagram',
    };
  }

  // What a hand does

  #settled(detail: SettleDetail | undefined): void {
    if (!detail) return;
    this.dispatchEvent(new CustomEvent('griddle-settle', { detail, bubbles: true, composed: true }));
    this.#goOn(detail.move);
  }

  /** Shows what a deed has come to and tells the page; `move` in notation, empty for a step back, undefined for none. */
  #goOn(move: string | undefined): void {
    if (move === undefined) return;
    this.requestUpdate();
    emit(this, 'griddle-change', { position: this.currentPosition, move, path: '', outcome: undefined });
  }

  override get currentPosition(): string {
    const given = super.currentPosition;
    return this.#isLive ? this.ui.rules.positionText(this.#game.state) : given;
  }

  /** @internal */
  override shows(position: string): boolean {
    const read = this.ui.rules.parsePosition(position, this.ui.rules.optionsOf(this.state));
    if (!this.#isLive || !read.ok) return super.shows(position);
    return this.ui.rules.positionText(read.value) === this.ui.rules.positionText(this.#game.state);
  }

  /** Takes back the last drop, push or rescue. False when there is none to take back. */
  override undo(): boolean {
    this.#plate.stop();
    if (!this.#isLive) return super.undo();
    const isUndone = this.#game.undo();
    this.#goOn(isUndone ? '' : undefined);
    return isUndone;
  }

  /** Gives the hand a food before all others that are to come; false for a word that is no food. */
  hold(food: string): boolean {
    const index = foodAt(food);
    if (index < 0) return false;
    if (this.isUpdatePending) this.performUpdate();
    this.#game.hold(index);
    this.requestUpdate();
    return true;
  }

  /** Lets go of the food in hand where it is; from high up it is lowered first. False where nothing can be let go now. */
  drop(): boolean {
    return this.#plate.drop();
  }

  /** Pushes the plate (0) or a piece, in one of eight directions anticlockwise from the right, with strength 1 to 3. */
  push(body: number, direction: number, strength: number): boolean {
    return this.#plate.push(body, direction, strength);
  }

  /** Starts anew with the position and the food given. */
  override again(): void {
    if (!this.#isLive) return super.again();
    this.#plate.stop();
    this.#deeds = undefined;
    this.#goOn('');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#plate.stop();
  }

  override focus(options?: FocusOptions): void {
    this.#plate.focus(options);
  }
}

/** Pieces, stars and height, and the height to beat. */
function describeScene({ plate: { pieces, height }, leader }: PlateScene, t: Translate): string {
  const values = { count: pieces.length, stars: starsOf(pieces), height: millimetres(height, 1) };
  if (leader === 0) return t('plate.facts', values);
  return t('plate.facts-leader', { ...values, leader: millimetres(leader, 1) });
}

declare global {
  interface HTMLElementTagNameMap {
    'buffet-plate': BuffetPlate;
  }
  interface HTMLElementEventMap {
    'griddle-settle': CustomEvent<SettleDetail>;
  }
}
