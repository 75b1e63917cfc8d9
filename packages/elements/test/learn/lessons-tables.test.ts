/** The lessons of Waffle Time, Top Waffle and Buffet Boss. */
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/buffet-boss/buffet-boss.js';
import { testLessons } from './lesson-hands.js';

testLessons('waffle-time', 'top-waffle', 'buffet-boss');
