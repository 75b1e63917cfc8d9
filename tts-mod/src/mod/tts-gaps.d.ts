/** The global UI object, which @typed-tabletop-simulator/declaration 2.2.1 leaves out. */
declare const UI: UI;

/** The part of Lua's own library that the script uses. */
declare const os: { date: (this: void, format: string) => string };
