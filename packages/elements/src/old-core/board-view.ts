/** What a game tells the generic element about its board and the areas beside it. All else is asked of the game's rules. */
import type { Picture, Point, Shape, ViewBox } from '@griddle/art';
import type { BaseState, Place, Seat, Violation } from '@griddle/rules/core/contract.js';
import type { Frames } from './areas.js';
import type { Board } from './board.js';
import type { Buttons } from './buttons.js';
import type { Camera } from './camera.js';
import type { Match } from './match.js';
import type { Say } from './table.js';
import type { Touched } from './touching.js';

/** Layers a page may ask for with `show`. */
export type LayerName = 'owners' | 'moves' | 'threats' | 'last' | 'coordinates';

/** A coloured frame or arrow of a record's comment; colours run from 1 to 4. */
export interface Note {
  readonly from: Place;
  /** Where the arrow ends; equal to `from` for a frame. */
  readonly to: Place;
  readonly colour: 1 | 2 | 3 | 4;
  /** Draws an arrow of this colour; comes with the code that reads comments. */
  readonly arrow: (from: Point, to: Point) => Shape;
}

/** What is marked on the board besides the position itself. */
export interface Marks {
  readonly show: ReadonlySet<LayerName>;
  /** Places of the move just made. */
  readonly last: readonly Place[];
  /** Places touched so far for the move in hand. */
  readonly picked: readonly Place[];
  /** The same on all areas, in the order of the touches. */
  readonly touched: readonly Place[];
  /** Where a first touch makes a whole move. */
  readonly starts: readonly Place[];
  /** Where a move of several touches begins. */
  readonly begins: readonly Place[];
  /** Where the move in hand may go on to. */
  readonly targets: readonly Place[];
  /** Places that explain a refusal, or a line of a score sheet that is pointed at. */
  readonly lit: readonly Place[];
  /** The refusal that is shown, for boards that draw what stands in the way. */
  readonly why: Violation | undefined;
  readonly notes: readonly Note[];
  /** The place that a mouse or the focus rests on, where `BoardView.point` has words for it; else empty. */
  readonly pointed: Place;
}

/** One layer of the picture. */
export type Layer = Stamped | Drawn;

/** One mark at each of some places; `draw` draws it at one. */
export interface Stamped {
  readonly places: readonly Place[];
  readonly draw: (place: Place) => Shape;
}

/** Anything else. It is drawn anew only when its key is another one; an empty key draws nothing. */
export interface Drawn {
  readonly key: string;
  readonly draw: () => Shape;
}

/** The kind of piece where none is. */
export const NO_PIECE = -1;

/** Which places an area has, and the part of the plane that shows them. */
export interface Ground {
  readonly viewBox: ViewBox;
  /** Places in rows from the upper left, as they are seen and read. */
  readonly rows: readonly (readonly Place[])[];
}

/** How an area grows and shrinks. */
export interface Growing<S extends BaseState> {
  /** The places of a state, of which `viewBox` and `rows` are the least. The same object again means the same places. */
  readonly of: (state: S, flipped: boolean) => Ground;
  /** What draws the area. */
  readonly board: typeof Board;
  /** For an area that one may look at closely: fetches and makes its camera, once the picture is on the page. */
  readonly camera?: ((svg: SVGSVGElement) => Promise<Camera>) | undefined;
}

/**
 * A part of the table with places of its own: the board, a supply, a field of cards. Each is one SVG and one tab stop. A
 * place lies in one area and at the same point of it as long as the ground is the same; points are in the picture's own
 * units.
 */
export interface AreaView<S extends BaseState> {
  /** A word for style sheets: the area is `::part(NAME)`; left out, `main`. Areas are told apart where there are several. */
  readonly name?: string;
  readonly viewBox: ViewBox;
  /** What the area is, in words. */
  readonly label: (say: Say, state: S) => string;
  /** Words that stand over the area, empty for none now. */
  readonly caption?: (say: Say, state: S) => string;
  /** Places in rows from the upper left, as they are seen and read. */
  readonly rows: (flipped: boolean) => readonly (readonly Place[])[];
  /** For an area whose places come and go; made by `growing`. */
  readonly ground?: Growing<S>;
  readonly centre: (place: Place, flipped: boolean) => Point;
  /** The outline (`@griddle/art/marks.js`) of the space that a finger or a piece let go hits. */
  readonly hit: (place: Place) => string;
  /**
   * Where a key leads from a place, undefined for nowhere; left out, rows are taken for those of a rectangle. `column` is
   * where the way began across rows, in the picture's units, so that who goes up and down keeps to it.
   */
  readonly step?: (ground: Ground, from: Place, key: string, column: number, flipped: boolean) => Place | undefined;
  /** What no move changes. */
  readonly backdrop: (flipped: boolean, coordinates: boolean) => Shape;
  /** Layers under and over the pieces; always as many of each. */
  readonly below: (state: S, marks: Marks, flipped: boolean) => readonly Layer[];
  readonly above: (state: S, marks: Marks, flipped: boolean) => readonly Layer[];
  /**
   * The kind of the piece on a place, or `NO_PIECE`. Pieces of one kind look the same: one that vanishes here while one
   * appears there has moved. One that takes the place of another kind, and comes from nowhere, has turned over.
   */
  readonly pieceOn: (state: S, place: Place) => number;
  /** Whether what lies here stays where it lies: what appears has come from outside, whatever has vanished. */
  readonly stays?: boolean;
  /** Tells apart whose things stand here, where that changes: between two scenes nothing glides. */
  readonly scene?: (state: S) => string;
  /** By how many degrees clockwise what lies on a place is turned; left out, by none anywhere. */
  readonly turn?: (place: Place) => number;
  /** The picture of a piece, drawn round the origin. Where pieces overlap, those of a lower kind lie below. */
  readonly piece: (kind: number) => Shape;
  /**
   * The points a piece passes that has come to a place of this state, from another place or from outside. Undefined, or
   * left out: straight there, or out of nothing.
   */
  readonly route?: (state: S, from: Place | undefined, to: Place, flipped: boolean) => readonly Point[] | undefined;
  /** A number that tells apart everything `placeName` may say of a place. */
  readonly contentOf: (state: S, place: Place) => number;
  /** A place in words: `c3, strawberry, quadrant of Strawberries`. `content` comes from `contentOf`. */
  readonly placeName: (place: Place, content: number, say: Say) => string;
}

/** A button that makes several moves. */
export interface Shortcut<M> {
  readonly words: string;
  readonly moves: readonly M[];
}

/** A game's board as a diagram shows it. */
export interface DiagramView<S extends BaseState> extends AreaView<S> {
  /**
   * The areas beside the board, in the order in which they are read and the tab key comes to them. Touches of one move
   * may go from area to area. The same area is the same object, whatever the state.
   */
  readonly beside?: (state: S) => readonly AreaView<S>[];
  /** What holds several areas: that of `areas.ts`. Left out, the board stands alone, without a caption. */
  readonly frames?: Frames;
  /** Whether the element draws what it shows by itself (`drawMore`), and the view is no area. */
  readonly drawsItself?: boolean;
  /** The picture for files, which may have to be fetched; left out, it is what the board shows. */
  readonly picture?: (state: S, marks: Marks, flipped: boolean) => Picture | Promise<Picture>;
}

/** A game's board, with what the element needs to know of the game beside its rules. */
export interface BoardView<S extends BaseState, M> extends DiagramView<S> {
  /** A move in words, told after its seat's name: `b2 jumps over c3 to d4`. Of the table a sentence: `The die shows 4.` */
  readonly moveWords: (state: S, move: M, say: Say) => string;
  /**
   * All ways to make a move by touches, where there are more than the rules' own: toppings laid in either order, a choice
   * that is clear after its first place. Left out, `touches` of the rules.
   */
  readonly ways?: (state: S, move: M) => readonly (readonly Place[])[];
  /** The places of the last move as they are called after it; left out, those that it touched. */
  readonly lastPlaces?: (before: S, move: M, after: S) => readonly Place[];
  /** The places of a line of a seat's score sheet as the board has them now; left out, as the line has them. */
  readonly linePlaces?: (state: S, seat: Seat, places: readonly Place[]) => readonly Place[];
  /**
   * What happens when a mouse or (`byKey`) the focus comes to a place or leaves all: one of `pointing.ts`. `comesTo` tells
   * what touching a place would come to.
   */
  readonly point?: (
    match: Match<S, M>,
    place: Place | undefined,
    byKey: boolean,
    comesTo: (place: Place) => Touched<M>,
  ) => void;
  /** What is said while a move is in hand, of the places touched so far; empty for nothing. */
  readonly pickedWords?: (state: S, places: readonly Place[], say: Say) => string;
  /** Several moves one after the other that one button makes; they are taken back one by one. */
  readonly shortcuts?: (state: S, say: Say) => readonly Shortcut<M>[];
  /**
   * For games with buttons, made by `buttons.ts` of what tells places that lie on no area. A move that has only such places
   * left to touch is a button under the board, and so is each of several moves that touch the same places.
   */
  readonly buttons?: Buttons;
  /** The words on a move's button, one of those offered; left out, `moveWords`. */
  readonly buttonWords?: (state: S, move: M, say: Say, offered: readonly M[]) => string;
  /** Places that light up while a move's button is pointed at or has the focus. */
  readonly buttonPlaces?: (state: S, move: M) => readonly Place[];
  /** Moves by button in the order in which they are offered; left out, in that of the rules. */
  readonly offered?: (state: S, moves: readonly M[]) => readonly M[];
  /** A place as sentences name it (`{place} picked up`); left out, as the notation has it. */
  readonly shortName?: (state: S, place: Place, say: Say) => string;
  /** What is special about whose turn it is, as in the message key `phase.GAME.PHASE`; empty for nothing. */
  readonly phase: (state: S) => string;
  /** What happens while the table is to move, said instead of that; empty where it is just the table's turn. */
  readonly doing?: (state: S, say: Say) => string;
  /** What the board itself does not show, such as pieces in hand. */
  readonly facts: (state: S, say: Say) => string;
  /** Codes of what may be called at the table (WW-34). */
  readonly calls: readonly string[];
  /** Whether a touch here picks something up even where no legal move begins, so that the rules can say why not. */
  readonly mayPick: (state: S, place: Place) => boolean;
  /** The move that touching these places tries to make, legal or not. */
  readonly moveFromTouches: (state: S, places: readonly Place[]) => M | undefined;
  /**
   * A move to ask the rules about when nothing can be done with what is picked up, so that they say why not. Left out, it
   * is just told that there is none.
   */
  readonly attempt?: (state: S, picked: Place) => M | undefined;
}
