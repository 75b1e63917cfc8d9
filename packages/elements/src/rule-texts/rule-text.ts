/** What readers are told of a rule. */

/** A rule in our own words, and a position in which it bites. */
export interface RuleText {
  readonly title: string;
  readonly words: string;
  /** Left out where there is nothing to be seen of it. */
  readonly position?: string;
  /** Set-up options of the position, as text; the usual ones where they are left out. */
  readonly options?: string;
}

/**
 * Texts by the id of their rule, and by `RULE:CODE` for a result, whose position is the one at the end, and for a refusal that
 * has a position of its own.
 */
export type RuleTexts = Readonly<Record<string, RuleText>>;
