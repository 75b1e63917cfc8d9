/** Names and keys that cannot be guessed, and their hashes: the store has nothing that opens a seat. */
import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as 22 letters that need no escape in an address. */
export function secret(): string {
  return randomBytes(16).toString('base64url');
}

/** SHA-256 as hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a text has the form of a `secret`, and so may be looked for in the store. */
export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{22}$/.test(text);
}
