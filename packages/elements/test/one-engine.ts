/**
 * For tests that walk whole games to read every word. What an element says is the same in every engine, so Chromium reads it
 * for all of them.
 */
export const describeInOneEngine = navigator.userAgent.includes('Chrome/') ? describe : describe.skip;
