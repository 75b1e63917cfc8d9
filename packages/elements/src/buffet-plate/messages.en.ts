/** English words of a plate to look at and to stack on. */
export const BUFFET_PLATE_EN: Readonly<Record<string, string>> = {
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
};
