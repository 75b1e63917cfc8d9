/** English words for the options of Waffle Wars and its modes: what each is about, and its values. */
export const OPTIONS_WAFFLE_WARS_EN: Readonly<Record<string, string>> = {
  'about.waffle-wars.hand': 'How many pieces each side begins with.',
  'choice.waffle-wars.hand': '{value} each',
  'about.waffle-wars.equity':
    'Blueberries may reply to a winning condition of Strawberries; equal ranks begin a World War. Without it the side that moved wins.',
  'about.waffle-wars.reply': 'What may give Blueberries a winning condition in their reply.',
  'choice.waffle-wars.reply.placement': 'a placement',
  'choice.waffle-wars.reply.any': 'a placement or a jump',
  'about.waffle-wars.war': 'What is compared in a World War.',
  'choice.waffle-wars.war.rank': 'ranks alone',
  'choice.waffle-wars.war.count': 'ranks, then how many',
  'about.waffle-wars.double': 'A turn may be two or more jumps with one piece.',
  'about.waffle-wars.self': 'A jump may go over an own piece, which returns to hand.',
  'about.waffle-wars.slide': 'A piece beside the river may slide along it.',
  'about.waffle-wars.arcade': 'Each player may spend ten power-ups.',
  'about.waffle-wars.format': 'One against one, or two against two.',
  'choice.waffle-wars.format.duel': 'one against one',
  'choice.waffle-wars.format.doubles': 'two against two',
};
