/** Names in a catalogue, many of one kind. */

/**
 * Names by key from `ham,pea-pod,none=no group`: a word is `PREFIX.<word>`, and says what stands behind its `=`, else itself
 * with blanks for dashes.
 */
export function keyed(prefix: string, text: string): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const entry of text.split(',')) {
    const [word = '', name = word.split('-').join(' ')] = entry.split('=');
    names[prefix + '.' + word] = name;
  }
  return names;
}
