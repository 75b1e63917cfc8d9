/** English words for the options of Waffle Wars and its modes: what each is about, and its values. */
export const OPTIONS_WAFFLE_WARS_EN: Readonly<Record<string, string>> = {
  'about.waffle-wars.hand': 'How many pieces each side starts with.',
  'choice.waffle-wars.hand': '{value} each',
  'about.waffle-wars.equity':
    'When Strawberries win, Blueberries get one reply. Equal wins start a World War. If off, the side that moved wins.',
  'about.waffle-wars.reply': 'Which moves Blueberries can reply with.',
  'choice.waffle-wars.reply.placement': 'Placement only',
  'choice.waffle-wars.reply.any': 'Any move',
  'about.waffle-wars.war': 'How a World War is decided.',
  'choice.waffle-wars.war.rank': 'Rank only',
  'choice.waffle-wars.war.count': 'Rank, then count',
  'about.waffle-wars.double': 'A turn can be several jumps with one piece.',
  'about.waffle-wars.self': 'You can jump over your own piece. It returns to your hand.',
  'about.waffle-wars.slide': 'A piece next to a divider can slide along it.',
  'about.waffle-wars.arcade': 'Each player can use ten power-ups.',
  'about.waffle-wars.format': 'One against one, or two against two.',
  'choice.waffle-wars.format.duel': 'One against one',
  'choice.waffle-wars.format.doubles': 'Two against two',
};
