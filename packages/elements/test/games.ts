/** The elements of all games, so that tests take up each new one by themselves. Their code is on the page. */
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import '../src/generated/elements.js';

/** A game's element. The types of two stand for all, as tests call only what all have. */
export type GameTag = 'waffle-wars' | 'buffet-boss';

/** Each game's own element, in the order of lists. */
export const GAME_TAGS = Object.values(TAGS) as readonly GameTag[];
