/** What pages about the rules share: addresses of demos, and the words of a rule. */
import { html, type TemplateResult } from 'lit';

/** The address of a story. Storybook shows stories in a frame, so a link to it needs `target="_top"`. */
export const storyAddress = (story: string): string => `./?path=/story/${story}`;

/** The words of a rule, with code between backticks as code. */
export function ruleWords(words: string): readonly (string | TemplateResult)[] {
  return words.split('`').map((part, at) => (at % 2 === 0 ? part : html`<code>${part}</code>`));
}
