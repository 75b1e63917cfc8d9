/** English words of the rules in short. */
export const SUMMARIES_EN = {
  'summary.waffle-wars.aim-title': 'The aim',
  'summary.waffle-wars.aim':
    'Two sides, Strawberries and Blueberries, fill a waffle of four quadrants. You win with three of the quadrants, with five in a row, or with a quadrant filled all by yourself.',
  'summary.waffle-wars.turn-title': 'Your turn',
  'summary.waffle-wars.turn':
    'Put a berry from your hand on a free space, or jump with one of yours over a berry of the other side to the free space behind it. What you jump over is out of the game. The very first strawberry may not go to a corner of the waffle.',
  'summary.waffle-wars.quadrant-title': 'Take a quadrant',
  'summary.waffle-wars.quadrant':
    'Three in a row or a square of four inside a quadrant take it. Who has more of these there owns it, and the other side may put nothing into it.',
  'summary.waffle-wars.war-title': 'Nobody’s quadrant',
  'summary.waffle-wars.war':
    'Where both sides have as many rows and squares, nobody owns the quadrant, and neither side may put a berry there.',
  'summary.waffle-wars.fence-title': 'Jumps heed no locks',
  'summary.waffle-wars.fence':
    'You may jump into a quadrant that is locked for you. So take a berry out of a row, and the quadrant is open again.',
  'summary.waffle-wars.five-title': 'Five in a row',
  'summary.waffle-wars.five':
    'Five in a row win anywhere, straight or aslant, and across the borders. If both sides have won, the better win counts: six in a row beat five, and a filled quadrant or three quadrants beat both.',
  'summary.waffle-wars.end-title': 'The last word',
  'summary.waffle-wars.end':
    'Strawberries begin, so Blueberries have one more move when Strawberries win: if they can win with it as well, the better win counts. Who cannot move has lost.',
  'summary.waffle-time.aim-title': 'The aim',
  'summary.waffle-time.aim':
    'Everybody lays toppings on a waffle of their own. Toppings in the right patterns earn syrup, syrup earns points, and most points win after eight rounds.',
  'summary.waffle-time.draft-title': 'Choose two toppings',
  'summary.waffle-time.draft':
    'Your pawn goes to a free plate round the board. You take the two nearest toppings of the row or column that it stands at. Plates under a tile are not free.',
  'summary.waffle-time.place-title': 'Lay them side by side',
  'summary.waffle-time.place':
    'The two go on two spaces that share a side. Cream wants an empty space; fruit may also lie on cream. Syrup does not go on the waffle, but into your dispenser.',
  'summary.waffle-time.pattern-title': 'Complete a pattern',
  'summary.waffle-time.pattern':
    'Each fruit has one pattern card for all, here three cherries in a line. Complete it with something that you have just laid, and syrup goes from the dispenser on its fruit. No fruit gets syrup twice.',
  'summary.waffle-time.goal-title': 'Goals and butter',
  'summary.waffle-time.goal':
    'Three goals lie out, such as syrup in two opposite corners. Who is first to reach one gets its points and its butter, which fills an empty space of the waffle.',
  'summary.waffle-time.score-title': 'What counts',
  'summary.waffle-time.score':
    'Syrup on fruit is 1 point, and 3 if the fruit lies on cream. Butter is 2, an empty dispenser 2, a goal what its card says.',
  'summary.waffle-time.end-title': 'Rounds',
  'summary.waffle-time.end':
    'Whose pawn is foremost moves first. After each round the pawns return in the order in which they stand, bring new syrup, and some toppings change. After eight rounds it is over. Alone, you play for points until the dispenser is empty or no two free spaces lie side by side.',
  'summary.top-waffle.aim-title': 'The aim',
  'summary.top-waffle.aim':
    'You run a waffle stall for three days, and complete orders with the toppings in your hand. Orders give points, what is left over at night costs some, and most points win.',
  'summary.top-waffle.prepare-title': 'First prepare',
  'summary.top-waffle.prepare':
    'Take two toppings, each from those that lie open or from the deck, or take one item in their place.',
  'summary.top-waffle.order-title': 'Complete orders',
  'summary.top-waffle.order':
    'Then complete as many orders as you can pay for. The first one here wants a strawberry, a banana and cream. A new order comes at once, and you may complete that one, too.',
  'summary.top-waffle.double-title': 'Doubles and bonus cards',
  'summary.top-waffle.double':
    'A double serves as one of its toppings or as both. A card with +1 makes the order that it pays for worth one point more.',
  'summary.top-waffle.items-title': 'Items',
  'summary.top-waffle.items':
    'Play items before or between orders: the wild is any topping, the megaphone reserves an order, the bin gets rid of a card, the blender changes one. Two that are neighbours in the ring make one stronger item. Touch an item to read what it does.',
  'summary.top-waffle.day-title': 'A day ends',
  'summary.top-waffle.day':
    'Under the orders lies a closing card. When it turns up, you finish your turn and all others have one more. What is still in your hand goes to your trash.',
  'summary.top-waffle.score-title': 'What counts',
  'summary.top-waffle.score':
    'After three days orders count what stands on them, and each bonus card in them 1. A card in the trash costs 1, a double or a card with +1 costs 2.',
  'summary.buffet-boss.aim-title': 'The aim',
  'summary.buffet-boss.aim':
    'Stack food from the buffet on a plate that rocks. The stars of all that stands on it count, and most stars win.',
  'summary.buffet-boss.take-title': 'Take a food',
  'summary.buffet-boss.take':
    'In the line lies one food more than there are players. One after the other takes one and stacks it. The last one may take both that are left; else the rest goes to the bin, and the next player is first.',
  'summary.buffet-boss.stack-title': 'Stack it',
  'summary.buffet-boss.stack':
    'Hold the food over your plate, turn it, and let go. Near the middle it is safe; far out the plate tips. You may push your pile into place, though you take nothing off.',
  'summary.buffet-boss.fall-title': 'When something falls',
  'summary.buffet-boss.fall':
    'What touches the table has fallen. You have three seconds to pick up half of it, rounded up, and put it back. The rest is gone.',
  'summary.buffet-boss.score-title': 'What counts',
  'summary.buffet-boss.score':
    'The stars of all food on your plate, and 5 for the tallest pile. A pile within a millimetre of it gets the 5 as well.',
  'summary.buffet-boss.dinner-title': 'Dinner',
  'summary.buffet-boss.dinner':
    'Each player holds two characters in secret, who like certain food. After seven rounds you show one of them, and it scores for your plate.',
  'summary.buffet-boss.all-title': 'All you can eat',
  'summary.buffet-boss.all':
    'You play together, or alone: all food has to be stacked, and in each round somebody takes two. If one piece falls, all have lost.',
  'summary.waddle-waddle.aim-title': 'The aim',
  'summary.waddle-waddle.aim':
    'Penguins waddle round an Iceberg. Make as many groups of your own colour as you can: the small ones count more.',
  'summary.waddle-waddle.add-title': 'Add a tile',
  'summary.waddle-waddle.add':
    'Each turn you add one of your tiles. It has to touch the Iceberg, or at least two other tiles. It slides in over the table, so it cannot drop into a hole.',
  'summary.waddle-waddle.move-title': 'Move a tile',
  'summary.waddle-waddle.move':
    'Before or after that you may move one tile, anybody’s. The tiles round it must still touch enough without it, and nothing may come apart.',
  'summary.waddle-waddle.types-title': 'Four kinds',
  'summary.waddle-waddle.types':
    'An Alpha joins no group of its colour that has one. Big Bellies never touch each other. A Grumpy never moves. Each of your Parents that touches any Parent gives 2 points.',
  'summary.waddle-waddle.cards-title': 'Cards',
  'summary.waddle-waddle.cards':
    'Cards ask for patterns. Right after a tile that completes one you may take its card, one in a turn. Different symbols make a set, which is worth more the larger it is: 3, 6, 10, 15, 21, 28.',
  'summary.waddle-waddle.score-title': 'What counts',
  'summary.waddle-waddle.score':
    'Tiles of your colour that touch are a group, from two on. Your largest group counts each tile once, the second twice, the third three times, and so on. Most points win when all tiles lie.',
  'summary.snake.aim-title': 'The aim',
  'summary.snake.aim': 'Each side grows a snake of berries. Who can no longer grow it has lost.',
  'summary.snake.turn-title': 'Your turn',
  'summary.snake.turn':
    'Your first berry goes anywhere. Each later one goes on a free space beside your last one, straight or aslant: here any of the marked ones.',
  'summary.snake.end-title': 'Lock them in',
  'summary.snake.end':
    'Keep room before your own head, and take it from theirs: near the middle there is more of it than at the edge.',
  'summary.waffle-checkers.aim-title': 'The aim',
  'summary.waffle-checkers.aim':
    'Bring one of your berries to the back row of the other side before they come to yours.',
  'summary.waffle-checkers.step-title': 'Step',
  'summary.waffle-checkers.step': 'A berry goes one space in any direction, straight or aslant, to a free space.',
  'summary.waffle-checkers.jump-title': 'Jump',
  'summary.waffle-checkers.jump':
    'Or it jumps over a berry of the other side to the free space behind it, and may jump on from there. What it jumps over is out of the game. Nobody has to jump.',
  'summary.waffle-checkers.end-title': 'The end',
  'summary.waffle-checkers.end':
    'The first berry in the far row wins. Who cannot move has lost, and the same position for the third time is a draw.',
  'summary.hostage-rescue.aim-title': 'The aim',
  'summary.hostage-rescue.aim':
    'One of your berries is held in the far corner. Who first reaches the own prisoner has won.',
  'summary.hostage-rescue.turn-title': 'Roll and walk',
  'summary.hostage-rescue.turn':
    'Roll the die, and walk with one berry exactly so far, along or up and down. It may pass your own berries, but not those of the other side, and it stops on none of yours.',
  'summary.hostage-rescue.take-title': 'Take',
  'summary.hostage-rescue.take': 'A berry of the other side on which you stop is out of the game.',
  'summary.hostage-rescue.six-title': 'A six',
  'summary.hostage-rescue.six':
    'A 6 is shared between two berries, and so is a roll that no single one can walk: one walks a part, and another the rest.',
  'summary.connect-four.aim-title': 'The aim',
  'summary.connect-four.aim': 'Four of your berries in a row win: along, upright or aslant.',
  'summary.connect-four.turn-title': 'Your turn',
  'summary.connect-four.turn': 'Let a berry fall down a column. It comes to lie on the bottom, or on what lies there.',
  'summary.connect-four.two-title': 'Two ends',
  'summary.connect-four.two': 'Three in a row with both ends free cannot be stopped any more. See to it before.',
  'summary.connect-four.end-title': 'The end',
  'summary.connect-four.end': 'If the waffle is full and nobody has four in a row, nobody has won.',
  'summary.reversi.aim-title': 'The aim',
  'summary.reversi.aim': 'When nobody can move any more, who has more berries on the waffle has won.',
  'summary.reversi.turn-title': 'Your turn',
  'summary.reversi.turn':
    'Put a berry so that berries of the other side lie in a straight line between it and another one of yours. All between them turn into yours. Something has to turn.',
  'summary.reversi.lines-title': 'Any line',
  'summary.reversi.lines':
    'Lines go along, up and down, and aslant, and one move may close berries in along several of them.',
  'summary.reversi.corner-title': 'Corners',
  'summary.reversi.corner': 'A berry in a corner is never turned again.',
  'summary.reversi.end-title': 'Pass',
  'summary.reversi.end': 'Who can turn nothing passes. When neither side can, the game is over.',
} as const satisfies Readonly<Record<string, string>>;
