/** English words of every table of Strawberries against Blueberries. */
export const SIDES_EN: Readonly<Record<string, string>> = {
  'tts.board': 'Waffle',
  'tts.slab': 'Board {size}',
  'tts.piece.strawberries': 'Strawberry',
  'tts.piece.blueberries': 'Blueberry',
  'tts.view.board': 'The board',
  'tts.won': '{seat@seat} win',
  'tts.won-by': '{seat@seat} won: {way}.',
  'tts.new-game': 'A new game. {seat@seat} begin.',
};

/** English words of the Waffle Wars table. */
export const TTS_WAFFLE_WARS_EN: Readonly<Record<string, string>> = {
  ...SIDES_EN,
  'tts.save-name': 'Griddle: Waffle Wars',
  'tts.note':
    'Unofficial table for Waffle Wars, its special modes, power-ups and doubles (Options on the panel), and its bonus games: Snake, Waffle Checkers, Hostage Rescue, Connect-4 and Reversi (Game on the panel). The rules and keys are in the notebook.',

  'tts.box': 'Bonus games',
  'tts.box-note': 'The rules of the bonus games are in this box: leave it on the table.',

  'tts.quadrant.nobody': '{quadrant}: open to both',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} ({own} to {other} win shapes)',
  'tts.quadrant.war': '{quadrant}: civil war ({own} win shapes each)',
  'tts.threats': '{seat@seat} threaten to win: {moves}',
  'tts.condition': '{seat@seat} have {way@outcome.waffle-wars}.',
  'tts.hands': 'In hand: {strawberries} strawberries, {blueberries} blueberries',

  'tts.owner.taken': '{quadrant} belongs to {owner@seat} now.',
  'tts.owner.war': '{quadrant} is in civil war now.',
  'tts.owner.open': '{quadrant} is open again.',

  'tts.hand-of': '{seat@seat}: {hand} in hand',
  'tts.hand-and-powers': '{seat@seat}: {hand} in hand, {powers} power-ups left',
  'tts.guard': 'A Toothpick protects the piece on {place}.',
  'tts.second-time': 'This position is here for the second time; the third time is a draw.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping: place two',

  'tts.call-button.waffling': 'Waffling!',
  'tts.call-button.soggy-waffle': 'Soggy Waffle!',
};
