/** English words for the moves of Buffet Boss; those of the table are sentences of their own. */
export const BUFFET_BOSS_MOVES_EN: Readonly<Record<string, string>> = {
  'move.buffet-boss.show': 'Laid out: {food@food.buffet-boss}.',
  'move.buffet-boss.first': '{seat@seat} goes first',
  'move.buffet-boss.take': 'takes {food@food.buffet-boss}',
  'move.buffet-boss.adjust': 'adjusts the pile',
  'move.buffet-boss.end': 'ends the turn',
  'move.buffet-boss.save': 'picks up {food@food.buffet-boss}',
  'move.buffet-boss.late': 'time is up',
  'move.buffet-boss.reveal': 'reveals {card}',
  'move.buffet-boss.settle': 'The pile rests at {height} mm.',
  'move.buffet-boss.fell': 'Fallen: {foods}. The pile rests at {height} mm.',
};
