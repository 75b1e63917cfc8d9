export const SCORES = '';
