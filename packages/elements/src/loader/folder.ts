/** The folder of a release's code, relative to the page's script: `griddle/0.1.0/`. Set by the release build. */
export const FOLDER: string = '';
