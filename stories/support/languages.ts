/** What elements say in other languages, whatever its translator calls it. */
import { WEB } from '@griddle/languages/web.js';
import type { Values } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/messages/index.js';

/** Returns the function that gives the sentence of a key in a language. */
export async function speakerOf(tag: string): Promise<(key: string, values?: Values) => string> {
  const words = await WEB[tag]?.();
  if (!words) throw new Error(`There are no words for ${tag}.`);
  return (key, values) => format(words, key, values);
}
