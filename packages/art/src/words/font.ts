/** The font of pictures with text: previews and animations. */

/** Our font, and its fallback where a browser shows a picture. */
export const FONT_FAMILY = 'Nunito, system-ui, sans-serif';
