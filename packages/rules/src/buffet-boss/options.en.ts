/** English words for the options of Buffet Boss: what each is about, and its values. */
export const OPTIONS_BUFFET_BOSS_EN: Readonly<Record<string, string>> = {
  'about.buffet-boss.players': 'How many play; one alone may practise.',
  'about.buffet-boss.version':
    'Lunch is the first game; Dinner has secret characters; in All-You-Can-Eat all play together.',
  'choice.buffet-boss.version.lunch': 'Lunch',
  'choice.buffet-boss.version.dinner': 'Dinner',
  'choice.buffet-boss.version.all': 'All-You-Can-Eat',
  'about.buffet-boss.level': 'How many foods All-You-Can-Eat has.',
  'choice.buffet-boss.level.snack': 'Snack: few',
  'choice.buffet-boss.level.meal': 'Meal',
  'choice.buffet-boss.level.buffet': 'Buffet: many',
  'about.buffet-boss.characters': 'Which characters are dealt in Dinner.',
  'choice.buffet-boss.characters.first': 'those of a first game',
  'choice.buffet-boss.characters.all': 'all',
};
