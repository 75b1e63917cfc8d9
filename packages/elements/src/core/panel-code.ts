/** Fetches the code of the parts beside a board. A page of one game has them in a second file, which its first asks for. */
export function loadPanel(): Promise<unknown> {
  return import('#panel');
}
