/** English words for the options of Top Waffle: what each is about, and its values. */
export const OPTIONS_TOP_WAFFLE_EN: Readonly<Record<string, string>> = {
  'about.top-waffle.players': 'How many play.',
  'about.top-waffle.orders': 'How many orders there are: a shorter or longer game.',
  'choice.top-waffle.orders.usual': 'as usual',
  'about.top-waffle.items': 'Whether there are items.',
  'about.top-waffle.bonus': 'Three points for the most orders of a sticker colour.',
  'about.top-waffle.count': 'Whether all see how many orders are left of the day.',
  'choice.top-waffle.count.shown': 'shown',
  'choice.top-waffle.count.hidden': 'hidden',
};
