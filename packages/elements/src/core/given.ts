/** Normalizes property values set by frameworks. */

/** Values of properties by their names. */
type Values = Readonly<Partial<Record<PropertyKey, string | number>>>;

/** Default values of a game element's properties. */
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
 * Converts changed properties to their types; `null` and `undefined` mean the default. Values equal to the old ones are
 * dropped from `changed`. `unset` has the properties and their defaults.
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
