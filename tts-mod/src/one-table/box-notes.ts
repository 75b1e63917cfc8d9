/** The JSON notes of a box, read by the script. */

/** A box's description of its table, as JSON in its notes. */
export interface BoxNotes {
  /** Points on the table that pieces snap to. */
  readonly positions: readonly (readonly number[])[];
  /** The hand zones of the seats. */
  readonly hands: readonly BoxHand[];
}

/** The hand zone of a colour for the games of a box. */
export interface BoxHand {
  readonly color: string;
  readonly position: readonly number[];
  readonly rotation: readonly number[];
  readonly scale: readonly number[];
}
