/** Reads single fields of JSON that may be none. */

/**
 * Returns a text field of JSON; empty if there is none. Reads only that field, because what is no JSON would stop
 * the script.
 */
export function fieldOf(json: string, name: string): string {
  const before = json.indexOf('"' + name + '":');
  const start = before < 0 ? -1 : json.indexOf('"', before + name.length + '"":'.length);
  if (start < 0) return '';
  let text = '';
  for (let at = start + 1; at < json.length && json.charAt(at) !== '"'; at++) {
    if (json.charAt(at) === '\\') at++;
    text += json.charAt(at);
  }
  return text;
}
