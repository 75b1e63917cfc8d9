/** English words for what is pointed at. */
export const WAFFLE_TIME_ASKED_EN: Readonly<Record<string, string>> = {
  'preview.waffle-time.slot': 'Slot {slot} gives {near@topping.waffle-time} and {far@topping.waffle-time}.',
  'preview.waffle-time.space': 'Your pawn returns to space {first} ({syrup} syrup).',
  'preview.waffle-time.spaces': 'Your pawn returns to a space from {first} to {last}.',
  'preview.waffle-time.completes.one': 'One placing completes a pattern:',
  'preview.waffle-time.completes.other': '{count} placings complete patterns:',
  'preview.waffle-time.chance': '{puts} ({cards})',
  'preview.waffle-time.now': 'Now on {places}.',
  'preview.waffle-time.no-syrup': 'Your dispenser is empty.',
  'preview.waffle-time.no-match': 'Nothing placed this turn completes it.',
};
