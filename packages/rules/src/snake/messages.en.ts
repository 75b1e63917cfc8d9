/** English words for Snake. Keys are built from codes. */
export const SNAKE_EN: Readonly<Record<string, string>> = {
  'game.snake': 'Snake',

  'outcome.snake.stuck': 'no space left for the losing side',

  'violation.snake.game-over': 'The game is over.',
  'violation.snake.occupied': '{place} is taken.',
  'violation.snake.not-next-to-last': 'Place your piece next to your last one, straight or diagonal.',
  'option.snake.players': 'Players',
  'text.last': '“{found}” is not the two last pieces. Write {expected}, each on a piece of that side.',
};
