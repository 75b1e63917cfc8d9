/** A game in words: the status line, and what a screen reader is told of each change. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import type { BoardView } from './board-view.js';
import type { Say } from './table.js';

/** A game and how to speak of it. */
export interface Speaker<S extends BaseState, M> {
  readonly rules: Game<S, M>;
  readonly view: BoardView<S, M>;
  readonly say: Say;
}

/** Names of seats joined by commas, in the language of the reader. */
function seatNames(names: readonly string[], seats: readonly Seat[], say: Say): string {
  return seats.map((seat) => say(`seat.${names[seat] ?? ''}`)).join(', ');
}

/** Who is to move, or how the game ended. */
export function statusOf<S extends BaseState, M>(
  { rules, view, say }: Speaker<S, M>,
  { state, options }: Session<S, M>,
  thinking: boolean,
): string {
  const names = rules.seats(options);
  const outcome = rules.outcome(state);
  if (outcome) {
    const values = {
      how: say(`outcome.${rules.id}.${outcome.by}`),
      rule: outcome.rule,
      winners: seatNames(names, outcome.winners, say),
    };
    return say(outcome.winners.length === 0 ? 'ui.draw' : 'ui.over', values);
  }
  const seats = seatNames(names, rules.toMove(state), say);
  const phase = view.phase(state);
  return (
    say(thinking ? 'ui.thinking' : 'ui.to-move', { seats }) +
    (phase === '' ? '' : ` ${say(`phase.${rules.id}.${phase}`)}`)
  );
}

/** The move of a step, `Strawberries: b2 jumps over c3 to d4.`; empty where nobody moved. */
function moveSentence<S extends BaseState, M>(
  { view, say }: Speaker<S, M>,
  { parent, move, seat }: Step<S, M>,
  names: readonly string[],
): string {
  if (!parent || move === undefined) return '';
  const words = view.moveWords(parent.state, move, say);
  return seat < 0 ? words : say('ui.moved', { seat: names[seat] ?? '', move: words });
}

/** The sentences of a step: a move of the table comes after the move of a seat that it followed. */
export function moveSentences<S extends BaseState, M>(
  speaker: Speaker<S, M>,
  step: Step<S, M>,
  names: readonly string[],
): readonly string[] {
  const before = step.seat < 0 && step.parent?.parent ? moveSentences(speaker, step.parent, names) : [];
  return [...before, moveSentence(speaker, step, names)];
}

/** What stands on the button of a move. */
export function buttonWords<S extends BaseState, M>({ view, say }: Speaker<S, M>, state: S, move: M): string {
  return (view.buttonWords ?? view.moveWords)(state, move, say);
}

/** The names of the terms called on the move to a step, each once. */
export function termsOf<S extends BaseState, M>(
  { rules, say }: Speaker<S, M>,
  session: Session<S, M>,
  step: Step<S, M>,
): readonly string[] {
  return [...new Set(session.termsOf(step).map(({ code }) => say(`term.${rules.id}.${code}`)))];
}

/** Words called at the table at a step (WW-34), `[%call waffling blueberries]`. */
export function callsOf<S extends BaseState, M>(game: string, { after }: Step<S, M>, say: Say): readonly string[] {
  return after.flatMap(({ commands }) =>
    commands.flatMap(({ name, args }) => {
      const [code = '', seat = ''] = args.split(' ');
      return name === 'call' ? [say(`call.${game}.${code}`, { seat })] : [];
    }),
  );
}
