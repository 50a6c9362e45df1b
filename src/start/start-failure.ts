import { DatabaseUnfit, FilesUnavailable, Overloaded } from '#operations/ports/failures.ts';
import { BadConfig } from '../config.ts';

/** The program must not start. The message is a sentence for the operator. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Why the start failed, as one line that says what to do; the stack trace of an unexpected error. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isReadable(error)) return error.message;
  const { code, words } = causeOf(error);
  const advice = adviceFor[code] ?? (error instanceof Overloaded ? LOST : undefined);
  return advice ? `${advice} (${words})` : (error.stack ?? error.message);
}

/** Whether the message says already what happened and what to do. */
export function isReadable(error: Error): boolean {
  return [BadConfig, DatabaseUnfit, FilesUnavailable, StartRefused].some((kind) => error instanceof kind);
}

/** The error of a port has the error of the database as its cause. Of SQLite the code without its details: `SQLITE_CANTOPEN`. */
export function causeOf(error: Error): { code: string; words: string } {
  const known = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in known ? String(known.code) : '';
  // A host with several addresses gives an error without words.
  return { code: /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code, words: known.message || code };
}

export function cannotWrite(setting: string): string {
  return `${setting} cannot be written: check that its folder can be made, that this user owns it and that its disk is not read-only.`;
}

export const FULL = 'The disk is full: free some space first.';

const LOST = 'The database is busy or was lost: check that it runs, and start again.';

/** Of what no step of the start has told: it happens in DATA_DIR, or in the program's own folder. */
const adviceFor: Record<string, string> = {
  EACCES: cannotWrite('DATA_DIR'),
  EROFS: cannotWrite('DATA_DIR'),
  ENOTDIR: cannotWrite('DATA_DIR'),
  EEXIST: cannotWrite('DATA_DIR'),
  ENOSPC: FULL,
  SQLITE_READONLY: cannotWrite('DATA_DIR'),
  SQLITE_FULL: FULL,
  ENOENT: 'A file is missing: start with “npm start”, which builds the pages first.',
};
