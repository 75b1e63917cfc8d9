// All boards are drawn at once, as the other libraries do; only the board, which is all that those draw.
import { make } from './board.js';

export default make('eager', 'none');
