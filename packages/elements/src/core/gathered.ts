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

/** Leaves out a first word that the one before has, too: “took banana”, “took cherry” become “took banana”, “cherry”. */
export function sharingVerb(deeds: readonly string[]): readonly string[] {
  const verbOf = (deed: string | undefined): string =>
    deed?.includes(' ') ? deed.slice(0, deed.indexOf(' ') + 1) : '';
  return deeds.map((deed, i) => {
    const verb = verbOf(deed);
    return i > 0 && verb === verbOf(deeds[i - 1]) ? deed.slice(verb.length) : deed;
  });
}
