/** `hint`: what a bot would play, and what it thinks of the other moves. */
import { err, CHANCE, ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import type { Asked, FlagName } from '../flags.js';
import { statusLine } from '../people.js';
import { ANSWER_IS_NO, type CommandError } from '../command-error.js';
import { startOf, toMoveJson, type Start } from '../start.js';
import { format, type Catalogue } from '../words.js';
import type { Answer } from './command.js';
import { judgedJson, judgedText, levelAsked, thoughtOn } from './thinking.js';

/** Moves told to people. */
const SHOWN = 8;

/** What `hint` can be told, and command lines that show it. */
export const HINT_FLAGS: readonly FlagName[] = ['game', 'position', 'options', 'seed', 'level'];
/** Arguments after `griddle` that run as they stand; the help prints them and a test runs them. */
export const HINT_EXAMPLES: readonly string[] = [
  'hint connect-four --position "6/6/6/2b3/1sb3/1sbs2 s"',
  'hint waffle-wars --level medium --json',
];

/** A seed says what the table does: the position in which somebody is to move, or the same one where somebody is. */
function afterTable(start: Start): Start {
  const { game } = start;
  let { state } = start;
  while (game.toMove(state)[0] === CHANCE) {
    const { move, rng } = game.chanceMove(state);
    const played = game.play({ ...state, rng }, move);
    if (!played.ok) break;
    state = played.value;
  }
  return state === start.state ? start : { ...start, state };
}

function answerIsNo(code: string, words: Catalogue): Result<never, CommandError> {
  return err({ code, message: format(words, `cli.error.${code}`), exit: ANSWER_IS_NO });
}

/** Answers with the best move, or says that nobody is to move. */
export async function hint(asked: Asked, words: Catalogue): Promise<Result<Answer, CommandError>> {
  const start = startOf(asked, words);
  if (!start.ok) return start;
  const level = levelAsked(asked, 'hard', words);
  if (!level.ok) return level;
  const begun = asked.seed === undefined ? start.value : afterTable(start.value);
  const { game, state } = begun;
  const seat = game.toMove(state)[0] ?? CHANCE;
  if (seat < 0) return answerIsNo('nobody-to-move', words);
  // Where the position does not tell what moves depend on: a draft board without tiles, cards that nobody has seen
  if (game.legalMoves(state).length === 0) return answerIsNo('nothing-to-play', words);
  const thought = await thoughtOn(game, state, seat, level.value);
  const moves = thought.moves.map((judged) => ({ judged, text: game.moveText(state, judged.move) }));
  return ok({
    json: {
      toMove: toMoveJson(begun, state),
      ...(begun === start.value ? {} : { position: game.positionText(state) }),
      best: moves[0]?.text ?? null,
      moves: moves.map(({ judged, text }) => judgedJson(text, judged)),
    },
    people: () =>
      [
        statusLine(begun, state, words),
        ...moves.slice(0, SHOWN).map(({ judged, text }) => `${text}  ${judgedText(judged, words)}`),
      ].join('\n'),
  });
}
