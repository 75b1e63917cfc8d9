/** English words of the script of the Buffet Boss table. */
export const TTS_BUFFET_BOSS_EN: Readonly<Record<string, string>> = {
  'tts.view.line': 'The Buffet Line',
  'tts.view.plates': 'All plates',
  'tts.view.kitchen': 'The kitchen',

  'tts.won': '{seat@seat} wins',
  'tts.won-by': '{seat@seat} wins: {way}.',
  'tts.shared': '{seats} share the victory: {way}.',
  'tts.drawn': 'Everyone lost',
  'tts.drawn-by': 'Everyone lost: {way}.',
  'tts.new-game': 'New game. {seat@seat} moves first.',

  'tts.end-turn': 'End turn',
  'tts.late': 'Time’s up',
  'tts.first': '{seat@seat} goes first',
  'tts.round': 'Round {round} of {rounds}',
  'tts.due.take': 'Take a food from the Buffet Line and drop it on your plate.',
  'tts.due.more': 'Take another food, or end your turn.',
  'tts.due.end': 'Nothing is left to take. End your turn.',
  'tts.due.first': 'Who goes first this round?',
  'tts.due.settle': 'Wait until the pile settles and is measured.',
  'tts.due.rescue': 'Food has fallen! Pick it up, or press “Time’s up”.',
  'tts.due.reveal': 'Put one of your two Characters in front of your hand to score it.',
  'tts.pile.one': '{seat@seat}: one piece, {height} mm',
  'tts.pile.other': '{seat@seat}: {count} pieces, {height} mm',
  'tts.fell.one': 'One piece fell. You can save it.',
  'tts.fell.other': '{count} pieces fell. You can save {left}.',
  'tts.rescue-seconds': 'Seconds left to save it: {seconds}',
  'tts.suggested': 'Your best Character: {line@line.buffet-boss}. Points: {points}.',

  'tts.hotkey.nudge-left': 'Griddle: nudge left',
  'tts.hotkey.nudge-right': 'Griddle: nudge right',
};
