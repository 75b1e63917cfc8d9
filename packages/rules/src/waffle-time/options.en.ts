/** English words for the options of Waffle Time: what each is about, and its values. */
export const OPTIONS_WAFFLE_TIME_EN: Readonly<Record<string, string>> = {
  'about.waffle-time.players': 'Number of players. One player plays solo.',
  'about.waffle-time.fork': 'Which of the two covered slots the fork points from when it flips draft tiles.',
  'choice.waffle-time.fork.leading': 'Leading slot',
  'choice.waffle-time.fork.trailing': 'Trailing slot',
  'about.waffle-time.cherry1': 'Whether the pattern needs cream at one end or at both.',
  'choice.waffle-time.cherry1.one': 'At one end',
  'choice.waffle-time.cherry1.both': 'At both ends',
  'about.waffle-time.cross': 'The shape of the five syrup.',
  'choice.waffle-time.cross.plus': 'A plus',
  'choice.waffle-time.cross.x': 'An X',
};
