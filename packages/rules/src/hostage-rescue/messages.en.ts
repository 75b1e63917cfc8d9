/** English words for Hostage Rescue. Keys are built from codes. */
export const HOSTAGE_RESCUE_EN: Readonly<Record<string, string>> = {
  'game.hostage-rescue': 'Hostage Rescue',

  'outcome.hostage-rescue.rescue': 'a freed hostage',
  'outcome.hostage-rescue.flag': 'a flag carried home',
  'outcome.hostage-rescue.no-pieces': 'nobody left to free a hostage',

  'violation.hostage-rescue.game-over': 'The game is over.',
  'violation.hostage-rescue.rolled-already': 'The die is rolled once a turn.',
  'violation.hostage-rescue.no-such-face': 'The die has faces from 1 to 6.',
  'violation.hostage-rescue.roll-first': 'First the die is rolled.',
  'violation.hostage-rescue.no-pass': 'No passing: there is a move for this roll.',
  'violation.hostage-rescue.not-your-piece': 'The piece on {place} is not yours.',
  'violation.hostage-rescue.hostage-stays': 'A hostage does not move.',
  'violation.hostage-rescue.not-straight': 'A piece walks along a row or a column.',
  'violation.hostage-rescue.landing-taken':
    'A piece may not land on one of its own side, nor on the hostage it guards.',
  'violation.hostage-rescue.corner-closed': 'Only the piece that carries your flag may land in your own corner.',
  'violation.hostage-rescue.over-opponent': 'A piece may not walk over one of the other side.',
  'violation.hostage-rescue.other-piece': 'The second part of a split roll is for another piece.',
  'violation.hostage-rescue.wrong-distance': 'That is not how far this roll goes ({roll}).',

  'option.hostage-rescue.players': 'Players',
  'option.hostage-rescue.goal': 'Free the hostage, or carry it home as a flag',

  'text.roll': '“{found}” does not tell side and roll; write {expected}.',
  'text.split':
    '“{found}” cannot be: no other piece can walk the rest of this roll, and so it would not have been split.',
  'text.moved': '“{found}” does not tell which piece made the first part; write {expected}.',
  'text.carriers':
    '“{found}” does not tell who carries the flags; write {expected}, each where a piece of that side stands.',
  'text.move': '“{found}” is no move; a move is written like {expected}.',
};
