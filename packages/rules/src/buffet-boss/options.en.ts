/** English words for the options of Buffet Boss: what each is about, and its values. */
export const OPTIONS_BUFFET_BOSS_EN: Readonly<Record<string, string>> = {
  'about.buffet-boss.players': 'Number of players. Play alone to practise.',
  'about.buffet-boss.version':
    'Lunch is the simplest. Dinner adds secret Characters. In All-You-Can-Eat you play as a team.',
  'choice.buffet-boss.version.lunch': 'Lunch',
  'choice.buffet-boss.version.dinner': 'Dinner',
  'choice.buffet-boss.version.all': 'All-You-Can-Eat',
  'about.buffet-boss.level': 'How much food your team has to stack.',
  'choice.buffet-boss.level.snack': 'Snack (small)',
  'choice.buffet-boss.level.meal': 'Meal',
  'choice.buffet-boss.level.buffet': 'Buffet (large)',
  'about.buffet-boss.characters': 'Which Characters are dealt at Dinner.',
  'choice.buffet-boss.characters.first': 'First game',
  'choice.buffet-boss.characters.all': 'All',
};
