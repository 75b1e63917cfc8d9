/** `<buffet-boss>`. */
import { BUFFET_BOSS_PALETTE } from '@griddle/art/buffet-boss/palette.js';
import { TABLE, type Seat } from '@griddle/rules/core/contract.js';
import { gameWith, type Rest } from '@griddle/rules/buffet-boss/game.js';
import type { BuffetBossMove, BuffetBossState, Plate } from '@griddle/rules/buffet-boss/state.js';
import { BUFFET_BOSS_NAMES_EN } from '@griddle/rules/buffet-boss/names.en.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { text } from '../old-core/attributes.js';
import type { BoardOwner } from '../old-core/board-input.js';
import type { Marks } from '../old-core/board-view.js';
import { define } from '../old-core/define.js';
import { faultOf } from '../old-core/input.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import { NO_TEXTS } from '../old-core/late-element.js';
import { NOBODY } from '../old-core/owner.js';
import { SecretElement } from '../old-core/secret-element.js';
import type { Speech } from '../old-core/speech.js';
import { pictureColours } from '../old-core/styles.js';
import { addMessages } from '../old-core/words.js';
import type { Steadiness } from '../buffet-plate/scene.js';
import type * as Dinner from './dinner.js';
import type * as Fallen from './fallen-area.js';
import type { Extras } from './extras.js';
import type { PileMotion } from './pile-motion.js';
import { BUFFET_BOSS_ELEMENT_EN } from './messages.en.js';
import { buffetBossStyles } from './styles.js';
import type * as Telling from './telling.js';
import { buffetBossView, type Surroundings } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...BUFFET_BOSS_NAMES_EN, ...BUFFET_BOSS_ELEMENT_EN } });

/** What people at a real table can tell. */
const TOLD: readonly string[] = ['piles', 'cards'];
/** How the hand that stacks can shake. */
const STEADINESS: readonly Steadiness[] = ['calm', 'steady', 'shaky', 'wobbly'];

const RULES = gameWith({ ...NO_TEXTS, guess: (view) => view });

/** Whether the words for All-You-Can-Eat are here. */
let isTogether = false;

async function fetchTogether(): Promise<void> {
  await import('./together.en.js');
  isTogether = true;
}

function hasCharacters(plates: readonly Plate[]): boolean {
  return plates.some(({ characters }) => characters.length > 0);
}

/**
 * Buffet Boss on a page, for one to five: a diagram, a record to step through, or a game to play. Piles are stacked on the
 * page, or, with `told`, on a real table whose people tell what fell.
 *
 * @tagname buffet-boss
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-move - Before a move; cancelled, it is left to the page.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-over - After the move that ended the game.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The areas and the words under them.
 * @csspart areas - All areas: `line`, `bin`, `fallen` and `pile` are parts, too.
 * @csspart hand-over - What stands there while the screen is handed to the next player.
 * @csspart choices - The buttons: the end of a turn, who goes first, the character that counts.
 * @csspart live - The plate that is stacked on.
 * @csspart tell - Where people at a real table tell what happened.
 * @csspart clock - The seconds that are left to save what fell.
 * @csspart show - The counting at the end.
 * @csspart menu - All foods with what their cards say.
 * @csspart status - Who is to move, or how the game ended.
 * @csspart comment - The words of a record at the move shown.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls, scores and move list.
 * @cssprop --griddle-board-size - The largest width of all areas together.
 * @cssprop --griddle-focus - The frame round the space with the focus.
 */
export class BuffetBoss extends SecretElement<BuffetBossState, BuffetBossMove> implements Surroundings {
  static override properties: PropertyDeclarations = {
    told: text(''),
    steadiness: text('steady'),
    atRest: { type: Boolean, attribute: 'at-rest' },
  };
  static override styles = [...super.styles, pictureColours(BUFFET_BOSS_PALETTE), buffetBossStyles];

  /**
   * What people at a real table tell, joined by blanks: `piles` (what fell, how high the pile is), `cards` (which foods are
   * shown). Left out, the page deals, and piles are stacked on it.
   */
  told = '';

  /** How the hand that stacks shakes: `calm` (as with both hands, BB-15), `steady`, `shaky`, `wobbly`. */
  steadiness: Steadiness = 'steady';

  /** Nothing happens in real time: food is placed by keys or buttons, and there is no clock at a rescue. */
  atRest = false;

  /** @internal */
  override readonly rules = RULES;
  /** @internal */
  override readonly view = buffetBossView(this);

  /** @internal */
  override readonly parts = ['griddle-controls', 'move-list', 'score-sheet'];

  /** What only play needs, once it is here. */
  #extras: Extras | undefined;
  #isFetching = false;
  /** What moves food on the small plates, once it is here. */
  #piles: PileMotion | undefined;
  /** @internal */
  dinner: typeof Dinner | undefined;
  /** @internal */
  fallen: typeof Fallen | undefined;
  /** @internal */
  telling: typeof Telling | undefined;

  protected override async texts(): Promise<Rest> {
    return (await import('@griddle/rules/buffet-boss/rest.js')).REST;
  }

  /** The words for moves come with the voice that says them. */
  protected override async speech(): Promise<Speech> {
    this.telling = await import('./telling.js');
    return super.speech();
  }

  protected override async sentences(): Promise<Readonly<Record<string, string>>> {
    return (await import('@griddle/rules/buffet-boss/messages.en.js')).BUFFET_BOSS_EN;
  }

  /** @internal */
  get mayPush(): boolean {
    return this.#extras?.stacks ?? !this.tells('piles');
  }

  /** @internal */
  get hasAir(): boolean | undefined {
    const { mode } = this.settings;
    return mode === 'diagram' ? undefined : mode === 'replay' || !this.mayPush;
  }

  /** Whether people tell what happens on a real table, as far as this is asked for. @internal */
  tells(what: 'piles' | 'cards'): boolean {
    return this.told.split(' ').includes(what);
  }

  // How a pile settles is never made up while a game is played
  protected override prepare(session: Session<BuffetBossState, BuffetBossMove>): void {
    session.awaits = ({ step }) => step === 'settle' || (step === 'line' && this.tells('cards'));
  }

  protected override lookerOf({ plates, step, turn }: BuffetBossState): Seat {
    if (!hasCharacters(plates)) return TABLE;
    return step === 'reveal' ? turn : NOBODY;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('told')) this.#check('told', this.told.split(' ').filter((word) => word !== ''), TOLD); // prettier-ignore
    if (changed.has('steadiness')) this.#check('steadiness', [this.steadiness], STEADINESS);
    super.willUpdate(changed);
  }

  // What is not here yet is fetched before a table that has it is drawn
  protected override update(changed: PropertyValues): void {
    const { awake } = this;
    const code = awake && this.isOpen ? this.#missing() : undefined;
    if (code) {
      this.awake = false;
      this.waitFor(code.then(() => this.requestUpdate()));
    }
    super.update(changed);
    this.awake = awake;
  }

  #missing(): Promise<void> | undefined {
    const { falls, plates, rules, step } = this.wholeState;
    if (!isTogether && rules.version === 'all') return fetchTogether();
    if (!this.dinner && hasCharacters(plates)) return this.#fetchDinner();
    return !this.fallen && (falls.length > 0 || step === 'lost') ? this.#fetchFallen() : undefined;
  }

  async #fetchDinner(): Promise<void> {
    this.dinner = await import('./dinner.js');
    this.dinner.wear(this, this.dinner.dinnerStyles);
  }

  async #fetchFallen(): Promise<void> {
    this.fallen = await import('./fallen-area.js');
  }

  #check(key: string, found: readonly string[], words: readonly string[]): void {
    this.forgive([key]);
    const wrong = found.find((word) => !words.includes(word));
    if (wrong !== undefined) this.report(faultOf(key, 'choice', words, { key, found: wrong }));
  }

  /** @internal */
  override marks(): Marks {
    const fell = this.#extras?.fallen ?? [];
    return fell.length > 0 ? { ...super.marks(), picked: fell } : super.marks();
  }

  /** Foods are laid out by buttons and touches: nothing is dragged here. */
  protected override ownerFor(hand: BoardOwner): BoardOwner {
    const stays = (): void => undefined;
    return {
      mayDrag: () => false,
      touch: (place) => {
        if (!this.#extras?.touch(place)) hand.touch(place);
      },
      pickUp: stays,
      drop: stays,
      cancel: () => hand.cancel(),
      point: (place, byKey) => hand.point(place, byKey),
    };
  }

  /** @internal */
  override drawMore(stage: HTMLElement): void {
    super.drawMore(stage);
    const { state, settings } = this;
    const isOver = state.step === 'over' || state.step === 'lost';
    const isCleared = state.line.length === 0 && (isOver || state.step === 'reveal');
    for (const { svg, view } of this.areas()) {
      const frame = svg.parentElement;
      if (view.name === 'line') frame?.toggleAttribute('hidden', isCleared);
      if (view.name === 'bin') frame?.toggleAttribute('hidden', isCleared || settings.mode === 'diagram');
    }
    const frames = this.plateFrames();
    frames.forEach((frame, seat) => frame.part.toggle('turn', !isOver && seat === state.turn));
    if (this.#piles && this.replay) this.#piles.show(frames, this.replay.session.current, !this.still);
    else if (settings.mode === 'replay') this.waitFor(this.#fetchPiles());
    if (this.#extras) this.#extras.draw(stage);
    else if (settings.mode === 'play' && !this.#isFetching) this.waitFor(this.#fetchExtras(stage));
  }

  /** Puts the focus on the line, or on the choice there is when it has gone. */
  override focus(options?: FocusOptions): void {
    const choice = this.renderRoot.querySelector<HTMLElement>('[part=choices] button');
    if (this.state.step === 'reveal' && choice) choice.focus(options);
    else super.focus(options);
  }

  /** What holds the plates, seat by seat. @internal */
  plateFrames(): readonly HTMLElement[] {
    return this.areas().flatMap(({ svg, view }) => (view.name === 'pile' ? (svg.parentElement ?? []) : []));
  }

  async #fetchPiles(): Promise<void> {
    const { PileMotion } = await import('./pile-motion.js');
    this.#piles ??= new PileMotion();
    this.requestUpdate();
  }

  async #fetchExtras(stage: HTMLElement): Promise<void> {
    this.#isFetching = true;
    // Whoever plays may see something fall
    const [{ Extras }] = await Promise.all([import('./extras.js'), this.#fetchFallen()]);
    const { replay } = this;
    if (!replay) return;
    this.#extras = new Extras(this, replay, {
      seats: () => this.people,
      whole: () => this.wholeState,
      hidden: () => this.viewer !== TABLE,
    });
    this.#extras.draw(stage);
    this.requestUpdate();
  }
}

define('buffet-boss', BuffetBoss);

declare global {
  interface HTMLElementTagNameMap {
    'buffet-boss': BuffetBoss;
  }
}
