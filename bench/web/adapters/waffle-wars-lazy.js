// As a page gets it that says nothing: boards are drawn when they come near the screen.
import { make } from './board.js';

export default make('lazy', 'none');
