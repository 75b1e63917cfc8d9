/** English messages shared by all games. */
import type { Catalogue } from './catalogue.js';

const TEXT: Readonly<Record<string, string>> = {
  'text.option-form': '“{found}” is not an option; write {expected}.',
  'text.option-key': 'There is no option “{found}”; there are {expected}.',
  'text.option-value': 'The option {key} cannot be “{found}”; it may be {expected}.',
  'text.option-twice': 'The option “{found}” is given twice; give it once.',
  'text.seed': 'The seed “{found}” is not a whole number from 0 to 2147483562.',

  'text.position-empty': 'The position is empty; it should look like {expected}.',
  'text.position-rest': 'The position is complete before “{found}”.',
  'text.board-ranks': 'Ranks of the board, joined by “/”: {wanted} are needed, not {found}.',
  'text.board-piece': '“{found}” is no piece; a rank is written with {expected}.',
  'text.board-rank-length': 'Rank {rank} has {found} spaces; it needs {wanted}.',
  'text.side': '“{found}” is no side; it is {expected}.',
  'text.hands': '“{found}” does not tell the pieces in hand, each from 0 to 36; write {expected}.',
  'text.phase': '“{found}” is no phase; it is {expected}.',
  'text.move-space': '“{found}” is no space; a move is written like {expected}.',

  'text.tag': 'A tag is written {expected}.',
  'text.tag-twice': 'The tag “{found}” stands here twice.',
  'text.comment-open': 'This comment is never closed; “}” is missing.',
  'text.comment-close': '“}” closes no comment.',
  'text.command': 'This command in a comment is never closed; “]” is missing.',
  'text.variation-open': 'This variation is never closed; “)” is missing.',
  'text.variation-close': '“)” closes no variation.',
  'text.variation-empty': 'This variation has no move.',
  'text.variation-first': 'A variation follows the move it replaces; there is no move before it.',
  'text.variation-depth': 'Variations are nested deeper than {wanted}.',
  'text.move-word': '“{found}” is no move.',
  'text.result-word': '“{found}” is no move; a result is written as a tag, {expected}, or left out.',
  'text.mark-first': 'The mark “{found}” has no move before it.',
  'text.no-game': 'There is no game in this record.',
  'text.no-such-game': 'There is no game {found}; the record has {wanted}.',

  'text.game': 'This is a record of “{found}”; here {expected} is played.',
  'text.game-unknown': 'The game “{found}” is not known; there are {expected}.',
  'text.components-unknown': 'The set of components “{found}” is not known here.',
  'text.result-differs': 'The record says “{found}”, but the moves come to “{wanted}”.',
  'text.place': '“{found}” is no place on this board.',
  'text.table-unknown':
    'Before “{found}” it is the table’s turn, and the record has neither its move (“~…”) nor a seed to make it from.',
  'text.seat': '“{found}” is no seat of this game; there are {expected}.',
  'text.goal': 'There is no goal “{found}”; it is {expected}.',
  'text.goal-move': 'The goal asks whether “{found}” is allowed, which is no move.',
  'text.goal-place': 'The goal asks where “{found}” can go, which is no place.',
  'text.goal-missed': 'The goal is “{found}”, but the moves of the record do not come to that.',
  'text.difficulty': 'The difficulty “{found}” is not a whole number from 1 to 5.',
  'text.no-solution': 'This puzzle has no solution: write the moves that solve it after the tags.',
  'text.no-mover': 'Nobody is to move here, so there is nothing to find.',
  'text.move-refused': 'The move “{found}” is refused: {why}',

  'where.line': 'Line {line}, character {column}',
  'where.character': 'Character {column}',
  'list.or': '{first} or {last}',
  sentences: '{first} {next}',

  'outcome.draw': 'draw',
};

/** The English catalogue of everything generic; a game's words are joined to it. */
export const EN: Catalogue = {
  locale: 'en',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: TEXT,
};
