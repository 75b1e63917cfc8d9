/** The workers of the published package. */

/** A game's worker, as a file and as text. */
export interface PackagedWorker {
  /** The name of the file in the package. */
  readonly file: string;
  /** The address of the file, in the form that bundlers recognise; they copy the file and write its new address here. */
  readonly address: () => URL;
  /** The code of the file, for bundlers that do not copy it. */
  readonly code: () => Promise<string>;
}

/** By the id of the game. The build fills it in (`scripts/workers.mjs`). */
export const WORKERS: Readonly<Record<string, PackagedWorker>> = {};
