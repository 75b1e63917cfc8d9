/** The parts beside a board. Fetched with the first board that has any. */
import '../controls/griddle-controls.js';
import '../move-list/move-list.js';
