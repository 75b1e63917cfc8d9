/** English words of the elements themselves; the games' own are in `@griddle/rules`. */
export const ELEMENTS_EN: Readonly<Record<string, string>> = {
  'ui.board': '{game}, board',
  'ui.to-move': '{seat@seat} to move',
  'ui.thinking': '{seat@seat} (bot) are thinking …',
  'ui.over': '{winner@seat} win: {how} ({rule}).',
  'ui.draw': 'A draw: {how} ({rule}).',
  'ui.refused': '{sentence} ({rule})',
  'ui.picked': '{place} picked up. It can go to {places}.',
  'ui.picked-stuck': '{place} picked up. No move begins there now.',
  'ui.dropped': 'Put back.',
  'ui.moved': '{seat@seat}: {move}.',
  'ui.taken-back': 'Taken back.',
  'ui.start': 'Start of the game.',
  'ui.no-file': 'The file {src} could not be read ({problem}).',
  'ui.no-game': 'There is no game {found}; the file holds {count}.',
};
