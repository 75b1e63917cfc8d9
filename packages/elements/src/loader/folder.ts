/** The folder of a release's code beside the script that a page names, `griddle/0.1.0/`. Builds of a release write it in. */
export const FOLDER: string = '';
