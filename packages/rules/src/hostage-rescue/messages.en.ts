/** English words for Hostage Rescue. Keys are built from codes. */
export const HOSTAGE_RESCUE_EN: Readonly<Record<string, string>> = {
  'game.hostage-rescue': 'Hostage Rescue',

  'outcome.hostage-rescue.rescue': 'a rescued hostage',
  'outcome.hostage-rescue.flag': 'a flag carried home',
  'outcome.hostage-rescue.no-pieces': 'no pieces left to rescue the hostage',

  'violation.hostage-rescue.game-over': 'The game is over.',
  'violation.hostage-rescue.rolled-already': 'You’ve already rolled this turn.',
  'violation.hostage-rescue.no-such-face': 'A die shows 1 to 6.',
  'violation.hostage-rescue.roll-first': 'Roll the die first.',
  'violation.hostage-rescue.no-pass': 'You can’t pass: this roll has a move.',
  'violation.hostage-rescue.not-your-piece': 'The piece on {place} isn’t yours.',
  'violation.hostage-rescue.hostage-stays': 'A hostage can’t move.',
  'violation.hostage-rescue.not-straight': 'A piece moves along its row or column.',
  'violation.hostage-rescue.landing-taken': 'You can’t land on your own piece or on the hostage you hold.',
  'violation.hostage-rescue.corner-closed': 'Only the piece carrying your flag can land in your corner.',
  'violation.hostage-rescue.over-opponent': 'You can’t pass over an opponent’s piece.',
  'violation.hostage-rescue.other-piece': 'Use a different piece for the rest of the roll.',
  'violation.hostage-rescue.wrong-distance': 'That move doesn’t fit your roll ({roll}).',

  'option.hostage-rescue.players': 'Players',
  'option.hostage-rescue.goal': 'Goal',

  'text.roll': '“{found}” is not a side and a roll. Write {expected}.',
  'text.split': '“{found}” is impossible: no other piece can move the rest of this roll, so it can’t be split.',
  'text.moved': '“{found}” doesn’t say which piece moved first. Write {expected}.',
  'text.carriers': '“{found}” doesn’t say who carries the flags. Write {expected}, each on a piece of that side.',
  'text.move': '“{found}” is not a move. Write a move like {expected}.',
};
