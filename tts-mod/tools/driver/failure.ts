/** A reason to stop that the user can mend: shown as one sentence, with exit code 1, or 2 for a wrong call. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** The code of a system error (`ECONNREFUSED`), or empty. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
