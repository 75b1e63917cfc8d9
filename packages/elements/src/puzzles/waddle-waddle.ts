/** Puzzles of Waddle Waddle, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `
`;
