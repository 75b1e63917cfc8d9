// With controls and move list beside each board.
import { make } from './board.js';

export default make('eager', 'auto');
