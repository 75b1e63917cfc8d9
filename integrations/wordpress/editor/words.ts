/** Words in the language of the author. */
import { format } from '@griddle/rules/internal/messages/catalogue.js';

const CATALOGUE = { locale: '', plural: (): string => 'other', text: griddleBoard.words };

/** The sentence of a key. */
export function t(key: string, values: Readonly<Record<string, string>> = {}): string {
  return format(CATALOGUE, key, values);
}
