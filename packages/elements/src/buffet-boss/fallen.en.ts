/** English words of `<buffet-boss>` for what has fallen. */
export const FALLEN_EN: Readonly<Record<string, string>> = {
  'area.buffet-boss.fallen': 'Beside the plate',
  'area.buffet-boss.fallen-left.one': 'Beside the plate: one may be saved',
  'area.buffet-boss.fallen-left.other': 'Beside the plate: {count} may be saved',
  'piece.buffet-boss.fallen': '{food@food.buffet-boss}, fallen; it can be saved',
  'piece.buffet-boss.spent': '{food@food.buffet-boss}, fallen; it was saved once this turn',
  'phase.buffet-boss.rescue': 'Save what fell.',
  'button.buffet-boss.late': 'Let it lie: time is up',
  'over.buffet-boss.fallen': 'Defeat: {how} ({rule}).',
  'result.buffet-boss.fallen': 'Defeat',
};
