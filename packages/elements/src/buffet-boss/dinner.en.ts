/** English words of `<buffet-boss>` for characters. */
export const DINNER_EN: Readonly<Record<string, string>> = {
  'plate.buffet-boss.unknown': 'a hidden character',
  'plate.buffet-boss.held': 'character: {card}',
  'plate.buffet-boss.revealed': 'revealed: {card}',
  'button.buffet-boss.reveal': '{card}: {count} points',
  'button.buffet-boss.reveal-better': '{card}: {count} points (the better one)',
  'phase.buffet-boss.reveal': 'Choose the character that counts.',
  'hand-over.buffet-boss': 'Hand the screen to {seat@seat}, to choose a character.',
  'hand-over.buffet-boss.button': 'I am {seat@seat}: show my characters',
};
