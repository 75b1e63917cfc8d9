/** `show`: a position as a drawing for people and as facts for programs. */
import { ok } from '@griddle/rules/core/contract.js';
import { drawn } from '../people.js';
import { cliOf } from '../game-clis.js';
import { startOf } from '../start.js';
import type { Question } from './command.js';

/** The command `show`. */
export const show: Question = {
  name: 'show',
  flags: ['game', 'position', 'options', 'seed'],
  required: ['game'],
  examples: [
    'show waffle-wars --position "6/6/2b3/1b4/1ss3/sss3 b 13,16 -"',
    'show waffle-wars --position 6/6/6/6/6/sss3 --json',
  ],
  answer: (asked, words) => {
    const start = startOf(asked, words);
    if (!start.ok) return start;
    const { game, state } = start.value;
    return ok({ json: cliOf(game).facts(state), people: () => drawn(start.value, state, words) });
  },
};
