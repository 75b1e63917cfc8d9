/**
 * The moves of a room on a board: one after the other where the reader is at the end of the game; who looks back is left there,
 * and the moves wait.
 */
import { lineEnd, openSession, type AnySession, type InputError } from '#core';
import { look, type Stage } from '../friend/own-game.js';

/** The line on one board. */
export class Line {
  /** The game that the room has put on the board; undefined before the first. */
  #whole: AnySession | undefined;
  /** Moves that wait for a reader who looks back. */
  #waiting: string[] = [];
  /** Settles when all moves that came are on the board, or wait. */
  #playing: Promise<void> = Promise.resolve();

  /** `stopped`: is called when a move cannot be played here, so that the whole game has to be set anew. */
  constructor(
    private readonly stage: Stage,
    private readonly stopped: () => void,
  ) {}

  /** Whether the board shows this game. */
  get isShown(): boolean {
    return this.#whole !== undefined && this.stage.table?.whole === this.#whole;
  }

  /** Whether the reader is at the end of what is on the board. */
  get isAtEnd(): boolean {
    return this.isShown && this.stage.table?.at.next.length === 0;
  }

  /** How many moves wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The moves that are on the board or wait, those of chance included. */
  get moves(): readonly string[] {
    return this.#whole ? [...tokensOf(this.#whole), ...this.#waiting] : [];
  }

  /** The position on the board, as the room knows it for this seat; the element may show less. */
  get position(): string {
    return this.#whole?.game.positionText(this.#whole.state) ?? '';
  }

  /** Puts a whole game on the board, at its end. On an error nothing changes. */
  open(record: string): InputError | undefined {
    const error = this.stage.table?.open(record);
    if (error) return error;
    this.#whole = this.stage.table?.whole;
    this.#waiting = [];
    return undefined;
  }

  /** Adds moves. */
  add(moves: readonly string[]): Promise<void> {
    this.#waiting.push(...moves);
    return this.flush();
  }

  /** Plays the moves that wait, if the reader is at the end. */
  flush(): Promise<void> {
    this.#playing = this.#playing.then(() => this.#play());
    return this.#playing;
  }

  async #play(): Promise<void> {
    const whole = this.#whole;
    for (let isFirst = true; this.#waiting.length > 0; isFirst = false) {
      if (!isFirst) await look(this.stage);
      if (this.#whole !== whole || !this.isAtEnd) return;
      // Out before it is played: the board shows it at once
      if (this.stage.play(this.#waiting.shift() ?? '')) continue;
      this.#waiting = [];
      return this.stopped();
    }
  }
}

/** The moves of a record, those of chance included; undefined for one that these rules cannot read. */
export function movesOf(stage: Stage, record: string): readonly string[] | undefined {
  const game = stage.table?.session.game;
  const opened = game && openSession(game, { record, position: '', options: '', seed: '', game: 1 }, undefined);
  return opened?.ok ? tokensOf(opened.value) : undefined;
}

/** The moves from the start to the end of the line that is played. */
function tokensOf({ current }: AnySession): readonly string[] {
  const tokens: string[] = [];
  for (let step = lineEnd(current); step.parent; step = step.parent) tokens.unshift(step.token);
  return tokens;
}
