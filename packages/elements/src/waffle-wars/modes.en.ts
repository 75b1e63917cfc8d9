/** English words of `<waffle-wars>` for special modes, power-ups and doubles. */
export const WAFFLE_WARS_MODES_ELEMENT_EN: Readonly<Record<string, string>> = {
  'move.waffle-wars.chain': '{from} jumps to {to}',
  'move.waffle-wars.slide': '{from} slides to {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: {count} power-ups left',
  'hand.waffle-wars': '{seat@seat}: {count}',
  'facts.waffle-wars.hands': 'In hand: {hands}.',
  'facts.waffle-wars.guard': 'A Toothpick of {seat@seat} protects {place}.',
  'facts.waffle-wars.third': 'The same position for the third time, a draw, would follow {moves}.',
};
