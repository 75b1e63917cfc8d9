/**
 * Judges what players do with the pieces: an act is read off the table as a step from the record's position, and either
 * played, put back, or taken as it lies.
 */
import { TABLE } from '@griddle/rules/core/contract.js';
import type { BaseState, Seat, Violation } from '@griddle/rules/core/contract.js';
import { say } from '@griddle/rules/messages/catalogue.js';
import { explainTextError, explainViolation } from '@griddle/rules/messages/explain.js';
import { setPosition } from '@griddle/rules/replay/edit.js';
import type { Match } from './match.js';
import { actOf, refusedSeat, strangeAct } from './reading.js';
import type { Reading } from './reading.js';
import type { Act, Carried, Voice } from './table-game.js';

/** The judge of one session. */
export class Judge<S extends BaseState, M, Sight> {
  constructor(
    private readonly match: Match<S, M, Sight>,
    private readonly voice: Voice,
  ) {}

  /** Looks again where the move just made is followed by one of the table: a pile that comes to rest. */
  private lookOn(player: string): void {
    if (this.match.table.awaits?.(this.match.session.state) === true) this.dropped(player);
  }

  /** Looks at the table after a player let go of what was carried; what has changed besides is put right, or told. */
  dropped(player: string, carried: readonly Carried[] = []): void {
    const seen = this.match.table.see();
    this.match.next(() => {
      const reading = this.readingOf(seen, carried);
      this.match.prepared = reading.act.kind === 'partial' ? reading.sight : undefined;
      this.match.differing = reading.strays;
      this.match.next(() => {
        this.judged(reading, seen, player);
      });
    });
  }

  /** Plays what hands have done if it is legal. */
  private judged(reading: Reading<M, Sight>, seen: Sight, player: string): void {
    const { act } = reading;
    if (act.kind === 'nothing' || act.kind === 'partial') return;
    this.match.forgetQuestion();
    const before = this.match.session.state;
    const refusal = act.kind === 'move' ? this.tryMove(act, player) : strangeAct(this.match.table.turnRule, act.places);
    if (refusal === undefined) {
      this.match.afterMove(before, seen);
      if (act.kind === 'move' && act.seat !== TABLE) this.lookOn(player);
      return;
    }
    this.match.next(() => {
      if (this.match.checking !== 'enforce' && this.isTakenBackByHand(reading.sight)) return;
      this.refuse(reading, seen, player, refusal);
    });
  }

  /** What hands have done with what they carried, read from a sight of the table. */
  readingOf(seen: Sight, carried: readonly Carried[]): Reading<M, Sight> {
    return actOf(this.match.table, this.match.session.state, seen, carried, this.match.prepared);
  }

  /** Plays the move, or says why not. */
  private tryMove(act: Extract<Act<M>, { kind: 'move' }>, player: string): Violation | undefined {
    const refusal = this.seatRefusal(act.seat, player);
    if (refusal !== undefined) return refusal;
    const played = this.match.session.play(act.move);
    return played.ok ? undefined : played.error;
  }

  /** Why a player may not move for a seat now. */
  seatRefusal(seat: Seat, player: string): Violation | undefined {
    const isOthers = this.match.checking === 'enforce' && this.voice.isOthers(player, seat);
    return refusedSeat(this.match.table, this.match.session.state, { seat, name: this.match.seatName(seat), isOthers });
  }

  /** Plays a move that no piece on the table tells, one of a button or what a die shows, or tells the player why not. */
  make(move: M, player: string): void {
    const before = this.match.session.state;
    const seat = this.match.table.game.toMove(before)[0] ?? TABLE;
    const refusal = this.tryMove({ kind: 'move', seat, move }, player);
    if (refusal === undefined) {
      this.match.afterMove(before);
      return;
    }
    this.match.chat.tell(player, explainViolation(this.match.words, this.match.table.game.id, refusal));
  }

  /** The pieces lie again as before the last move: that takes it back. */
  private isTakenBackByHand(sight: Sight): boolean {
    const { parent } = this.match.session.current;
    if (parent === undefined || !this.match.session.canUndo()) return false;
    if (this.match.table.read(parent.state, sight).kind !== 'nothing') return false;
    this.match.session.previous();
    this.match.chat.notice('tts.taken-back-by-hand');
    return true;
  }

  private refuse(reading: Reading<M, Sight>, seen: Sight, player: string, violation: Violation): void {
    const why = explainViolation(this.match.words, this.match.table.game.id, violation);
    if (this.match.checking === 'off') {
      this.match.chat.message = '';
      this.acceptTable(reading, seen);
      return;
    }
    const enforced = this.match.checking === 'enforce';
    this.match.chat.tell(player, why + ' ' + say(this.match.words, enforced ? 'tts.put-back' : 'tts.accepted'));
    if (enforced) this.match.arrange();
    else this.acceptTable(reading, seen);
  }

  /** Takes what hands have done into the record as it lies. */
  private acceptTable({ act, sight }: Reading<M, Sight>, seen: Sight): void {
    this.match.next(() => {
      const before = this.match.session.state;
      const position = this.match.table.positionSeen(before, sight, act);
      this.match.next(() => {
        const set = setPosition(this.match.session, position);
        if (!set.ok) this.match.chat.message = explainTextError(this.match.words, set.error);
        else this.match.afterMove(before, seen);
      });
    });
  }
}
