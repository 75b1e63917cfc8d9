/** What the notes of a box tell the script, as JSON. */

/** What a box tells of its table, as JSON in its notes. */
export interface BoxNotes {
  /** Points on the table that pieces snap to. */
  readonly positions: readonly (readonly number[])[];
  /** The hand zones of the seats. */
  readonly hands: readonly BoxHand[];
}

/** Where the hand zone of a colour is for the games of a box. */
export interface BoxHand {
  readonly color: string;
  readonly position: readonly number[];
  readonly rotation: readonly number[];
  readonly scale: readonly number[];
}
