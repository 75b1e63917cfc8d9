/** English words of the page in the Steam Workshop. */
export const WORKSHOP_EN: Readonly<Record<string, string>> = {
  'tts.shop.intro':
    'For {least} to {most} players, {shortest} to {longest} minutes a game. The table knows the rules: it sets up, says whose turn it is and what to do, counts the points and shows how.',
  'tts.shop.games': 'Games',
  'tts.shop.does': 'What the table does',
  'tts.shop.rules':
    'Rules as you like: enforced, warned about when a move breaks one (with the rule it breaks), or not checked at all. Move the pieces by hand; the table reads them.',
  'tts.shop.panel': 'A panel with the turn, the next task and every score, point by point. Options for all games.',
  'tts.shop.undo': 'Undo and redo as far as you like, safe with rewind and with saved games. Repair puts pieces right.',
  'tts.shop.record': 'A record of every session in the notebook, which replays on the web.',
  'tts.shop.keys':
    'Keys for everything under Options > Game Keys. Marks for the last move and for the spaces a piece can go to.',
  'tts.shop.credits':
    'All pictures are drawn for this table. An unofficial table; the source is public, under the MIT licence.',
};
