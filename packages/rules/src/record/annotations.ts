/** Arrows, highlights and calls in comments, for the places of any game. */
import { err, ok } from '../core/contract.js';
import type { Place, Result, TextError } from '../core/contract.js';
import { DIGITS, past, upTo } from '../core/text.js';
import type { Command, Comment } from './types.js';

/** Annotation colours by letter, as in lichess: green (the default), red, yellow, blue. */
const COLOURS = 'GRYB';

/** An arrow from one place to another. `colour` is G, R, Y or B. */
export interface Arrow {
  readonly colour: string;
  readonly from: Place;
  readonly to: Place;
}

/** A highlighted place. */
export interface Highlight {
  readonly colour: string;
  readonly place: Place;
}

/** The arrows, highlights and calls in a move's comments. */
export interface Annotations {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Highlight[];
  /** Words called at the table (WW-34): `waffling blueberries`. */
  readonly calls: readonly string[];
}

/** The only part of `Game` needed here: finds the end of the place that starts at an offset, or -1. */
export interface PlaceReader {
  readonly scanPlace: (text: string, offset: number) => number;
}

/**
 * Reads the commands `cal`, `csl` and `call`, and ignores others. The two places of an arrow follow each other, with `>`
 * between them where they would be ambiguous. Error: `place`, with the offset in the text the comments were read from.
 */
export function annotationsOf(game: PlaceReader, comments: readonly Comment[]): Result<Annotations, TextError> {
  const arrows: Arrow[] = [];
  const highlights: Highlight[] = [];
  const calls: string[] = [];
  for (const comment of comments) {
    for (const command of comment.commands) {
      if (command.name === 'call') calls.push(command.args);
      const size = command.name === 'cal' ? 2 : command.name === 'csl' ? 1 : 0;
      if (size === 0) continue;
      const marks = readMarks(game, command.args, size);
      if (!marks.ok) return err({ ...marks.error, offset: command.offset + marks.error.offset });
      for (const { colour, places } of marks.value) {
        const [from = '', to = ''] = places;
        if (size === 2) arrows.push({ colour, from, to });
        else highlights.push({ colour, place: from });
      }
    }
  }
  return ok({ arrows, highlights, calls });
}

interface Mark {
  readonly colour: string;
  readonly places: readonly Place[];
}

/** Reads marks of `size` places each, separated by commas or blanks, each with an optional colour letter. */
function readMarks(game: PlaceReader, text: string, size: number): Result<readonly Mark[], TextError> {
  const marks: Mark[] = [];
  let offset = past(text, 0, ', ');
  while (offset < text.length) {
    const coloured = COLOURS.includes(text.charAt(offset)) && game.scanPlace(text, offset) < 0;
    const colour = coloured ? text.charAt(offset) : 'G';
    if (coloured) offset++;
    const places: Place[] = [];
    for (let i = 0; i < size; i++) {
      if (i > 0 && text.charAt(offset) === '>') offset++;
      const end = game.scanPlace(text, offset);
      if (end < 0)
        return err({
          code: 'place',
          offset,
          expected: [],
          values: { found: text.substring(offset, upTo(text, offset, ', ')) },
        });
      places.push(text.substring(offset, end));
      offset = end;
    }
    marks.push({ colour, places });
    offset = past(text, offset, ', ');
  }
  return ok(marks);
}

/** The commands that draw these arrows and highlights, in order. */
export function annotationCommands(arrows: readonly Arrow[], highlights: readonly Highlight[]): Command[] {
  const commands: Command[] = [];
  const cal = arrows.map((arrow) => colourText(arrow.colour) + arrow.from + joint(arrow) + arrow.to);
  const csl = highlights.map((highlight) => colourText(highlight.colour) + highlight.place);
  if (cal.length > 0) commands.push({ name: 'cal', args: cal.join(','), offset: 0 });
  if (csl.length > 0) commands.push({ name: 'csl', args: csl.join(','), offset: 0 });
  return commands;
}

function colourText(colour: string): string {
  return colour === 'G' ? '' : colour;
}

/** Returns `>` between digits, where places such as `1,-2` and `0,3` would be misread, else nothing. */
function joint({ from, to }: Arrow): string {
  return DIGITS.includes(from.charAt(from.length - 1)) && DIGITS.includes(to.charAt(0)) ? '>' : '';
}
