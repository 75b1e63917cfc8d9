/** What frameworks set to `null` or `undefined` is not set, and a number is its text. */

/** Values of properties by their names. */
type Values = Readonly<Partial<Record<PropertyKey, string | number>>>;

/** What a game's element has where a page has set nothing. */
export const UNSET: Values = {
  mode: 'diagram',
  position: '',
  record: '',
  src: '',
  game: 1,
  seed: '',
  options: '',
  seats: '',
  names: '',
  loading: 'lazy',
  controls: 'auto',
  keep: 'auto',
  start: 'auto',
};

/**
 * Gives an element the values that a page has meant, whatever it has set; what is the same as before has not changed.
 * `unset`: the properties that are looked at, with their values where nothing is set.
 */
export function settle(element: object, changed: Map<PropertyKey, unknown>, unset: Values): void {
  const values = element as Record<PropertyKey, unknown>;
  for (const name of changed.keys()) {
    const usual = unset[name];
    const value = values[name];
    if (usual === undefined || typeof value === typeof usual) continue;
    values[name] = meant(value, usual);
    if (changed.get(name) === values[name]) changed.delete(name);
  }
}

function meant(value: unknown, usual: string | number): string | number {
  if (typeof value === 'string') return Number(value);
  return typeof value === 'number' ? value.toString() : usual;
}
