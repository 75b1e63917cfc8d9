/** `<waffle-wars>`. */
import { waffleWars, type WaffleWarsMove, type WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { define } from '../core/define.js';
import { GameElement } from '../core/game-element.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import { addMessages } from '../core/words.js';
import { WAFFLE_WARS_ELEMENT_EN } from './messages.en.js';
import { waffleWarsView } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...WAFFLE_WARS_EN, ...WAFFLE_WARS_ELEMENT_EN } });

/**
 * Waffle Wars on a page: a diagram, a record to step through, or a game to play.
 *
 * @tagname waffle-wars
 */
export class WaffleWars extends GameElement<WaffleWarsState, WaffleWarsMove> {
  override readonly rules = waffleWars;
  override readonly view = waffleWarsView;
}

define('waffle-wars', WaffleWars);

declare global {
  interface HTMLElementTagNameMap {
    'waffle-wars': WaffleWars;
  }
}
