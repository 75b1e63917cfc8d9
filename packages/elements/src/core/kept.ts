/** A cache with weak values. */

/** Values by key, held weakly, so that memory does not grow with new games. */
export class Kept<V extends object> {
  readonly #values = new Map<string, WeakRef<V>>();
  readonly #gone = new FinalizationRegistry<string>((key) => {
    // It may have been made anew meanwhile
    if (this.#values.get(key)?.deref() === undefined) this.#values.delete(key);
  });

  /** Returns the value of a key, or calls `make`. */
  get(key: string, make: () => V): V {
    const known = this.#values.get(key)?.deref();
    if (known) return known;
    const made = make();
    this.#values.set(key, new WeakRef(made));
    this.#gone.register(made, key);
    return made;
  }
}
