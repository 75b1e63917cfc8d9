/** English words for the elements of Buffet Boss, by message key; those of the rules are in `@griddle/rules`. */

/** Cards of the line, and the table with all that stands beside it. */
const TABLE_EN: Readonly<Record<string, string>> = {
  'drawer.buffet-boss.pile': 'Plates',
  'holding.buffet-boss.foods': 'Foods on the plate: {count}',
  'area.buffet-boss.line': 'The buffet line',
  'gap.buffet-boss': 'no card',
  'food-card.buffet-boss':
    '{id@food.buffet-boss}: {group@group.buffet-boss}, {colour@colour.buffet-boss}, {stars} stars',
  'group.buffet-boss.vegetable': 'vegetable',
  'group.buffet-boss.fruit': 'fruit',
  'group.buffet-boss.meat': 'meat',
  'group.buffet-boss.seafood': 'seafood',
  'group.buffet-boss.dessert': 'dessert',
  'group.buffet-boss.none': 'no group',
  'colour.buffet-boss.green': 'green',
  'colour.buffet-boss.white': 'white',
  'colour.buffet-boss.purple': 'purple',
  'colour.buffet-boss.yellow': 'yellow',
  'colour.buffet-boss.red': 'red',
  'colour.buffet-boss.brown': 'brown',
  'colour.buffet-boss.pink': 'pink',
  'line.picked': '{food@food.buffet-boss} chosen.',

  'move.buffet-boss.nothing': 'no food',

  'area.buffet-boss.plate': '{seat@seat}’s plate',
  'area.buffet-boss.bin': 'Waste bin',
  'area.buffet-boss.bin-count': 'Bin: {count}',
  'hint.buffet-boss.bin': 'What nobody takes goes there when the round is over.',
  'hint.buffet-boss.fallen': 'It may be picked up and placed again while there is time.',
  'bin.buffet-boss': 'Waste bin: {foods}',
  'plate.buffet-boss': '{seat@seat} · {stars}\u00A0stars · {height}\u00A0mm',
  'plate.buffet-boss.first': 'first player',
  'plate.buffet-boss.plate': 'the plate',
  'piece.buffet-boss': '{food@food.buffet-boss}, {count} stars',
  'piece.buffet-boss.touches': '{piece}, touches {others}',

  'button.buffet-boss.adjust': 'Adjust the pile',
  'button.buffet-boss.end': 'End turn',
  'button.buffet-boss.bin': 'End turn; to the bin: {foods}',

  'doing.buffet-boss.line': 'The next food is laid out.',
  'doing.buffet-boss.stacks': '{seat@seat} is stacking the {food@food.buffet-boss}.',
  'doing.buffet-boss.adjusts': '{seat@seat} is putting the pile right.',
  'doing.buffet-boss.you-stacks':
    'Your turn. Move and turn the {food@food.buffet-boss}, and let it go over your plate.',
  'doing.buffet-boss.you-adjusts': 'Your turn. Put your pile right.',

  'phase.buffet-boss.take': 'Take a food from the line.',
  'phase.buffet-boss.both': 'Take the other food, too, or end the turn.',
  'phase.buffet-boss.end': 'Put the pile right, or end the turn.',

  'version.buffet-boss.lunch': 'Lunch',
  'version.buffet-boss.dinner': 'Dinner',
  'event.buffet-boss.round': 'Round {round} of {rounds} begins.',
  'facts.buffet-boss': '{version@version.buffet-boss}, round {round} of {rounds}. House set.',
  'facts.buffet-boss-over': '{version@version.buffet-boss}. House set.',

  'tie.buffet-boss.0': 'Tallest of the tied plates',

  'phase.buffet-boss.first': 'Agree who goes first.',
  'phase.buffet-boss.extra': 'End the turn, or take the one extra food of this round.',
  'phase.buffet-boss.must': 'Take the last food, too: nothing goes to the bin.',
  'level.buffet-boss.snack': 'Snack',
  'level.buffet-boss.meal': 'Meal',
  'level.buffet-boss.buffet': 'Buffet',
  'facts.buffet-boss.all': 'All-You-Can-Eat, {level@level.buffet-boss}, round {round} of {rounds}. House set.',
  'facts.buffet-boss.all-over': 'All-You-Can-Eat, {level@level.buffet-boss}. House set.',
  'button.buffet-boss.first': '{seat@seat} goes first',

  'area.buffet-boss.fallen': 'Beside the plate',
  'area.buffet-boss.fallen-left.one': 'Beside the plate: one may be saved',
  'area.buffet-boss.fallen-left.other': 'Beside the plate: {count} may be saved',
  'piece.buffet-boss.fallen': '{food@food.buffet-boss}, fallen; it can be saved',
  'piece.buffet-boss.spent': '{food@food.buffet-boss}, fallen; it was saved once this turn',
  'phase.buffet-boss.rescue': 'Save what fell.',
  'button.buffet-boss.late': 'Let it lie: time is up',
  'over.buffet-boss.fallen': 'Defeat: {how}.',
  'result.buffet-boss.fallen': 'Defeat',

  'plate.buffet-boss.unknown': 'a hidden character',
  'plate.buffet-boss.held': 'character: {card}',
  'plate.buffet-boss.revealed': 'revealed: {card}',
  'button.buffet-boss.reveal': '{card}: {count} points',
  'button.buffet-boss.reveal-better': '{card}: {count} points (the better one)',
  'phase.buffet-boss.reveal': 'Choose the character that counts.',
  'hand-over.buffet-boss': 'Hand the screen to {seat@seat}, to choose a character.',
  'hand-over.buffet-boss.button': 'I am {seat@seat}: show my characters',

  'move.buffet-boss.show': 'Laid out: {food@food.buffet-boss}.',
  'move.buffet-boss.first': '{seat@seat} goes first',
  'move.buffet-boss.take': 'takes {food@food.buffet-boss}',
  'move.buffet-boss.adjust': 'adjusts the pile',
  'move.buffet-boss.end': 'ends the turn',
  'move.buffet-boss.save': 'picks up {food@food.buffet-boss}',
  'move.buffet-boss.late': 'time is up',
  'move.buffet-boss.reveal': 'reveals {card}',
  'move.buffet-boss.settle': 'The pile rests at {height} mm.',
  'move.buffet-boss.fell': 'Fallen: {foods}. The pile rests at {height} mm.',
};

/** Telling, the clock, a look at one's characters, the menu and the counting. */
const PLAY_EN: Readonly<Record<string, string>> = {
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
  'peek.buffet-boss.points': '{card}: {points} each, {count} points now',

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

/** A plate to look at and to stack on. */
const PLATE_EN: Readonly<Record<string, string>> = {
  'plate.the-plate': 'the plate',
  'plate.empty': 'Plate of {seat}: empty',
  'plate.name.one': 'Plate of {seat}: 1 piece, {stars} stars, {height} mm high',
  'plate.name.other': 'Plate of {seat}: {count} pieces, {stars} stars, {height} mm high',
  'plate.hand': 'In hand: {food}',
  'plate.fallen': 'Beside the plate: {food}',
  'plate.touches': '{food}; touches {others}',

  'plate.seat-facts': '{seat}: {stars}\u00A0stars, {height}\u00A0mm',
  'plate.facts': '{count} on the plate · {stars}\u00A0stars · {height}\u00A0mm',
  'plate.facts-leader': '{count} on the plate · {stars}\u00A0stars · {height}\u00A0mm · to beat:\u00A0{leader}\u00A0mm',

  'plate.tools': 'Hand',
  'plate.left': 'Move left',
  'plate.right': 'Move right',
  'plate.turn-left': 'Turn left',
  'plate.turn-right': 'Turn right',
  'plate.drop': 'Let go',
  'plate.undo': 'Take back',
  'plate.push': 'Push {food}',
  'plate.push-0': 'Push to the right',
  'plate.push-1': 'Push up and right',
  'plate.push-2': 'Push up',
  'plate.push-3': 'Push up and left',
  'plate.push-4': 'Push to the left',
  'plate.push-5': 'Push down and left',
  'plate.push-6': 'Push down',
  'plate.push-7': 'Push down and right',
  'plate.strength': 'Strength {strength} of 3',

  'plate.held': 'In hand: {food}. Arrow keys move it, Q and E turn it, Enter lets go.',
  'plate.hovers': '{across}, over {below}, {height} mm up, turned {turn} degrees.',
  'plate.across-left': '{mm} mm left of the middle',
  'plate.across-right': '{mm} mm right of the middle',
  'plate.across-middle': 'in the middle',
  'plate.the-table': 'the table',
  'plate.chosen': '{food} chosen: arrow keys push it, 1 to 3 set the strength, Escape leaves it.',
  'plate.rests': '{what} Now {count} on the plate, {height} mm high.',
  'plate.stayed': '{food} stays.',
  'plate.pushed': 'Pushed.',
  'plate.fell': '{foods} fell.',

  'plate.loading': 'The hand is on its way …',
  'plate.no-engine':
    'This page does not let the stacking engine run, so the plate can be looked at but not stacked on.',
  'plate.no-poses': 'Where the pieces of this plate lie is not known, so nothing can be stacked on it.',
};

/** All of them. */
export const BUFFET_BOSS_ELEMENT_EN: Readonly<Record<string, string>> = { ...TABLE_EN, ...PLAY_EN, ...PLATE_EN };
