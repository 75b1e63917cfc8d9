/** Requests over the net. The game sends them from the host's computer, and runs what waits for the answer there. */

/** What a server has answered. */
export interface Answer {
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  readonly text: string;
}

/** The part of an answer that the game gives. */
interface Response {
  readonly is_error: boolean;
  readonly response_code: number;
  readonly text: string | undefined;
}

/** The game's requests, whose function, unlike those of objects, is called without `self`. */
const web = WebRequest as unknown as {
  readonly custom: (
    this: void,
    url: string,
    method: string,
    download: boolean,
    data: string | undefined,
    headers: Readonly<Record<string, string>>,
    then: (this: void, response: Response) => void,
  ) => unknown;
};

/** Sends a request; `then` gets the answer. */
export function send(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { body, key = '' }: { readonly body?: object; readonly key?: string },
  then: (answer: Answer) => void,
): void {
  const data = body === undefined ? undefined : JSON.encode(body);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (data !== undefined) headers['Content-Type'] = 'application/json';
  if (key !== '') headers['Authorization'] = 'Bearer ' + key;
  web.custom(url, method, true, data, headers, ({ is_error: isError, response_code: status, text = '' }) => {
    then(isError ? { status: 0, text: '' } : { status, text });
  });
}
