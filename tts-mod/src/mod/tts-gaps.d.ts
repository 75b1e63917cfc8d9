/** The global UI object, which @typed-tabletop-simulator/declaration 2.2.1 leaves out. */
declare const UI: UI;

/** The part of Lua's own libraries that the script uses. */
declare const os: {
  date: (this: void, format: string) => string;
  time: (this: void) => number;
  /** Seconds of processor time. */
  clock: (this: void) => number;
};
declare const math: { random: (this: void, least: number, most: number) => number };
