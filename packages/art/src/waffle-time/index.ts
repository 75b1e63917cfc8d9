/** The picture of Waffle Time and its parts. */
export { SIZE, spaceCentre, VIEW_BOX } from './geometry.js';
export { picture, waffle, type WaffleTimePicture } from './picture.js';
export { FRUITS, labels, topping, WAFFLE, type Topping } from './waffle.js';
