/** English words for the options of Waffle Time: what each is about, and its values. */
export const OPTIONS_WAFFLE_TIME_EN: Readonly<Record<string, string>> = {
  'about.waffle-time.players': 'How many play; one plays alone.',
  'about.waffle-time.fork': 'From which of the two covered slots the fork points at the draft tiles that are turned.',
  'choice.waffle-time.fork.leading': 'further on',
  'choice.waffle-time.fork.trailing': 'further back',
  'about.waffle-time.cherry1': 'Whether the pattern has cream at one end or at both.',
  'choice.waffle-time.cherry1.one': 'at one',
  'choice.waffle-time.cherry1.both': 'at both',
  'about.waffle-time.cross': 'How the five beads of that goal lie.',
  'choice.waffle-time.cross.plus': 'a plus',
  'choice.waffle-time.cross.x': 'an X',
};
