/** Merges repeated sentences. */
import type { Translate } from './catalogues.js';

/** Merges consecutive equal sentences into one with a count, as for three drawn cards. */
export function gathered(sentences: readonly string[], t: Translate): readonly string[] {
  const gathering: { readonly sentence: string; count: number }[] = [];
  for (const sentence of sentences) {
    const last = gathering.at(-1);
    if (last?.sentence === sentence) last.count++;
    else gathering.push({ sentence, count: 1 });
  }
  return gathering.map(({ sentence, count }) => (count > 1 ? t('ui.repeated', { sentence, count }) : sentence));
}
