/** The lessons of Waffle Wars. */
export { LESSON } from './waffle-wars-base.js';
export { WAYS } from './waffle-wars-modes.js';
