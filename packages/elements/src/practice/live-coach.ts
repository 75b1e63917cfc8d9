/** A coach during a game against bots: after a move that gives much away, it says so and offers to take it back. */
import type * as Bots from '@griddle/bots/worker.js';
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { lastOfSeat } from '../learn/tries.js';
import {
  addEnglish,
  announce,
  hasFar,
  humanSeats,
  type AnyStep,
  type GameSnapshot,
  type MoveDetail,
  type PanelWishes,
} from '#core';
import { reasonOf, reasonWords } from './reasons.js';
import PRACTICE_EN from './messages.en.json' with { type: 'json' };

addEnglish(PRACTICE_EN);

/** Loss of winning chance up to which a move is a good one. */
const LITTLE = 0.05;
/** Milliseconds for which a nod stays, and after which a game goes on without a verdict. */
const NOD = 2500;
const PATIENCE = 6000;

/** Judges the moves of the position on the board; undefined when `signal` aborts. */
type Judge = (table: GameSnapshot, signal: AbortSignal) => Promise<Bots.MoveEvaluations<unknown> | undefined>;

interface CoachHost extends LitElement {
  readonly table?: GameSnapshot | undefined;
  /** The game's element. */
  readonly stage: HTMLElement & PanelWishes;
}

/** A position of the reader, with its judgement on the way. */
interface Watched {
  readonly step: AnyStep;
  readonly judgement: Promise<Bots.MoveEvaluations<unknown> | undefined>;
}

/** Watches the reader of one element. Bots wait until its question is answered. */
export class LiveCoach implements ReactiveController {
  /** What is said, in words. */
  #words = '';
  /** The step that is in question; undefined while nothing is asked. */
  #asked: AnyStep | undefined;
  #watched: Watched | undefined;
  #isReaders = false;
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: CoachHost,
    private readonly judge: Judge,
  ) {
    host.addController(this);
    this.hostConnected();
    this.hostUpdate();
  }

  hostConnected(): void {
    this.host.stage.addEventListener('griddle-move', this.#onMove);
    this.host.stage.addEventListener('griddle-change', this.#onChange);
  }

  hostDisconnected(): void {
    this.host.stage.removeEventListener('griddle-move', this.#onMove);
    this.host.stage.removeEventListener('griddle-change', this.#onChange);
    this.#forget();
  }

  /** Judges each position of the reader before the move is made, so that the verdict comes at once. */
  hostUpdate(): void {
    const { table } = this.host;
    if (!table || !this.#isOn(table)) return this.#forget();
    const step = table.control?.session.current;
    const [seat = -1] = table.toMove;
    if (!step || step === this.#watched?.step || !humanSeats(table.seats, table.players).includes(seat)) return;
    this.#abort.abort();
    this.#abort = new AbortController();
    const judgement = this.judge(table, this.#abort.signal).catch(() => undefined);
    this.#watched = { step, judgement };
  }

  /** Whether the page or the reader has asked for a coach, and nobody else plays. */
  #isOn({ mode, outcome, players, seats }: GameSnapshot): boolean {
    const { coach } = this.host.stage;
    return coach === true && mode === 'play' && !outcome && !hasFar(players) && humanSeats(seats, players).length === 1;
  }

  readonly #onMove = ({ detail }: CustomEvent<MoveDetail>): void => {
    this.#isReaders = detail.from === 'reader';
  };

  readonly #onChange = (): void => {
    const { table } = this.host;
    const control = table?.control;
    const step = control?.session.current;
    const isReaders = this.#isReaders;
    this.#isReaders = false;
    if (this.#asked && step !== this.#asked) {
      this.#say('');
      // The reader has taken it back with Undo, or started another game
      control?.lockInput(false);
    }
    this.#asked = undefined;
    const own = step && lastOfSeat(step);
    const watched = this.#watched;
    if (!control || !own || !watched || !isReaders || !this.#isOn(table) || own.parent !== watched.step) return;
    void this.#answer(control, watched, own);
  };

  async #answer(
    control: NonNullable<GameSnapshot['control']>,
    { judgement, step }: Watched,
    own: AnyStep,
  ): Promise<void> {
    const at = control.session.current;
    // Nobody moves before the verdict
    control.lockInput(true);
    const waiting = setTimeout(() => this.#say(this.#t('advice.wait')), NOD / 10);
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
    const judged = await Promise.race([judgement, late]);
    clearTimeout(waiting);
    this.#say('');
    if (control.session.current !== at) return control.lockInput(false);
    const { rules } = control;
    const index = judged?.moves.findIndex(({ move }) => rules.moveText(step.state, move) === own.token) ?? -1;
    const chance = judged?.chances[index];
    const worst = judged?.chances.at(-1);
    if (judged === undefined || chance === undefined || control.facts.outcome) return control.lockInput(false);
    const loss = judged.chance - chance;
    if (loss >= judged.mistake) {
      const percents = { from: Math.round(100 * judged.chance), to: Math.round(100 * chance) };
      const reason = await reasonOf(rules, own, judged.moves);
      if (control.session.current !== at) return control.lockInput(false);
      this.#asked = at;
      const why = this.host.table ? reasonWords(this.host.table, own, reason) : '';
      return this.#say(`${this.#t('advice.mistake', percents)} ${why}`.trim(), true);
    }
    control.lockInput(false);
    // Where nothing could go wrong, there is nothing to praise
    if (loss <= LITTLE && judged.chance - (worst ?? 0) >= judged.mistake) this.#nod();
  }

  #nod(): void {
    this.#say(this.#t('advice.good'), true);
    this.#timer = setTimeout(() => this.#say(''), NOD);
  }

  /** What is said, with the buttons that answer it. Its space is kept only while there is something. */
  render(): TemplateResult | typeof nothing {
    if (this.#words === '') return nothing;
    const { table } = this.host;
    const button = (key: string, act: () => void, look: string): TemplateResult =>
      html`<button type="button" part="button" class=${look} @click=${act}>${this.#t(key)}</button>`;
    const canUndo = table?.control?.canUndo === true && table.mayUndo;
    return html`<div part="advice" role="group" aria-label=${this.#t('advice.title')}>
      <p>${this.#words}</p>
      ${
        this.#asked
          ? html`<div class="row">
              ${canUndo ? button('advice.take-back', () => this.#takeBack(), 'primary') : nothing}
              ${button('advice.keep', () => this.#keep(), '')}
            </div>`
          : nothing
      }
    </div>`;
  }

  #takeBack(): void {
    const { table, stage } = this.host;
    this.#keep();
    table?.undo();
    stage.focus();
  }

  #keep(): void {
    this.#asked = undefined;
    this.#say('');
    this.host.table?.control?.lockInput(false);
    this.host.stage.focus();
  }

  #t(key: string, values?: Record<string, number>): string {
    return this.host.table?.say(key, values) ?? '';
  }

  #say(words: string, isLoud = false): void {
    clearTimeout(this.#timer);
    this.#words = words;
    this.host.requestUpdate();
    if (isLoud) announce(() => words, this.host.table?.catalogue.locale ?? '');
  }

  /** Ends what is asked: the game is over, or somebody else plays. */
  #forget(): void {
    this.#abort.abort();
    clearTimeout(this.#timer);
    this.#watched = undefined;
    if (this.#asked) this.host.table?.control?.lockInput(false);
    this.#asked = undefined;
    this.#words = '';
  }
}
