/** English words for the options of Top Waffle: what each is about, and its values. */
export const OPTIONS_TOP_WAFFLE_EN: Readonly<Record<string, string>> = {
  'about.top-waffle.players': 'Number of players.',
  'about.top-waffle.orders': 'More orders make a longer game.',
  'choice.top-waffle.orders.usual': 'Standard',
  'about.top-waffle.items': 'Leave items out for a simpler game.',
  'about.top-waffle.bonus': 'Having the most orders of a sticker colour scores 3 points. A tie scores nothing.',
  'about.top-waffle.count': 'Whether everyone sees how many orders are left in the day.',
  'choice.top-waffle.count.shown': 'Shown',
  'choice.top-waffle.count.hidden': 'Hidden',
};
