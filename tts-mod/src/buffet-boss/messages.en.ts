/** English words of the script of the Buffet Boss table. */
export const TTS_BUFFET_BOSS_EN: Readonly<Record<string, string>> = {
  'tts.view.line': 'The buffet line',
  'tts.view.plates': 'All plates',
  'tts.view.kitchen': 'The kitchen',

  'tts.won': '{seat@seat} wins',
  'tts.won-by': '{seat@seat} wins: {way}.',
  'tts.shared': '{seats} share the victory: {way}.',
  'tts.drawn': 'All have lost',
  'tts.drawn-by': 'All have lost: {way}.',
  'tts.new-game': 'A new game. The first to move is {seat@seat}.',

  'tts.end-turn': 'End the turn',
  'tts.late': 'Time is up',
  'tts.first': '{seat@seat} begins',
  'tts.round': 'Round {round} of {rounds}',
  'tts.due.take': 'To do: take a food from the line and let it go over the own plate.',
  'tts.due.more': 'Another food may be taken. Or end the turn.',
  'tts.due.end': 'Nothing is left to take: end the turn.',
  'tts.due.first': 'Who begins this round?',
  'tts.due.settle': 'The pile comes to rest; then it is measured.',
  'tts.due.rescue': 'Food has fallen: pick it up, or say that time is up.',
  'tts.due.reveal': 'Lay one of the two characters before the hand: it counts.',
  'tts.pile.one': '{seat@seat}: one piece, {height} mm',
  'tts.pile.other': '{seat@seat}: {count} pieces, {height} mm',
  'tts.fell.one': 'One piece fell; it may be picked up.',
  'tts.fell.other': '{count} pieces fell; {left} of them may be picked up.',
  'tts.rescue-seconds': 'Seconds left to pick it up: {seconds}',
  'tts.suggested': 'Your better character: {line@line.buffet-boss}, {points} points.',

  'tts.hotkey.nudge-left': 'Griddle: nudge to the left',
  'tts.hotkey.nudge-right': 'Griddle: nudge to the right',
};
