/** A pseudo-locale: accented English. Any unaccented text on a page is hard-coded. */
import type { Catalogue } from './catalogue.js';

const PLAIN = 'AEIOUYaeiouycnsz';
/** The number of vowels at the start of `PLAIN`; about every third letter of a text is a vowel. */
const VOWELS = 12;
const ACCENTED: readonly string[] = ['Å', 'É', 'Î', 'Ø', 'Û', 'Ý', 'å', 'é', 'î', 'ø', 'û', 'ý', 'ç', 'ñ', 'š', 'ž'];

/** Accents every message, brackets it and makes it about a third longer; `{placeholders}` are kept. */
export function pseudo(catalogue: Catalogue): Catalogue {
  const text: Record<string, string> = {};
  // eslint-disable-next-line no-restricted-syntax -- a test's tool; the order of keys does not matter
  for (const key in catalogue.text) text[key] = accented(catalogue.text[key] ?? '');
  return { locale: 'en-XA', plural: catalogue.plural, text };
}

function accented(sentence: string): string {
  let result = '[';
  let padding = '';
  let inPlace = false;
  for (let i = 0; i < sentence.length; i++) {
    const letter = sentence.charAt(i);
    if (letter === '{') inPlace = true;
    if (letter === '}') inPlace = false;
    const at = inPlace ? -1 : PLAIN.indexOf(letter);
    result += at < 0 ? letter : (ACCENTED[at] ?? letter);
    if (at >= 0 && at < VOWELS) padding += '~';
  }
  return result + padding + ']';
}
