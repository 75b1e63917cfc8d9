/** `moves`: every legal move of a position. */
import { ok } from '@griddle/rules/core/contract.js';
import { startOf, toMoveJson } from '../start.js';
import { columns, statusLine } from '../people.js';
import { format } from '../words.js';
import type { Question } from './command.js';

/** The command `moves`. */
export const moves: Question = {
  name: 'moves',
  flags: ['game', 'position', 'options', 'seed'],
  required: ['game'],
  examples: ['moves waffle-wars', 'moves waffle-wars --position "6/6/6/3b2/2s3/6 s 17,17 -"'],
  answer: (asked, words) => {
    const start = startOf(asked, words);
    if (!start.ok) return start;
    const { game, state } = start.value;
    const texts = game.legalMoves(state).map((move) => game.moveText(state, move));
    return ok({
      json: { toMove: toMoveJson(start.value, state), moves: texts },
      people: () =>
        [
          statusLine(start.value, state, words),
          format(words, 'cli.moves.count', { count: texts.length }),
          columns(texts),
        ]
          .filter((line) => line !== '')
          .join('\n'),
    });
  },
};
