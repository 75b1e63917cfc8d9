/** The lessons of Waddle Waddle and the bonus games. */
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/snake-board.js';
import '../../src/games/connect-four.js';
import '../../src/games/reversi-board.js';
import '../../src/games/waffle-checkers.js';
import '../../src/games/hostage-rescue.js';
import { testLessons } from './lesson-hands.js';

testLessons('waddle-waddle', 'snake', 'connect-four', 'reversi', 'waffle-checkers', 'hostage-rescue');
