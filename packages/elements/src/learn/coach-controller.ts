/** Leads a reader through a puzzle: judges tries, answers them on the board, undoes wrong ones. */
import type { Place } from '@griddle/rules/core/contract.js';
import { inSeries } from '@griddle/rules/internal/messages/sentences.js';
import {
  answerOf,
  judge,
  puzzleOf,
  solutionAfter,
  type Goal,
  type Verdict,
} from '@griddle/rules/internal/puzzle/index.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { emitTo, type CoachEvents } from './events.js';
import { loadResult, pathOf, type AnySession, type AnyStep, type GameSnapshot } from '#core';
import {
  askedPlaces,
  commentOf,
  isKnownMistake,
  isQuestion,
  isUnderWay,
  lastOfSeat,
  mistakeBefore,
  nameOfPlace,
  reasonOf,
  wordsOf,
  type AnyPuzzle,
  type Said,
  type Stage,
} from './tries.js';

/**
 * - `turn`: the reader has to find something;
 * - `answer`: the other seats move, following the solution;
 * - `wrong`: a try is refuted, then undone;
 * - `solved`, `shown`: the puzzle is over; the reader solved it, or asked for the solution;
 * - `read`: there is only text to read.
 */
export type Phase = 'turn' | 'answer' | 'wrong' | 'solved' | 'shown' | 'read';

/** Milliseconds between moves of the coach. */
const STEP = 700;
/** Milliseconds for which a wrong move stays: the minimum, the time for each letter of the reason, the maximum. */
const LOOK = 1800;
const READING = 45;
const LONGEST = 7000;

interface CoachHost extends ReactiveControllerHost {
  readonly table?: GameSnapshot | undefined;
  readonly stage: Stage | undefined;
}

/** The logic of a coach, which shows what `said` has. */
export class CoachController implements ReactiveController {
  puzzle: AnyPuzzle | undefined;
  phase: Phase = 'read';
  /** The comment on the last try; undefined to show the task. */
  said: Said | undefined;
  /** The indices of the solved puzzles of the record. */
  readonly solved = new Set<number>();
  #tries = 0;
  #hints = 0;
  /** When the reader first saw the puzzle. */
  #began = 0;
  #session: AnySession | undefined;
  #text = '';
  /** The reader's step, or the one before a wrong try. */
  #at: AnyStep | undefined;
  #isWalking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The pending action. */
  #next: (() => void) | undefined;

  constructor(private readonly host: CoachHost) {
    host.addController(this);
  }

  hostUpdate(): void {
    const { table } = this.host;
    if (!table || table.session === this.#session) return;
    if (table.text !== this.#text) this.solved.clear();
    this.#session = table.session;
    this.#text = table.text;
    // The board must not be changed while it is rendering
    queueMicrotask(() => this.#begin());
  }

  /** Resumes the pending action after the element left the page. */
  hostConnected(): void {
    if (this.#next) this.#later(this.#next);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** Schedules an action, replacing a pending one. */
  #later(next: () => void, wait = STEP): void {
    this.#next = next;
    this.#timer = setTimeout(() => {
      this.#next = undefined;
      next();
    }, wait);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#next = undefined;
  }

  /** The current goal; undefined if there is nothing to find. */
  get goal(): Goal | undefined {
    return this.puzzle?.goal;
  }

  #begin(): void {
    const { table } = this.host;
    this.#stop();
    this.puzzle = undefined;
    this.#at = undefined;
    this.#tries = this.#hints = 0;
    this.#began = performance.now();
    this.said = undefined;
    this.phase = 'read';
    if (!table || table.session !== this.#session || table.text === '') return this.host.requestUpdate();
    const read = puzzleOf(table.session, table.text);
    if (read.ok) this.puzzle = read.value;
    else if (table.mode === 'puzzle' || !['no-solution', 'no-mover'].includes(read.error.code))
      table.report({ source: 'record', error: read.error });
    if (this.puzzle) this.#toStart();
    else table.lockInput(true);
    this.host.requestUpdate();
  }

  #toStart(): void {
    const { puzzle } = this;
    if (!puzzle) return;
    const { current } = puzzle.session;
    // A quick reader moved while this code was loading
    const isAhead = current !== puzzle.start && current.parent === puzzle.start;
    if (current !== puzzle.start && !isAhead) this.#walk(puzzle.start);
    this.#at = puzzle.start;
    this.#turn();
    if (isAhead) this.moved();
  }

  /** Whether food has been stacked that may be in the way of the rest. */
  get canBeginAgain(): boolean {
    return this.goal?.kind === 'stands' && this.phase === 'turn' && this.#at !== this.puzzle?.start;
  }

  /** Restarts the puzzle. */
  again(): void {
    this.#stop();
    this.said = undefined;
    this.#hints = this.#tries = 0;
    this.#toStart();
  }

  /** Call when the board has gone to another step. */
  moved(): void {
    const { puzzle } = this;
    if (this.#isWalking || !puzzle) return;
    const at = puzzle.session.current;
    if (at === this.#at || isUnderWay(puzzle, at)) return;
    const isTry = this.phase === 'turn' && lastOfSeat(at)?.parent === this.#at;
    if (isTry) return this.#try(puzzle, at);
    // Something else has moved the board: continues from there
    this.#stop();
    this.#at = at;
    this.said = undefined;
    this.#turn();
  }

  #try(puzzle: AnyPuzzle, at: AnyStep): void {
    const verdict = judge(puzzle, at);
    if (verdict !== 'open')
      this.#tell('griddle-tried', { move: lastOfSeat(at)?.token ?? '', right: verdict !== 'wrong' });
    if (verdict === 'wrong') this.#refute(puzzle, at);
    else this.#accept(verdict, at);
  }

  #accept(verdict: Verdict, at: AnyStep): void {
    this.#at = at;
    if (verdict === 'open') return this.host.requestUpdate();
    this.said = commentOf(at);
    if (verdict === 'solved') return this.#finish('solved');
    if (this.#isOwnTurn(at)) {
      this.said ??= { key: this.goal?.kind === 'stands' ? 'coach.stands-go-on' : 'coach.go-on' };
      return this.#turn();
    }
    this.said ??= { key: 'coach.right' };
    this.#hold('answer');
    this.#later(() => this.#answer());
  }

  /** Plays the other seats' moves of the solution. */
  #answer(): void {
    const { puzzle } = this;
    const next = puzzle && this.#at && solutionAfter(puzzle, this.#at);
    if (!puzzle || !next) return this.#finish('solved');
    this.#walk(next);
    this.#at = next;
    const said = commentOf(next);
    if (said !== undefined) this.said = said;
    if (!solutionAfter(puzzle, next)) return this.#finish('solved');
    if (!this.#isOwnTurn(next)) {
      this.#later(() => this.#answer());
      return this.host.requestUpdate();
    }
    if (said === undefined) this.said = { key: 'coach.go-on' };
    this.#turn();
  }

  /** Plays the record's answer to a wrong try, says why it is wrong, and undoes it. */
  #refute(puzzle: AnyPuzzle, at: AnyStep): void {
    this.#tries++;
    this.#report(false);
    this.said = commentOf(at) ?? mistakeBefore(puzzle, at) ?? reasonOf(puzzle, at);
    this.#hold('wrong');
    const next = isKnownMistake(puzzle, at) ? at.next[0] : undefined;
    if (next) this.#later(() => this.#refuteOn(next));
    else this.#takeBackLater();
  }

  #refuteOn(at: AnyStep): void {
    this.#walk(at);
    this.said = commentOf(at) ?? this.said;
    this.host.requestUpdate();
    const next = at.next[0];
    if (next) this.#later(() => this.#refuteOn(next));
    else this.#takeBackLater();
  }

  #takeBackLater(): void {
    const letters = typeof this.said === 'string' ? this.said.length : 0;
    this.#later(() => this.takeBack(), Math.min(LONGEST, LOOK + READING * letters));
  }

  /** Undoes a wrong try; the reason stays on show. */
  takeBack(): void {
    this.#stop();
    const { puzzle } = this;
    if (!puzzle || !this.#at) return;
    // A turn of several moves is restarted as a whole
    if (puzzle.goal.kind === 'points' && !puzzle.known.includes(this.#at)) this.#at = puzzle.start;
    this.#walk(this.#at);
    this.#turn();
  }

  /** Gives a hint: first where to look, then what to do. */
  hint(): void {
    const { puzzle } = this;
    const { table } = this.host;
    const next = puzzle && this.#at && solutionAfter(puzzle, this.#at);
    if (!table || !puzzle) return;
    this.#hints++;
    const { game, state, tags } = puzzle.session;
    const own = tags.find(({ name }) => name === 'Hint')?.value ?? '';
    if (own !== '' && this.#hints === 1) {
      this.said = own;
      return this.host.requestUpdate();
    }
    // After the record’s own hint, Griddle’s begin
    const number = this.#hints - (own === '' ? 0 : 1);
    if (!next) {
      const places = number % 2 === 1 ? askedPlaces(puzzle) : [];
      if (places.length > 0) {
        table.highlight(places);
        this.said = this.#lookAt(places);
      } else this.said = { key: `coach.hint-${puzzle.goal.kind}` };
      return this.host.requestUpdate();
    }
    // Which food to take next is the easier half: every third hint explains how to put food down
    if (puzzle.goal.kind === 'stands' && number % 3 === 0) {
      this.said = { key: 'coach.hint-stands' };
      return this.host.requestUpdate();
    }
    const [place = ''] = game.placesOfMove(state, next.move);
    const isFirst = number % 2 === 1 && place !== '';
    if (isFirst) table.highlight([place]);
    else {
      table.highlight([]);
      table.showHint(next.token);
    }
    this.said = isFirst
      ? this.#lookAt([place])
      : {
          key: 'coach.hint-move',
          values: { move: (next.parent && table.log?.name(next.token, next.parent)) || next.token },
        };
    this.host.requestUpdate();
  }

  /** Names the places to look at in a sentence. */
  #lookAt(places: readonly Place[]): Said {
    const { table } = this.host;
    // What a choice offers has no name of its own
    const names = places.map((place) => this.nameOf(place)).filter((name) => !/^\w+:/.test(name));
    return { key: 'coach.hint-piece', values: { place: table ? inSeries(table.say, names) : names.join() } };
  }

  /** The name of a place, as readers know it. */
  nameOf(place: Place): string {
    const { stage, table } = this.host;
    const { puzzle } = this;
    return table && puzzle ? nameOfPlace(stage, puzzle.session.state, place, table.say) : place;
  }

  /** Plays the solution from here to its end. */
  show(): void {
    const { puzzle } = this;
    if (!puzzle) return;
    this.#stop();
    const { goal } = puzzle;
    if (isQuestion(goal)) {
      this.said = { key: 'coach.answer-is', values: { answer: answerOf(puzzle) } };
      this.#explain(puzzle);
      return this.#finish('shown');
    }
    // A reader who has left the solution starts over
    if (this.#at && !puzzle.known.includes(this.#at)) this.#walk((this.#at = puzzle.start));
    this.#hold('shown');
    this.#showOn();
  }

  #showOn(): void {
    const { puzzle } = this;
    const next = puzzle && this.#at && solutionAfter(puzzle, this.#at);
    if (!next) return this.#finish('shown');
    this.#walk(next);
    this.#at = next;
    this.said = commentOf(next) ?? this.said;
    this.host.requestUpdate();
    this.#later(() => this.#showOn());
  }

  /** Judges the reader's answer to a question: `yes`, `no` or a number. */
  reply(answer: string): void {
    const { puzzle } = this;
    if (!puzzle || this.phase !== 'turn') return;
    const isRight = answer === answerOf(puzzle);
    this.#tell('griddle-tried', { move: answer, right: isRight });
    if (isRight) {
      this.said = wordsOf(puzzle.start, puzzle.goal).answer;
      if (this.said === undefined) this.#explain(puzzle);
      return this.#finish('solved');
    }
    this.#tries++;
    this.#report(false);
    this.said = { key: 'coach.wrong-answer' };
    this.host.requestUpdate();
  }

  /** Explains why a move is not allowed, by its rule. */
  #explain({ goal, session, start }: AnyPuzzle): void {
    const { table } = this.host;
    const move = goal.kind === 'legal' ? session.game.parseMove(start.state, goal.of) : undefined;
    const played = move?.ok ? session.game.play(start.state, move.value) : undefined;
    if (table && played?.ok === false) this.said = table.explain(played.error);
  }

  #finish(phase: 'solved' | 'shown'): void {
    const { table } = this.host;
    this.#hold(phase);
    this.said ??= {
      key: phase === 'shown' ? 'coach.shown' : table?.mode === 'lesson' ? 'coach.praise' : 'coach.solved',
    };
    if (phase === 'shown' || !table) return this.#report(false, true);
    this.solved.add(table.number);
    this.#tell('griddle-solved', { game: table.number, tries: this.#tries, hints: this.#hints });
    this.#report(true);
  }

  /** Fires `griddle-result` for a try, or (`shown`) because the reader asked for the solution. */
  #report(right: boolean, shown = false): void {
    const { stage, table } = this.host;
    if (!stage || !table) return;
    const done = { right, shown, solved: this.solved.size, hints: this.#hints, since: this.#began };
    loadResult()
      .then(({ tellTask }) => tellTask(stage, table, done))
      .catch(console.error);
  }

  #turn(): void {
    this.phase = 'turn';
    const { goal } = this;
    // Questions are answered with buttons
    this.host.table?.lockInput(isQuestion(goal));
    this.host.requestUpdate();
  }

  #hold(phase: Phase): void {
    this.phase = phase;
    this.host.table?.lockInput(true);
    this.host.requestUpdate();
  }

  #isOwnTurn({ state }: AnyStep): boolean {
    const { puzzle } = this;
    return puzzle?.session.game.toMove(state).includes(puzzle.seat) === true;
  }

  #walk(step: AnyStep): void {
    this.#isWalking = true;
    this.host.table?.goTo(pathOf(step));
    this.#isWalking = false;
  }

  #tell<T extends keyof CoachEvents>(type: T, detail: CoachEvents[T]): void {
    const { stage } = this.host;
    if (stage) emitTo(stage, type, detail);
  }
}
