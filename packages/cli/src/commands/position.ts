/** `show`, `moves` and `score`: show a position as a drawing and as facts, its legal moves, and its score sheets. */
import { ok, type ScoreLine, type SeatScore } from '@griddle/rules/core/contract.js';
import { hasMessage } from '@griddle/rules/messages/index.js';
import { cliOf } from '../game-clis.js';
import { columns, statusLine, drawn } from '../people.js';
import { playableStart, startOf, toMoveJson, type Start } from '../start.js';
import { format, type Catalogue } from '../words.js';
import type { Question } from './command.js';

/** The command `moves`. */
export const moves: Question = {
  name: 'moves',
  flags: ['game', 'position', 'options', 'seed'],
  required: ['game'],
  examples: ['moves waffle-wars', 'moves waffle-wars --position "6/6/6/3b2/2s3/6 s 17,17 -"'],
  answer: (asked, words) => {
    const start = playableStart(asked, words);
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

/** The command `score`. */
export const score: Question = {
  name: 'score',
  flags: ['game', 'position', 'options', 'seed'],
  required: ['game'],
  examples: ['score waffle-wars --position "6/6/6/2b3/sssss1/1bb3 b 13,15 -"'],
  answer: (asked, words) => {
    const start = startOf(asked, words);
    if (!start.ok) return start;
    const { game } = start.value;
    const sheets = game.score(start.value.state);
    return ok({
      json: { seats: sheets.map((sheet) => sheetJson(start.value, sheet)) },
      people: () => sheets.map((sheet) => sheetText(start.value, sheet, words)).join('\n'),
    });
  },
};

function sheetJson({ seats }: Start, { seat, total, lines }: SeatScore): object {
  return {
    seat: seats[seat],
    total,
    lines: lines.map(({ rule, code, points, places }) => ({ rule, code, points, cells: places })),
  };
}

function sheetText({ game, seats }: Start, { seat, total, lines }: SeatScore, words: Catalogue): string {
  const head = format(words, 'cli.score.seat', { seat: seats[seat] ?? '', total });
  return [head, ...lines.map((line) => `  ${lineText(game.id, line, words)}`)].join('\n');
}

function lineText(game: string, { rule, code, points, places }: ScoreLine, words: Catalogue): string {
  // A game without points lists its win conditions, which have words for results already
  const own = `line.${game}.${code}`;
  const name = format(words, hasMessage(words, own) ? own : `outcome.${game}.${code}`);
  if (places.length === 0) return format(words, 'cli.score.line-nowhere', { rule, name, points });
  return format(words, 'cli.score.line', {
    rule,
    name,
    points,
    places: places.map((place) => placeText(game, place, words)).join(' '),
  });
}

/** The name of a place, or words for a place outside the board: `goal:52`. */
function placeText(game: string, place: string, words: Catalogue): string {
  const [kind = '', name = ''] = place.split(':');
  const key = `${kind}.${game}.${name}`;
  return hasMessage(words, key) ? format(words, key) : place;
}

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
