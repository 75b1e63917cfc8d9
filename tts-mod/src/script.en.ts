/** English words of every table's script, beside those of the rules. Keys are `tts.` and a name. */
export const SCRIPT_EN: Readonly<Record<string, string>> = {
  'tts.turn': '{seat@seat} to move',
  'tts.table-turn': 'The die is to be rolled',
  'tts.drawn': 'A draw',
  'tts.over': 'The game is over',
  'tts.drawn-by': 'A draw: {way}.',
  'tts.tie-break': '{how}, tie-break: {tie}',

  'tts.score': '{seat@seat} {total}',
  'tts.score-of': '{seat@seat} {total}: {parts}',
  'tts.score-part': '{line} {points}',

  'tts.term': '{term}!',

  'violation.tts-turn': 'It is not the turn of {seat@seat}.',
  'violation.tts-seat': 'Somebody else plays {seat@seat}.',
  'violation.tts-strange': 'That is no single move: the table differs at {places}.',
  'tts.put-back': 'The piece goes back.',
  'tts.accepted': 'The table is taken as it lies.',

  'tts.undone': 'Taken back: {move}',
  'tts.redone': 'Played again: {move}',
  'tts.taken-back-by-hand': 'Taken back by hand.',
  'tts.laying-out': 'Laying out: {done} of {all}',
  'tts.goes-on': '{game@game}: the game goes on where it was left.',
  'tts.repaired': 'The pieces lie as the record says.',
  'tts.lacking': 'The table cannot be repaired wholly: nothing is left to copy of {things}. Load the table again.',
  'tts.differs': 'The table differs from the record at {places}.',
  'tts.put-right': 'The table differed from the record at {places}; it has been put right.',
  'tts.bad-state': 'The saved session could not be read ({sentence}), so a new one begins.',
  'tts.set-by-hand': 'the table set by hand',
  'tts.recorded': 'The record is in the notebook, under “{tab}”.',

  'tts.no-rules': 'The rules of that game are no longer on the table; load the table again.',

  'tts.fold.open': '–',
  'tts.fold.folded': '+',
  'tts.more': 'More...',
  'tts.menu': 'Game: {game@game}',

  'tts.checking.off': 'Rules: not checked',
  'tts.checking.warn': 'Rules: warn',
  'tts.checking.enforce': 'Rules: enforce',
  'tts.marks.on': 'Marks: shown',
  'tts.marks.off': 'Marks: hidden',

  'tts.hotkey.undo': 'Griddle: undo',
  'tts.hotkey.redo': 'Griddle: redo',
  'tts.hotkey.new-game': 'Griddle: new game',
  'tts.hotkey.repair': 'Griddle: repair the table',
  'tts.hotkey.record': 'Griddle: write the record',
  'tts.hotkey.marks': 'Griddle: show or hide marks',
  'tts.hotkey.checking': 'Griddle: off, warn or enforce',

  'tts.tab.record': 'Record',
  'tts.tab.earlier': 'Earlier records',

  'tts.ask.new-game': 'Begin a new game? The record of this one goes into the notebook.',
  'tts.ask.begin': 'Begin a new game',
  'tts.ask.cancel': 'Cancel',

  'tts.rights.all': 'Buttons: for everybody',
  'tts.rights.seated': 'Buttons: for the players',
  'tts.rights.host': 'Buttons: for the host',
  'tts.rights.refused.seated': 'The host keeps these buttons to those who play.',
  'tts.rights.refused.host': 'The host keeps these buttons to the host.',
  'tts.rights.refused.change': 'Only the host says who may use the buttons.',
  'tts.rights.refused.black': 'The game master does nothing by buttons: take a seat to play.',
  'tts.rights.black-drop': 'What the game master moves is no move of the game.',
};
