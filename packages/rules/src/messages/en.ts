/** English messages shared by all games. */
import type { Catalogue } from './catalogue.js';

const TEXT: Readonly<Record<string, string>> = {
  'text.option-form': '“{found}” is not an option. Write {expected}.',
  'text.option-key': 'Unknown option “{found}”. Use {expected}.',
  'text.option-value': 'The option {key} can’t be “{found}”. Use {expected}.',
  'text.option-twice': 'The option “{found}” appears twice. Give it once.',
  'text.seed': 'The seed “{found}” must be a whole number from 0 to 2147483562.',

  'text.position-empty': 'The position is empty. It should look like {expected}.',
  'text.position-rest': 'Unexpected “{found}” after the end of the position.',
  'text.board-ranks': 'The board needs {wanted} rows separated by “/”. This one has {found}.',
  'text.board-piece': '“{found}” is not a piece. Write a row with {expected}.',
  'text.board-rank-length': 'Row {rank} has {found} spaces. It needs {wanted}.',
  'text.side': '“{found}” is not a side. Use {expected}.',
  'text.hands': '“{found}” is not a count of pieces in hand (0 to 36 each). Write {expected}.',
  'text.phase': '“{found}” is not a phase. Use {expected}.',
  'text.move-space': '“{found}” is not a space. Write a move like {expected}.',

  'text.tag': 'Write a tag as {expected}.',
  'text.tag-twice': 'The tag “{found}” appears twice.',
  'text.comment-open': 'This comment is not closed. Add “}”.',
  'text.comment-close': 'Unexpected “}”: no comment is open.',
  'text.command': 'This command in a comment is not closed. Add “]”.',
  'text.variation-open': 'This variation is not closed. Add “)”.',
  'text.variation-close': 'Unexpected “)”: no variation is open.',
  'text.variation-empty': 'This variation has no moves.',
  'text.variation-first': 'A variation must follow the move it replaces. There is no move before it.',
  'text.variation-depth': 'Variations can be nested at most {wanted} deep.',
  'text.move-word': '“{found}” is not a move.',
  'text.result-word': '“{found}” is not a move. Write the result as a tag, {expected}, or leave it out.',
  'text.mark-first': 'The mark “{found}” must follow a move.',
  'text.no-game': 'This record contains no game.',
  'text.no-such-game': 'There is no game {found}. The record has {wanted}.',

  'text.game': 'This is a record of “{found}”, not of {expected}.',
  'text.game-unknown': 'Unknown game “{found}”. Use {expected}.',
  'text.components-unknown': 'Unknown component set “{found}”.',
  'text.result-differs': 'The record says “{found}”, but its moves lead to “{wanted}”.',
  'text.place': '“{found}” is not a place on this board.',
  'text.table-unknown': 'A roll or a card is missing before “{found}”. Add it as “~…”, or give the record a seed.',
  'text.seat': '“{found}” is not a seat in this game. Use {expected}.',
  'text.goal': 'Unknown goal “{found}”. Use {expected}.',
  'text.goal-move': 'The goal asks whether “{found}” is allowed, but that is not a move.',
  'text.goal-place': 'The goal asks where “{found}” can go, but that is not a place.',
  'text.goal-missed': 'The moves in this record don’t reach the goal “{found}”.',
  'text.difficulty': 'The difficulty “{found}” must be a whole number from 1 to 5.',
  'text.no-solution': 'This puzzle has no solution. Write the solving moves after the tags.',
  'text.no-mover': 'It is nobody’s turn here, so there is nothing to solve.',
  'text.move-refused': '“{found}” is not allowed. {why}',

  'where.line': 'Line {line}, character {column}',
  'where.character': 'Character {column}',
  'list.or': '{first} or {last}',
  'series.next': '{first}, {next}',
  'series.last': '{first} and {next}',
  sentences: '{first} {next}',

  'outcome.draw': 'a draw',
};

/** The English catalogue of everything generic; a game's words are joined to it. */
export const EN: Catalogue = {
  locale: 'en',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: TEXT,
};
