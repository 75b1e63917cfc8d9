/** Which of some languages is meant by a tag. */

/** The one of `tags` in the language and the script of `asked`: `zh-CN` has `zh-Hans`, `pt-PT` has `pt-BR`; undefined for none. */
export function matchingTag(asked: string, tags: readonly string[]): string | undefined {
  try {
    const wanted = new Intl.Locale(asked).maximize();
    return tags.find((tag) => {
      const { language, script } = new Intl.Locale(tag).maximize();
      return language === wanted.language && script === wanted.script;
    });
  } catch {
    // Not a tag of a language
    return undefined;
  }
}
