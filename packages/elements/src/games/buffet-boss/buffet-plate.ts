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

/** Makes the UI. The plate draws itself; `shown` returns a position's plates after the actions on them. */
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
 * A rocking plate of Buffet Boss: a diagram, a record to step through, or (`mode="play"`) a plate to stack food on by mouse,
 * touch, keyboard or buttons. The engine is loaded when stacking begins.
 *
 * @fires {CustomEvent<SettleDetail>} griddle-settle - When the pile has settled after a drop or a push, with the chance move.
 * @csspart tool - A button that moves, turns or drops the food in hand.
 * @csspart notice - The reason why nothing can be stacked here.
 * @csspart facts - Pieces, stars and height.
 */
@customElement('buffet-plate')
export class BuffetPlate extends GameElement<BuffetBossState, BuffetBossMove> {
  static override styles = [super.styles, boardRatio('15.4/7.3'), STYLES];

  /** The seat whose plate is shown: `p1` to `p5`. */
  @property({ useDefault: true }) seat = 'p1';
  /** Foods to stack one after the other, `ham.banana.egg`; left out, the position's food in hand. */
  @property({ useDefault: true }) food = '';
  /** Overlays of the pile: `height contacts stars`, or `none`. */
  @property({ useDefault: true }) overlay = 'height';
  /** Height to beat, in 0.1 mm; left out, that of the tallest other plate. */
  @property({ type: Number }) leader?: number | null;
  /** How much the hand shakes: `calm`, `steady`, `shaky` or `wobbly`. */
  @property({ useDefault: true }) steadiness = 'calm';
  /** Turns off real time: food is placed by keys or buttons. */
  @property({ type: Boolean, attribute: 'at-rest' }) atRest = false;

  #look = USUAL_LOOK;
  /** The actions on the plate since its position was set. */
  #deeds: PlateGame | undefined;
  /** The last drawn step of a record, and whether it followed the previous one: only then did something fall. */
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

  /** The plate, made on first use: a server has none. */
  get #plate(): LivePlate {
    return (this.#made ??= new LivePlate({
      requestUpdate: () => this.requestUpdate(),
      speak: (words) => this.speak(words),
      settled: (move) => this.#settled(this.#game.settle(this.#look.seat, move)),
      touch: (place) => this.#goOn(this.#game.save(this.#look.seat, place)),
      undo: () => void this.undo(),
    }));
  }

  /** Whether food can be stacked: records are view-only. */
  get #isLive(): boolean {
    const { parent, next } = this.step;
    return this.settings.mode === 'play' && !parent && next.length === 0;
  }

  /** The game from the current position. */
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
      // A plate shown alone cannot be the tallest
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

  // Actions

  #settled(detail: SettleDetail | undefined): void {
    if (!detail) return;
    this.dispatchEvent(new CustomEvent('griddle-settle', { detail, bubbles: true, composed: true }));
    this.#goOn(detail.move);
  }

  /** Shows an action's result and emits the change. `move` is in notation: empty for an undo, undefined for no action. */
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

  /** Undoes the last drop, push or rescue. Returns false if there is none. */
  override undo(): boolean {
    this.#plate.stop();
    if (!this.#isLive) return super.undo();
    const isUndone = this.#game.undo();
    this.#goOn(isUndone ? '' : undefined);
    return isUndone;
  }

  /** Puts a food at the front of the queue. Returns false for an unknown food. */
  hold(food: string): boolean {
    const index = foodAt(food);
    if (index < 0) return false;
    if (this.isUpdatePending) this.performUpdate();
    this.#game.hold(index);
    this.requestUpdate();
    return true;
  }

  /** Drops the food in hand where it is; from high up it is lowered first. Returns false if nothing can be dropped now. */
  drop(): boolean {
    return this.#plate.drop();
  }

  /** Pushes the plate (0) or a piece, in one of eight directions anticlockwise from the right, with strength 1 to 3. */
  push(body: number, direction: number, strength: number): boolean {
    return this.#plate.push(body, direction, strength);
  }

  /** Starts over with the given position and food. */
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

/** Describes pieces, stars, height and the height to beat. */
function describeScene({ plate: { pieces, height }, leader }: PlateScene, t: Translate): string {
  const values = { count: pieces.length, stars: starsOf(pieces), height: millimetres(height, 1) };
  if (leader === 0) return t('plate.facts', values);
  return t('plate.facts-leader', { ...values, leader: millimetres(leader, 1) });
}

declare global {
  interface HTMLElementTagNameMap {
    'buffet-plate': BuffetPlate;
  }
  interface GlobalEventHandlersEventMap {
    'griddle-settle': CustomEvent<SettleDetail>;
  }
}
