/** English words that only the save of the Buffet Boss table has. */
export const SAVE_BUFFET_BOSS_EN: Readonly<Record<string, string>> = {
  'tts.save-name': 'Griddle: Buffet Boss',
  'tts.note': 'Unofficial table for Buffet Boss. The rules, the menu and keys are in the notebook.',
  'tts.plate': 'Plate of {seat@seat}',
  'tts.food': '{food@food.buffet-boss}',
  'tts.food-card': '{food@food.buffet-boss}, {stars} stars',
  'tts.character': '{line@line.buffet-boss}',
  'tts.keys.nudge-left': 'pushes the piece under the pointer a little, in one’s own turn',
  'tts.keys.nudge-right': 'the same to the other side',
  'tts.tab.menu': 'Menu',
  'tts.menu-food': '{food@food.buffet-boss}: {group}, {colour}, {stars} stars',
};
