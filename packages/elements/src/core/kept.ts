/** What is made once for all that show the same, and goes with the last of them. */

/** Values by a key. One that nobody holds any more is made anew, so that a page of ever new games does not grow. */
export class Kept<V extends object> {
  readonly #values = new Map<string, WeakRef<V>>();
  readonly #gone = new FinalizationRegistry<string>((key) => {
    // It may have been made anew meanwhile
    if (this.#values.get(key)?.deref() === undefined) this.#values.delete(key);
  });

  /** The value of a key; `make` is called where there is none any more. */
  get(key: string, make: () => V): V {
    const known = this.#values.get(key)?.deref();
    if (known) return known;
    const made = make();
    this.#values.set(key, new WeakRef(made));
    this.#gone.register(made, key);
    return made;
  }
}
