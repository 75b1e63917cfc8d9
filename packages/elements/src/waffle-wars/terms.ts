/** What is called out on moves, and its words. Fetched with the first board on which there are moves. */
import { WAFFLE_WARS_TERMS_EN } from '@griddle/rules/waffle-wars/terms.en.js';
import { addEnglish } from '../old-core/words.js';

export { terms } from '@griddle/rules/waffle-wars/terms.js';

addEnglish(WAFFLE_WARS_TERMS_EN);
