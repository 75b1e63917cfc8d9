/**
 * The referee: reads what players did with pieces as a move from the record's position, then plays it, puts it back, or
 * accepts the table as it is.
 */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState, Seat, RuleViolation } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import { explainTextError, explainViolation } from '@griddle/rules/internal/messages/sentences.js';
import { setPosition } from '@griddle/rules/internal/replay/session.js';
import type { GameController } from './game-controller.js';
import { recogniseAct, refusedSeat, unrecognisedAct } from './recognise-act.js';
import type { RecognisedAct } from './recognise-act.js';
import type { Act, Carried, Messenger } from './table-game.js';

/** The referee of one session. */
export class Referee<S extends BaseState, M, Scan> {
  constructor(
    private readonly controller: GameController<S, M, Scan>,
    private readonly messenger: Messenger,
  ) {}

  /** Looks again if chance moves next: a pile that comes to rest. */
  private lookOn(player: string): void {
    if (this.controller.table.awaits?.(this.controller.session.state) === true) this.dropped(player);
  }

  /** Judges the table after a player has dropped what was carried; other changes are put right or announced. */
  dropped(player: string, carried: readonly Carried[] = []): void {
    const seen = this.controller.table.see();
    this.controller.next(() => {
      const recognised = this.recognise(seen, carried);
      this.controller.prepared = recognised.act.kind === 'partial' ? recognised.scan : undefined;
      this.controller.differing = recognised.unexpected;
      this.controller.next(() => {
        this.decide(recognised, seen, player);
      });
    });
  }

  /** Plays what players did if it is legal. */
  private decide(recognised: RecognisedAct<M, Scan>, seen: Scan, player: string): void {
    const { act } = recognised;
    if (act.kind === 'nothing' || act.kind === 'partial') return;
    this.controller.forgetQuestion();
    const before = this.controller.session.state;
    const refusal =
      act.kind === 'move' ? this.tryMove(act, player) : unrecognisedAct(this.controller.table.turnRule, act.places);
    if (refusal === undefined) {
      this.controller.afterMove(before, seen);
      if (act.kind === 'move' && act.seat !== CHANCE) this.lookOn(player);
      return;
    }
    this.controller.next(() => {
      if (this.controller.checking !== 'enforce' && this.isTakenBackByHand(recognised.scan)) return;
      this.refuse(recognised, seen, player, refusal);
    });
  }

  /** Reads what players did with the pieces they carried from a scan of the table. */
  recognise(seen: Scan, carried: readonly Carried[]): RecognisedAct<M, Scan> {
    return recogniseAct(this.controller.table, this.controller.session.state, seen, carried, this.controller.prepared);
  }

  /** Plays the move, or returns why not. */
  private tryMove(act: Extract<Act<M>, { kind: 'move' }>, player: string): RuleViolation | undefined {
    const refusal = this.seatRefusal(act.seat, player);
    if (refusal !== undefined) return refusal;
    const played = this.controller.session.play(act.move);
    return played.ok ? undefined : played.error;
  }

  /** Returns why a player may not move for a seat now. */
  seatRefusal(seat: Seat, player: string): RuleViolation | undefined {
    const isOthers = this.controller.checking === 'enforce' && this.messenger.isOthers(player, seat);
    return refusedSeat(this.controller.table, this.controller.session.state, {
      seat,
      name: this.controller.seatName(seat),
      isOthers,
    });
  }

  /** Plays a move made without a piece (by a button or a die roll), or tells the player why not. */
  make(move: M, player: string): void {
    const before = this.controller.session.state;
    const seat = this.controller.table.game.toMove(before)[0] ?? CHANCE;
    const refusal = this.tryMove({ kind: 'move', seat, move }, player);
    if (refusal === undefined) {
      this.controller.afterMove(before);
      return;
    }
    this.controller.chat.tell(player, explainViolation(this.controller.words, this.controller.table.game.id, refusal));
  }

  /** Undoes the last move if the pieces are back where they were. */
  private isTakenBackByHand(scan: Scan): boolean {
    const { parent } = this.controller.session.current;
    if (parent === undefined || !this.controller.session.canUndo()) return false;
    if (this.controller.table.read(parent.state, scan).kind !== 'nothing') return false;
    this.controller.session.previous();
    this.controller.chat.notice('tts.taken-back-by-hand');
    return true;
  }

  private refuse(recognised: RecognisedAct<M, Scan>, seen: Scan, player: string, violation: RuleViolation): void {
    const why = explainViolation(this.controller.words, this.controller.table.game.id, violation);
    if (this.controller.checking === 'off') {
      this.controller.chat.message = '';
      this.acceptTable(recognised, seen);
      return;
    }
    const enforced = this.controller.checking === 'enforce';
    this.controller.chat.tell(
      player,
      why + ' ' + format(this.controller.words, enforced ? 'tts.put-back' : 'tts.accepted'),
    );
    if (enforced) this.controller.arrange();
    else this.acceptTable(recognised, seen);
  }

  /** Accepts the table as it is into the record. */
  private acceptTable({ act, scan }: RecognisedAct<M, Scan>, seen: Scan): void {
    this.controller.next(() => {
      const before = this.controller.session.state;
      const position = this.controller.table.positionSeen(before, scan, act);
      this.controller.next(() => {
        const set = setPosition(this.controller.session, position);
        if (!set.ok) this.controller.chat.message = explainTextError(this.controller.words, set.error);
        else this.controller.afterMove(before, seen);
      });
    });
  }
}
