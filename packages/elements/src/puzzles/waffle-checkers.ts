export const PUZZLES = '';
