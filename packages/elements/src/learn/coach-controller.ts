/** Leads a reader through a puzzle: judges tries, answers them on the board, takes wrong ones back. */
import type { Place } from '@griddle/rules/core/contract.js';
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
import { pathOf, type AnySession, type AnyStep, type GameSnapshot } from '#core';
import {
  commentOf,
  isKnownMistake,
  isQuestion,
  isUnderWay,
  lastOfSeat,
  nameOfPlace,
  reasonOf,
  wordsOf,
  type AnyPuzzle,
  type Said,
  type Stage,
} from './tries.js';

/**
 * - `turn`: the reader is to find something;
 * - `answer`: the other seats move, as the solution has it;
 * - `wrong`: a try is being refuted, and then taken back;
 * - `solved`, `shown`: it is over, by the reader or by asking for the solution;
 * - `read`: there is nothing to do but to read.
 */
export type Phase = 'turn' | 'answer' | 'wrong' | 'solved' | 'shown' | 'read';

/** Milliseconds from one move of the coach to the next. */
const STEP = 700;
/** Milliseconds that a wrong move stays: the least, for each letter of the reason, and at most. */
const LOOK = 1800;
const READING = 45;
const LONGEST = 7000;

interface CoachHost extends ReactiveControllerHost {
  readonly table?: GameSnapshot | undefined;
  readonly stage: Stage | undefined;
}

/** What it says is the coach's to show. */
export class CoachController implements ReactiveController {
  puzzle: AnyPuzzle | undefined;
  phase: Phase = 'read';
  /** What is said of the last try; undefined for what is asked. */
  said: Said | undefined;
  /** Which puzzles of the record have been solved. */
  readonly solved = new Set<number>();
  #tries = 0;
  #hints = 0;
  #session: AnySession | undefined;
  #text = '';
  /** Where the reader stands, or has stood before a wrong try. */
  #at: AnyStep | undefined;
  #isWalking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What it waits to do. */
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
    // The board may not be told anything while it shows itself
    queueMicrotask(() => this.#begin());
  }

  /** Goes on where it was when the element left the page. */
  hostConnected(): void {
    if (this.#next) this.#later(this.#next);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** Does something after a while, unless somebody is quicker. */
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

  /** What may be asked of the reader now; undefined where there is nothing to find. */
  get goal(): Goal | undefined {
    return this.puzzle?.goal;
  }

  #begin(): void {
    const { table } = this.host;
    this.#stop();
    this.puzzle = undefined;
    this.#at = undefined;
    this.#tries = this.#hints = 0;
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
    // A quick reader has moved while this code was on its way
    const isAhead = current !== puzzle.start && current.parent === puzzle.start;
    if (current !== puzzle.start && !isAhead) this.#walk(puzzle.start);
    this.#at = puzzle.start;
    this.#turn();
    if (isAhead) this.moved();
  }

  /** Whether something stands that may be in the way of the rest. */
  get canBeginAgain(): boolean {
    return this.goal?.kind === 'stands' && this.phase === 'turn' && this.#at !== this.puzzle?.start;
  }

  /** Again from the start. */
  again(): void {
    this.#stop();
    this.said = undefined;
    this.#hints = this.#tries = 0;
    this.#toStart();
  }

  /** The board has gone to another step. */
  moved(): void {
    const { puzzle } = this;
    if (this.#isWalking || !puzzle) return;
    const at = puzzle.session.current;
    if (at === this.#at || isUnderWay(puzzle, at)) return;
    const isTry = this.phase === 'turn' && lastOfSeat(at)?.parent === this.#at;
    if (isTry) return this.#try(puzzle, at);
    // Somebody else has moved the board: from there it goes on
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

  /** The other seats go on as the solution does. */
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

  /** Plays what the record answers to a wrong try, tells why it is wrong, and takes it back. */
  #refute(puzzle: AnyPuzzle, at: AnyStep): void {
    this.#tries++;
    this.said = commentOf(at) ?? reasonOf(puzzle, at);
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

  /** Takes a wrong try back; the reason goes on to be told. */
  takeBack(): void {
    this.#stop();
    const { puzzle } = this;
    if (!puzzle || !this.#at) return;
    // Of a turn with several moves all are made anew
    if (puzzle.goal.kind === 'points' && !puzzle.known.includes(this.#at)) this.#at = puzzle.start;
    this.#walk(this.#at);
    this.#turn();
  }

  /** First where to look, then what to do. */
  hint(): void {
    const { puzzle } = this;
    const { table } = this.host;
    const next = puzzle && this.#at && solutionAfter(puzzle, this.#at);
    if (!table || !puzzle) return;
    this.#hints++;
    const { game, state } = puzzle.session;
    if (!next) {
      if (puzzle.goal.kind === 'count') table.highlight([puzzle.goal.of]);
      this.said = { key: `coach.hint-${puzzle.goal.kind}` };
      return this.host.requestUpdate();
    }
    // Which food comes next is the smaller half of it: every third hint tells how food is put down
    if (puzzle.goal.kind === 'stands' && this.#hints % 3 === 0) {
      this.said = { key: 'coach.hint-stands' };
      return this.host.requestUpdate();
    }
    const [place = ''] = game.placesOfMove(state, next.move);
    const isFirst = this.#hints % 2 === 1 && place !== '';
    if (isFirst) table.highlight([place]);
    else {
      table.highlight([]);
      table.showHint(next.token);
    }
    this.said = isFirst
      ? { key: 'coach.hint-piece', values: { place: this.nameOf(place) } }
      : {
          key: 'coach.hint-move',
          values: { move: (next.parent && table.log?.name(next.token, next.parent)) || next.token },
        };
    this.host.requestUpdate();
  }

  /** A place of the puzzle as readers know it. */
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
    // Whoever has left the lines of the solution begins anew
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

  /** The reader has answered a question: `yes`, `no` or a number. */
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
    this.said = { key: 'coach.wrong-answer' };
    this.host.requestUpdate();
  }

  /** Of a move that is not allowed the rules say why. */
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
    if (phase === 'shown' || !table) return;
    this.solved.add(table.number);
    this.#tell('griddle-solved', { game: table.number, tries: this.#tries, hints: this.#hints });
  }

  #turn(): void {
    this.phase = 'turn';
    const { goal } = this;
    // Questions are answered by buttons
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
