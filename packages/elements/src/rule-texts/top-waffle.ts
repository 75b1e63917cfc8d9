/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Top Waffle. */
export const TOP_WAFFLE: RuleTexts = {
  'TW-2': {
    title: 'How many orders',
    words:
      'There are 24, 30, 36, 42 or 48 orders for 2 to 6 players, in three equal piles, each with a closing card at the bottom. The option “orders” makes the game longer or shorter.',
  },
  'TW-10': {
    title: 'Prepare',
    words: 'Take two toppings or one item. The first topping is replaced before you take the second.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:prepare -/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-12': {
    title: 'Execute',
    words: 'Now play any items and complete any orders, then end your turn.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.W.C.C/megaphone/-/-/-/-;U.U/-/yBU/-/-/- 1:5 -/-/- -',
  },
  'TW-13': {
    title: 'Complete an order',
    words:
      'Bonus toppings you use go to your points pile with the order. Other toppings are discarded, and a new order appears.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.U.U.W.B1/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-14': {
    title: 'Split a double',
    words: 'The half of a double that one order doesn’t need can go to another order this turn.',
    position: 'bSBW.gBW.yUU/S.B1.U/wild.wrench.blender p1:execute S.B.W.SB.WC/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-15': {
    title: 'No hand limit',
    words: 'You can hold any number of cards. A card you take from the display is replaced at once.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:second S.S.S.S.S.B.B.B.B.B.U.U.U.U.U/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-16': {
    title: 'An empty deck',
    words: 'When a deck is empty, its discard pile is shuffled into a new deck.',
    position:
      'bSBW.gCC.yUU/S.S.S/- p1:prepare S.S.S.S.S.B.B.B.B.B.B.B.B.U.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C/-/-/-/-/-;S1.S1.B1.B1.U1.U1.W1.W1.C1.C1.SB.SU.SW.SC.BU.BW/-/-/-/-/- 1:5 BC.UW.UC.WC/-/- -',
    options: 'items=off',
  },
  'TW-20': {
    title: 'The closing card',
    words:
      'When the closing card is on top and an order leaves, the closing card appears. Everyone else gets one more turn.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.W.C.C/-/-/-/-/-;U.U/-/-/-/-/-;-/-/-/-/-/- 1:0 -/-/- -',
  },
  'TW-21': {
    title: 'Reserved orders and the closing card',
    words: 'Completing a reserved order doesn’t bring out the closing card. A megaphone can’t take a closing card.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B/wrench.megaphone/yBU/-/-/-;-/-/-/-/-/- 1:0 -/-/- -',
  },
  'TW-22': {
    title: 'The end of a day',
    words: 'Toppings in hand go to the trash. Items and reserved orders stay.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p2:execute S.SC/wild/yBU/-/-/-;U1/-/-/-/-/B 1:!0 C/wrench/- -',
  },
  'TW-24': {
    title: 'The end of the game',
    words: 'The game ends after the last turns of the third day.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p2:execute S/-/-/pSSCCC/-/-;U1/-/-/pUC/-/- 3:!0 -/-/- -',
  },
  'TW-30': {
    title: 'Wild topping',
    words: 'A wild topping is worth any one topping. Upgraded, it is worth any three.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B/wild.groceries/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-31': {
    title: 'Groceries',
    words:
      'Look at the top three toppings and keep up to two. Upgraded, look at five and keep any of them. Discard the rest.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute -/wild.groceries/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-32': {
    title: 'Recycling bin',
    words: 'Discard one topping from your hand or trash. Upgraded, discard up to three.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.C/recycling.blender/-/-/-/B.SU;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-33': {
    title: 'Wrench',
    words: 'Take one item. Upgraded, take two items and a topping. Each can come from the display or the deck.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute -/groceries.wrench/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-34': {
    title: 'Blender',
    words:
      'Change one topping into any other for this turn. Upgraded, change up to three. The halves of a double count separately.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute B.C1.SU/wild.blender/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-35': {
    title: 'A reserved order is not free',
    words: 'A megaphone doesn’t work on an order you’ve already reserved.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute SU.BW/wrench.megaphone/bSBUUW/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-40': {
    title: 'Scoring',
    words: 'Orders and bonus toppings score points. Each card in the trash costs 1, a bonus or double card 2.',
    position:
      'pWC.pSB.pUC/S.B.W/wild.wrench.blender p2:execute -/-/-/bSBW.gCC/B1/C.SU;-/-/-/pSSCCC/-/U.U.S1.C1 3:!0 -/-/- -',
  },
  'TW-40:points': {
    title: 'Scoring',
    words: 'Orders and bonus toppings score points. Each card in the trash costs 1, a bonus or double card 2.',
    position:
      'pWC.pSB.pUC/S.B.W/wild.wrench.blender p1:over -/-/-/bSBW.gCC/B1/C.SU;-/-/-/pSSCCC/-/U.U.S1.C1 3:!0:1 -/-/- -',
  },
  'TW-41': {
    title: 'Tie-break: orders',
    words: 'In a tie, the player with more completed orders wins.',
    position: 'pWC.pSB.pUC/S.B.W/wild.wrench.blender p2:execute -/-/-/bSBW/-/-;-/-/-/yBU.ySU/-/- 3:!0 -/-/- -',
  },
  'TW-41:points': {
    title: 'Tie-break: orders',
    words: 'In a tie, the player with more completed orders wins.',
    position: 'pWC.pSB.pUC/S.B.W/wild.wrench.blender p1:over -/-/-/bSBW/-/-;-/-/-/yBU.ySU/-/- 3:!0:1 -/-/- -',
  },
  'TW-42': {
    title: 'The colour bonus',
    words:
      'The player with the most completed orders of a sticker colour scores 3. Ties score nothing, and reserved orders don’t count.',
    position: 'pWC.pSB.pUC/S.B.W/wild.wrench.blender p2:execute -/-/pSSBW/bBC.gSC/-/-;-/-/-/bUW.pSCC/-/- 3:!0 -/-/- -',
    options: 'bonus=on',
  },
  'TW-43': {
    title: 'Without items',
    words: 'The simpler game has no items.',
    position: 'bSBW.gCC.yUU/S.B1.SB/- p1:prepare -/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
    options: 'items=off',
  },
  'TW-44': {
    title: 'A hidden count',
    words: 'If the count is hidden, nobody knows whether an order or the closing card comes next.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute C.C/-/-/-/-/-;x.x/-/-/-/-/- 1:x -/-/- -',
    options: 'count=hidden',
  },
};
