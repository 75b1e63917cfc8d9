/** The lessons of Waffle Wars and its modes. */
import '../../src/games/waffle-wars/waffle-wars.js';
import { testLessons } from './lesson-hands.js';

testLessons('waffle-wars');
