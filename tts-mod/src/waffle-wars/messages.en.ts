/** English words of every table of Strawberries against Blueberries. */
export const SIDES_EN: Readonly<Record<string, string>> = {
  'tts.board': 'Waffle',
  'tts.slab': '{size} board',
  'tts.piece.strawberries': 'Strawberry',
  'tts.piece.blueberries': 'Blueberry',
  'tts.view.board': 'The board',
  'tts.won': '{seat@seat} win',
  'tts.won-by': '{seat@seat} won: {way}.',
  'tts.new-game': 'New game. {seat@seat} go first.',
};

/** English words of the Waffle Wars table. */
export const TTS_WAFFLE_WARS_EN: Readonly<Record<string, string>> = {
  ...SIDES_EN,
  'tts.save-name': 'Griddle: Waffle Wars',
  'tts.note':
    'Unofficial table for Waffle Wars with special modes, power-ups and doubles (Options on the panel), and its bonus games: Snake, Waffle Checkers, Hostage Rescue, Connect-4 and Reversi (Game on the panel). Rules and keys are in the notebook.',

  'tts.box': 'Bonus games',
  'tts.box-note': 'Rules of the bonus games. Please leave this box on the table.',

  'tts.quadrant.nobody': '{quadrant}: open',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} ({own} to {other})',
  'tts.quadrant.war': '{quadrant}: Civil War ({own} each)',
  'tts.threats': '{seat@seat} threaten to win with {moves}',
  'tts.condition': '{seat@seat} have {way@outcome.waffle-wars}.',
  'tts.hands': 'In hand: {strawberries} strawberries, {blueberries} blueberries',

  'tts.owner.taken': '{owner@seat} own {quadrant} now.',
  'tts.owner.war': 'Civil War in {quadrant}!',
  'tts.owner.open': '{quadrant} is open again.',

  'tts.hand-of': '{seat@seat}: {hand} in hand',
  'tts.hand-and-powers': '{seat@seat}: {hand} in hand, power-ups left: {powers}',
  'tts.guard': 'A Toothpick protects the piece on {place}.',
  'tts.second-time': 'This position has come up twice. A third time is a draw.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping: place two',

  'tts.call-button.waffling': 'Waffling!',
  'tts.call-button.soggy-waffle': 'Soggy Waffle!',
};
