/** Fetches the code of the parts beside a board. In a release's file of one game they are in that file. */
export function loadPanel(): Promise<unknown> {
  return import('#panel');
}
