/** English words called out on moves of Waffle Wars. Keys are built from codes. */
export const WAFFLE_WARS_TERMS_EN: Readonly<Record<string, string>> = {
  'term.waffle-wars.civil-war': 'Civil War',
  'term.waffle-wars.world-war': 'World War',
  'term.waffle-wars.saucy-fellow': 'Saucy Fellow',
  'term.waffle-wars.super-mega-flex': 'Super-Mega-Flex',
  'term.waffle-wars.invasion': 'Invasion',
  'term.waffle-wars.revolution': 'Revolution',
  'term.waffle-wars.coup': 'Coup',
  'term.waffle-wars.mutiny': 'Mutiny',
  'term.waffle-wars.arms-race': 'Arms Race',
  'term.waffle-wars.cold-war': 'Cold War',
  'term.waffle-wars.wall-of-jericho': 'Wall of Jericho',
};
