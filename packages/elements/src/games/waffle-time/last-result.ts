/** Caches the result for the last state, because layers, texts and input ask for the same. */
export function lastResult<S extends object, T>(work: (state: S) => T): (state: S) => T {
  let last: { readonly state: S; readonly result: T } | undefined;
  return (state) => {
    if (last?.state !== state) last = { state, result: work(state) };
    return last.result;
  };
}
