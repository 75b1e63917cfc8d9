/** English words that are spoken only. */
export const SPEECH_EN: Readonly<Record<string, string>> = {
  'ui.picked': '{place} picked up. It can go to {places}.',
  'ui.picked-choose': '{place} picked up. Choose: {places}.',
  'ui.picked-stuck': '{place} picked up. No move begins there now.',
  'ui.chosen': '{place} chosen. Go on with {places}.',
  'ui.chosen-choose': '{place} chosen. Choose: {places}.',
  'ui.chosen-stuck': '{place} chosen. No move begins there now.',
  'ui.dropped': 'Put back.',
  'ui.moved': '{seat@seat}: {move}.',
  'ui.start': 'Start of the game.',
  'list.or': '{first} or {last}',
};
