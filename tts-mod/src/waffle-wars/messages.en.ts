/** English words of every table of Strawberries against Blueberries. */
export const SIDES_EN: Readonly<Record<string, string>> = {
  'tts.board': 'Waffle',
  'tts.piece.strawberries': 'Strawberry',
  'tts.piece.blueberries': 'Blueberry',
  'tts.won': '{seat@seat} win',
  'tts.won-by': '{seat@seat} won: {way}.',
  'tts.new-game': 'A new game. {seat@seat} begin.',
};

/** English words of the Waffle Wars table. */
export const TTS_WAFFLE_WARS_EN: Readonly<Record<string, string>> = {
  ...SIDES_EN,
  'tts.save-name': 'Griddle: Waffle Wars',
  'tts.note': 'Unofficial table for Waffle Wars. The rules and keys are in the notebook.',

  'tts.quadrant.nobody': '{quadrant}: open to both',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} ({own} to {other} win shapes)',
  'tts.quadrant.war': '{quadrant}: civil war ({own} win shapes each)',
  'tts.threats': '{seat@seat} threaten to win: {moves}',
  'tts.condition': '{seat@seat} have {way@outcome.waffle-wars}.',
  'tts.hands': 'In hand: {strawberries} strawberries, {blueberries} blueberries',

  'tts.owner.taken': '{quadrant} belongs to {owner@seat} now.',
  'tts.owner.war': '{quadrant} is in civil war now.',
  'tts.owner.open': '{quadrant} is open again.',

  'tts.call-button.waffling': 'Waffling!',
  'tts.call-button.soggy-waffle': 'Soggy Waffle!',
};
