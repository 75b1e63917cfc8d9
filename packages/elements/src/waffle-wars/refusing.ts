/** Why moves are refused, and the words for it. Fetched with what tells of refusals. */
export { play } from '@griddle/rules/waffle-wars/refusals.js';
export { WAFFLE_WARS_SENTENCES_EN } from '@griddle/rules/waffle-wars/sentences.en.js';
