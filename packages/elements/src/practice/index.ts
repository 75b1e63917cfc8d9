/** What a reader learns from a game: in a release this is one file, `practice.js`. */
export { challengeAddress, openChallenge } from './challenge.js';
export { guessMoves } from './guess.js';
export { LiveCoach } from './live-coach.js';
export { tryMistakes } from './mistakes.js';
export { playOn } from './play-on.js';
export { Visiting } from './visiting.js';
