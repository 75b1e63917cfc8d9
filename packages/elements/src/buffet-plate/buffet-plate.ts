/** `<buffet-plate>`. */
import { BUFFET_BOSS_PALETTE } from '@griddle/art/buffet-boss/palette.js';
import { foodAt } from '@griddle/rules/buffet-boss/components.js';
import { BUFFET_BOSS_NAMES_EN } from '@griddle/rules/buffet-boss/names.en.js';
import { fallenPieces } from '@griddle/rules/buffet-boss/moves.js';
import { EMPTY_PLATE } from '@griddle/rules/buffet-boss/state.js';
import type { BuffetBossMove, BuffetBossState, Settled } from '@griddle/rules/buffet-boss/state.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { Step } from '@griddle/rules/replay/step.js';
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { text } from '../old-core/attributes.js';
import { define } from '../old-core/define.js';
import { DiagramElement } from '../old-core/diagram-element.js';
import { fire } from '../old-core/events.js';
import type { Start } from '../old-core/input.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Whole } from '../old-core/notation.js';
import type { Line } from '../old-core/stage.js';
import { gameStyles } from '../old-core/game.styles.js';
import { pictureColours, placeOf } from '../old-core/styles.js';
import type { Mode } from '../old-core/table.js';
import { addMessages } from '../old-core/words.js';
import { BUFFET_LINE_EN } from '../buffet-line/messages.en.js';
import { NOTATION } from '../buffet-line/notation.js';
import { Deeds, type DeedsHost, type SettleDetail } from './deeds.js';
import { hostOf } from './host.js';
import { LivePlate } from './live-plate.js';
import { LOOKS, readLook, type Look } from './look.js';
import { BUFFET_PLATE_EN } from './messages.en.js';
import type { PlateHost, PlateMark, PlateScene } from './scene.js';
import { PLATE_STYLES } from './styles.js';
import { plateView } from './view.js';
import { millimetres, starsOf } from './words.js';

export type { SettleDetail } from './deeds.js';

addMessages({ ...ELEMENTS_EN, text: { ...BUFFET_BOSS_NAMES_EN, ...BUFFET_LINE_EN, ...BUFFET_PLATE_EN } });

/**
 * A plate of Buffet Boss that rocks on its table: a diagram, a record to step through, or (`mode="play"`) a plate to stack
 * food on, by mouse, finger, keys or buttons. The engine is fetched when stacking begins.
 *
 * @tagname buffet-plate
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-settle - After a drop or a push has come to rest, with the move of the table that it is.
 * @fires griddle-change - After the plate has gone to another position.
 * @fires griddle-error - For input that cannot be used; the plate keeps its last good state.
 * @csspart stage - The plate and the words under it.
 * @csspart tool - A button of the hand.
 * @csspart notice - Why nothing can be stacked here.
 * @csspart facts - Pieces, stars and height.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls and move list of a replay.
 * @cssprop --griddle-board-size - The largest width of the plate.
 * @cssprop --griddle-focus - The frame round the piece with the focus.
 */
export class BuffetPlate extends DiagramElement<BuffetBossState, BuffetBossMove> implements DeedsHost {
  static override styles = [
    ...super.styles,
    gameStyles,
    pictureColours(BUFFET_BOSS_PALETTE),
    PLATE_STYLES,
    placeOf('15.4/7.3'),
  ];

  static override properties: PropertyDeclarations = {
    seat: text('p1'),
    food: text(''),
    overlay: text('height'),
    leader: { type: Number },
    steadiness: text('calm'),
    atRest: { type: Boolean, attribute: 'at-rest' },
  };

  /** Whose plate is shown: `p1` to `p5`. */
  seat = 'p1';
  /** Foods that come to the hand one after the other, `ham.banana.egg`; left out, the food in hand of the position. */
  food = '';
  /** What is shown over the pile: `height contacts stars`, or `none`. */
  overlay = 'height';
  /** Height to beat, in 0.1 mm; left out, that of the tallest other plate. */
  leader: number | undefined;
  /** How the hand shakes: `calm`, `steady`, `shaky` or `wobbly`. */
  steadiness = 'calm';
  /** Stacking at rest, by keys and buttons: nothing happens in real time. */
  atRest = false;

  /** @internal */
  override readonly rules = NOTATION;
  /** @internal */
  override readonly view = plateView(() => this.#look.seat);

  protected override readonly modes: readonly Mode[] = ['diagram', 'replay', 'play'];

  #plate: LivePlate | undefined;
  /** The step of a record that was drawn last, and whether it came after the one before it: only then something fell. */
  #step: Step<BuffetBossState, BuffetBossMove> | undefined;
  #falls = false;
  #start: Start<BuffetBossState> | undefined;
  readonly #deeds = new Deeds(this);
  #look: Look = { seat: 0, marks: new Set<PlateMark>(['height']), steadiness: 'calm', foods: [] };

  protected override async whole(): Promise<Whole<BuffetBossState, BuffetBossMove>> {
    return (await import('./whole.js')).wholeOf(this.view);
  }

  protected override async sentences(): Promise<Catalogue['text']> {
    return (await import('@griddle/rules/buffet-boss/messages.en.js')).BUFFET_BOSS_EN;
  }

  // From attributes to a scene

  protected override willUpdate(changed: PropertyValues): void {
    if (LOOKS.some((name) => changed.has(name))) {
      this.forgive(LOOKS);
      const before = this.#look;
      this.#look = readLook(this, before, (fault) => this.report(fault));
      if (before.foods.join() !== this.#look.foods.join()) this.#deeds.expect(this.#look.foods);
    }
    super.willUpdate(changed);
    if (changed.has('mode')) this.#plate?.stop();
  }

  protected override begin(start: Start<BuffetBossState>): void {
    super.begin(start);
    this.#start = start;
    this.#deeds.begin(this.#look.foods);
  }

  /** Whether food can be stacked: records are only looked at. */
  get #isLive(): boolean {
    return this.settings.mode === 'play' && this.replay === undefined;
  }

  /** @internal */
  drawMore(stage: HTMLElement): void {
    const plate = (this.#plate ??= new LivePlate(this.#host()));
    if (plate.node.parentNode !== stage) stage.prepend(plate.node);
    const rules = this.#isLive ? this.#deeds.fetch() : undefined;
    if (rules) this.waitFor(rules);
    const step = this.replay?.session.current;
    if (step !== this.#step) this.#falls = step !== undefined && step.parent === this.#step;
    this.#step = step;
    plate.show(this.#scene());
  }

  #host(): PlateHost {
    const undo = (): void => {
      this.undo();
    };
    return hostOf(
      this,
      undo,
      (move) => this.#settled(move),
      (place) => this.#deeds.save(place),
    );
  }

  #scene(): PlateScene {
    const { state, settings, atRest, still, lit } = this;
    const { seat, marks, steadiness } = this.#look;
    const plate = state.plates[seat] ?? EMPTY_PLATE;
    const isLive = this.#isLive;
    const others = state.plates.map(({ height }, other) => (other === seat ? 0 : height));
    return {
      seat,
      plate,
      hand: isLive ? this.#deeds.inHand : -1,
      mayPush: isLive && plate.pieces.length > 0 && state.hand < 0 && state.step !== 'lost',
      leader: this.leader ?? Math.max(0, ...others),
      fallen: isLive ? fallenPieces(state).flatMap(({ food, spent }) => (spent ? [] : [food])) : [],
      lit,
      marks,
      steadiness,
      atRest,
      seed: this.#start?.seed ?? 0,
      still,
      falls: this.#falls,
      live: isLive,
      roomy: settings.mode !== 'diagram',
    };
  }

  // What a hand does

  #settled(move: Settled): void {
    const detail = this.#deeds.settle(move);
    if (!detail) return;
    this.dispatchEvent(new CustomEvent('griddle-settle', { detail, bubbles: true, composed: true }));
    this.changed(detail.move);
  }

  /** @internal */
  get seatShown(): number {
    return this.#look.seat;
  }

  /** @internal */
  goOn(state: BuffetBossState): void {
    const start = this.#start;
    if (start) super.begin({ ...start, state });
    this.requestUpdate();
  }

  /** @internal */
  changed(move: string): void {
    fire(this, 'griddle-change', { position: this.currentPosition, move, path: '', outcome: undefined });
  }

  /** Takes back the last drop, push or rescue. False when there is none to take back. */
  undo(): boolean {
    this.#plate?.stop();
    return this.#deeds.undo();
  }

  /** Gives the hand a food before all others that are to come; false for a word that is no food. */
  hold(food: string): boolean {
    const index = foodAt(food);
    if (index < 0) return false;
    this.ready();
    this.#deeds.hold(index);
    this.requestUpdate();
    return true;
  }

  /** Lets go of the food in hand where it is; from high up it is lowered first. False where nothing can be let go now. */
  drop(): boolean {
    return this.#plate?.drop() ?? false;
  }

  /** Pushes the plate (0) or a piece, in one of eight directions anticlockwise from the right, with strength 1 to 3. */
  push(body: number, direction: number, strength: number): boolean {
    return this.#plate?.push(body, direction, strength) ?? false;
  }

  /** Starts anew with the position and the food given. */
  override again(): void {
    super.again();
    const start = this.#start;
    const { first } = this.#deeds;
    if (!start || !first) return;
    this.begin({ ...start, state: first });
    this.requestUpdate();
    this.changed('');
  }

  /** @internal */
  override lines(): readonly Line[] {
    const lines = super.lines();
    if (!this.#isLive) return lines;
    const { plate, leader } = this.#scene();
    const values = { count: plate.pieces.length, stars: starsOf(plate.pieces), height: millimetres(plate.height) };
    const key = leader > 0 ? 'plate.facts-leader' : 'plate.facts';
    return [...lines, ['facts', this.say(key, { ...values, leader: millimetres(leader) })]];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#plate?.stop();
  }

  override focus(options?: FocusOptions): void {
    this.#plate?.focus(options);
  }
}

define('buffet-plate', BuffetPlate);

declare global {
  interface HTMLElementTagNameMap {
    'buffet-plate': BuffetPlate;
  }
  interface HTMLElementEventMap {
    'griddle-settle': CustomEvent<SettleDetail>;
  }
}
