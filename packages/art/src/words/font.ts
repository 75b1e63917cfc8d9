/** The letters of pictures that have words: previews and animations. */

/** The font that we bring, and what stands in for it where a picture is shown by a browser. */
export const FONT_FAMILY = 'Nunito, system-ui, sans-serif';
