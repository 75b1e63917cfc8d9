/** What the notes of a chest tell the script, as JSON. */

/** What a chest tells of its table, as JSON in its notes. */
export interface ChestNotes {
  /** Points on the table that pieces snap to. */
  readonly positions: readonly (readonly number[])[];
  /** The hand zones of the seats. */
  readonly hands: readonly ChestHand[];
}

/** Where the hand zone of a colour is for the games of a chest. */
export interface ChestHand {
  readonly color: string;
  readonly position: readonly number[];
  readonly rotation: readonly number[];
  readonly scale: readonly number[];
}
