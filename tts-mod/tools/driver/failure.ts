/** An error that the user can fix: shown as one sentence, with exit code 1, or 2 for wrong usage. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** Returns the code of a system error (`ECONNREFUSED`), or an empty string. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
