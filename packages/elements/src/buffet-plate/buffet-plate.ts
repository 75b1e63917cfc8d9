/** `<buffet-plate>`. */
import { BUFFET_BOSS_PALETTE } from '@griddle/art/buffet-boss/palette.js';
import { foodAt, foodName, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import { moveText } from '@griddle/rules/buffet-boss/notation.js';
import { BUFFET_BOSS_NAMES_EN } from '@griddle/rules/buffet-boss/names.en.js';
import type * as Moves from '@griddle/rules/buffet-boss/moves.js';
import { fallenPieces } from '@griddle/rules/buffet-boss/moves.js';
import { EMPTY_PLATE } from '@griddle/rules/buffet-boss/state.js';
import type { BuffetBossMove, BuffetBossState, Settled } from '@griddle/rules/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { Step } from '@griddle/rules/replay/step.js';
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { text } from '../core/attributes.js';
import { define } from '../core/define.js';
import { DiagramElement } from '../core/diagram-element.js';
import type { Start } from '../core/input.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import type { Whole } from '../core/notation.js';
import type { Line } from '../core/stage.js';
import { gameStyles } from '../core/game.styles.js';
import { pictureColours } from '../core/styles.js';
import type { Mode } from '../core/table.js';
import { addMessages } from '../core/words.js';
import { LivePlate } from './live-plate.js';
import { BUFFET_LINE_EN } from '../buffet-line/messages.en.js';
import { NOTATION } from '../buffet-line/notation.js';
import { BUFFET_PLATE_EN } from './messages.en.js';
import { hostOf } from './host.js';
import { LOOKS, readLook, type Look } from './look.js';
import type { PlateHost, PlateMark, PlateScene } from './scene.js';
import { PLATE_STYLES } from './styles.js';
import { plateView } from './view.js';
import { millimetres, starsOf } from './words.js';

addMessages({ ...ELEMENTS_EN, text: { ...BUFFET_BOSS_NAMES_EN, ...BUFFET_LINE_EN, ...BUFFET_PLATE_EN } });

/** A drop or a push that has come to rest on a plate, `griddle-settle`. */
export interface SettleDetail {
  /** The name of the seat whose plate it is, `p1`. */
  readonly seat: string;
  /** What the table did, as the rules write it: `~320/p-1.1-2/3/POSES/d1200,5000,9000`. */
  readonly move: string;
  /** Foods that fell. */
  readonly fell: readonly string[];
  /** Height of the pile in 0.1 mm. */
  readonly height: number;
}

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
export class BuffetPlate extends DiagramElement<BuffetBossState, BuffetBossMove> {
  static override styles = [...super.styles, gameStyles, pictureColours(BUFFET_BOSS_PALETTE), PLATE_STYLES];

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
  /** What was before each drop and push. */
  #past: Past[] = [];
  /** Foods that are still to come. */
  #queue: readonly number[] = [];
  /** The rules of moves, which only stacking asks for. */
  #moves: typeof Moves | undefined;
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
      if (before.foods.join() !== this.#look.foods.join()) this.#queue = this.#look.foods;
    }
    super.willUpdate(changed);
    if (changed.has('mode')) this.#plate?.stop();
  }

  protected override begin(start: Start<BuffetBossState>): void {
    super.begin(start);
    this.#start = start;
    this.#past = [];
    this.#queue = this.#look.foods;
  }

  /** Whether food can be stacked: records are only looked at. */
  get #isLive(): boolean {
    return this.settings.mode === 'play' && this.replay === undefined;
  }

  /** @internal */
  drawMore(stage: HTMLElement): void {
    const plate = (this.#plate ??= new LivePlate(this.#host()));
    if (plate.node.parentNode !== stage) stage.prepend(plate.node);
    if (this.#isLive && !this.#moves) this.waitFor(this.#fetchMoves());
    const step = this.replay?.session.current;
    if (step !== this.#step) this.#falls = step !== undefined && step.parent === this.#step;
    this.#step = step;
    plate.show(this.#scene());
  }

  async #fetchMoves(): Promise<void> {
    this.#moves = await import('@griddle/rules/buffet-boss/moves.js');
  }

  #host(): PlateHost {
    const undo = (): void => {
      this.undo();
    };
    return hostOf(
      this,
      undo,
      (move) => this.#settled(move),
      (place) => this.#touched(place),
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
      hand: isLive ? this.#inHand : -1,
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

  /** The food in hand: the one of the position, else the next one of `food`. */
  get #inHand(): number {
    const { state } = this;
    if (state.step === 'lost') return -1;
    return state.hand >= 0 ? state.hand : (this.#queue[0] ?? -1);
  }

  // What a hand does

  #settled(move: Settled): void {
    const { state } = this;
    const { seat } = this.#look;
    const isDrop = move.action.startsWith('d');
    const food = isDrop ? this.#inHand : -1;
    const isNext = isDrop && state.hand < 0;
    // Who takes another food leaves what has fallen
    const falls = isNext ? [] : state.falls;
    const settling: BuffetBossState = { ...state, turn: seat, step: 'settle', hand: food, falls };
    const played = this.#moves?.play(settling, move);
    if (!played?.ok) return;
    this.#past.push({ state, queue: this.#queue });
    if (isNext) this.#queue = this.#queue.slice(1);
    const foods = [...(state.plates[seat]?.pieces ?? []), ...(isDrop ? [food] : [])];
    const detail: SettleDetail = {
      seat: SEAT_NAMES[seat] ?? '',
      move: moveText(move),
      fell: move.fell.map((piece) => foodName(foods[piece - 1] ?? 0)),
      height: move.height,
    };
    this.#goOn(played.value);
    this.dispatchEvent(new CustomEvent('griddle-settle', { detail, bubbles: true, composed: true }));
    this.#changed(moveText(move));
  }

  /** Picks up what has fallen; what was in hand waits. */
  #touched(place: Place): void {
    const { state } = this;
    const index = Number(place.slice(place.indexOf(':') + 1)) - 1;
    const open = fallenPieces(state).map((piece, i) => (piece.spent ? -1 : i));
    const move: BuffetBossMove = { kind: 'save', index: open.filter((i) => i >= 0)[index] ?? -1 };
    const saved = this.#moves?.play({ ...state, turn: this.#look.seat }, move);
    if (!saved?.ok) return;
    this.#past.push({ state, queue: this.#queue });
    this.#goOn(saved.value);
    this.#changed(moveText(move));
  }

  #goOn(state: BuffetBossState): void {
    const start = this.#start;
    if (start) super.begin({ ...start, state });
    this.requestUpdate();
  }

  #changed(move: string): void {
    this.fire('griddle-change', { position: this.currentPosition, move, path: '', outcome: undefined });
  }

  /** Takes back the last drop, push or rescue. False when there is none to take back. */
  undo(): boolean {
    this.#plate?.stop();
    const past = this.#past.pop();
    if (!past) return false;
    this.#queue = past.queue;
    this.#goOn(past.state);
    this.#changed('');
    return true;
  }

  /** Gives the hand a food before all others that are to come; false for a word that is no food. */
  hold(food: string): boolean {
    const index = foodAt(food);
    if (index < 0) return false;
    this.ready();
    this.#queue = [index, ...this.#queue];
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
    const [first] = this.#past;
    if (!start || !first) return;
    this.begin({ ...start, state: first.state });
    this.requestUpdate();
    this.#changed('');
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

/** What `undo` goes back to. */
interface Past {
  readonly state: BuffetBossState;
  readonly queue: readonly number[];
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
