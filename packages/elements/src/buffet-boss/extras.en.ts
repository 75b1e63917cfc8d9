/** English words of what only play needs. */
export const EXTRAS_EN: Readonly<Record<string, string>> = {
  'tell.buffet-boss': 'What happened on the table',
  'tell.buffet-boss.place':
    '{seat@seat} stacks the {food@food.buffet-boss}. Mark every piece that fell, on the plate or here.',
  'tell.buffet-boss.adjust': '{seat@seat} puts the pile right. Mark every piece that fell, on the plate or here.',
  'tell.buffet-boss.height': 'Height of the pile in mm',
  'tell.buffet-boss.stays': 'All of it stays',
  'tell.buffet-boss.fell.one': 'One piece fell',
  'tell.buffet-boss.fell.other': '{count} pieces fell',
  'tell.buffet-boss.again': 'That was wrong: tell it again',
  'tell.buffet-boss.touches': 'Touches of',
  'tell.buffet-boss.cards': 'Which foods lie in the line? {count} more.',

  'clock.buffet-boss': 'Time to save what fell',
  'clock.buffet-boss.left.one': '1 second left',
  'clock.buffet-boss.left.other': '{count} seconds left',
  'clock.buffet-boss.stop': 'Stop the clock',
  'rest.buffet-boss': 'At rest: no clock, and food is placed without haste',

  'peek.buffet-boss': 'Hold to see your characters',
  'peek.buffet-boss.name': '{seat@seat}: Hold to see your characters',
  'peek.buffet-boss.points': '{card}: {points} each ({rule}), {count} points now',

  'menu.buffet-boss': 'Menu',
  'menu.buffet-boss.food': 'Food',
  'menu.buffet-boss.group': 'Group',
  'menu.buffet-boss.colour': 'Colour',
  'menu.buffet-boss.stars': 'Stars',
  'menu.buffet-boss.left': 'Not seen yet',

  'show.buffet-boss': 'The counting',
  'show.buffet-boss.line': '{seat@seat}: {line@line.buffet-boss}, {points}',
  'show.buffet-boss.skip': 'Skip',
  'show.buffet-boss.again': 'Count again',
  'show.buffet-boss.wins': 'wins',
  'show.buffet-boss.victory': 'Victory! {count} foods are stacked, and not one fell.',
  'show.buffet-boss.lost.one': 'Defeat, with one food stacked.',
  'show.buffet-boss.lost.other': 'Defeat, with {count} foods stacked.',
  'show.buffet-boss.defeat.one': 'Defeat: {foods} fell, with one food stacked.',
  'show.buffet-boss.defeat.other': 'Defeat: {foods} fell, with {count} foods stacked.',
};
