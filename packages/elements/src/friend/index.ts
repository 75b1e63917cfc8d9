/** Games with a friend by link: in a release this is one file, `friend.js`. */
export { Friend } from './friend.js';
