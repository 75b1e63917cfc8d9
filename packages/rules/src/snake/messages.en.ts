/** English words for Snake. Keys are built from codes. */
export const SNAKE_EN: Readonly<Record<string, string>> = {
  'game.snake': 'Snake',

  'outcome.snake.stuck': 'no space left for the other side',

  'violation.snake.game-over': 'The game is over.',
  'violation.snake.occupied': 'Not there: {place} is taken.',
  'violation.snake.not-next-to-last': 'Not there: the next piece goes beside your last one, straight or diagonally.',
  'option.snake.players': 'Players',
  'text.last': '“{found}” does not tell the last pieces; write {expected}, each where a piece of that side stands.',
};
