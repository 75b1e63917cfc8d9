/** Small helpers for reading notation by hand; regular expressions do not exist in Lua. */

/** Reads a whole number of up to ten digits. Undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  if (text.length === 0 || text.length > 10) return undefined;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = '0123456789'.indexOf(text.charAt(i));
    if (digit < 0) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

/** A field of a position text and the offset where it starts. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** Splits a position text at spaces and underscores (a URL writes a space as `_`); runs of them count as one. */
export function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const gap = i === text.length || ' _\t\n\r'.includes(text.charAt(i));
    if (!gap && start < 0) start = i;
    if (gap && start >= 0) {
      fields.push({ text: text.substring(start, i), offset: start });
      start = -1;
    }
  }
  return fields;
}
