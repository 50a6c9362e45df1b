import { DatabaseUnfit, FilesUnavailable } from '#operations/ports/failures.ts';
import { BadConfig } from '../config.ts';

/** The program must not start. The message is a sentence for the operator. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Why the start failed, as one line that says what to do; the stack trace of an unexpected error. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (readableErrors.some((kind) => error instanceof kind)) return error.message;
  // The error of a port has the error of the database as its cause.
  const known = error.cause instanceof Error ? error.cause : error;
  const advice = adviceFor['code' in known ? String(known.code) : ''];
  return advice ? `${advice} (${known.message})` : (error.stack ?? error.message);
}

/** Errors whose message says what happened and what to do. */
const readableErrors = [BadConfig, DatabaseUnfit, FilesUnavailable, StartRefused];

const database = 'The database cannot be reached: check DATABASE_URL and that the server runs.';
const folder =
  'DATA_DIR cannot be written: check that it exists, that this user owns it and that its disk is not read-only.';

const adviceFor: Record<string, string> = {
  EADDRINUSE: 'The port is taken: stop the program that uses it, or set PORT to another, or to 0 for any free one.',
  EACCES: 'This user may not use the port or a folder: set PORT above 1023, and let this user own DATA_DIR.',
  EROFS: folder,
  ENOTDIR: folder,
  EEXIST: folder,
  ENOSPC: 'The disk is full: free some space first.',
  SQLITE_CANTOPEN: folder,
  SQLITE_READONLY: folder,
  SQLITE_FULL: 'The disk is full: free some space first.',
  SQLITE_NOTADB: 'The file at DATABASE_URL is not a database of Vitrine.',
  ECONNREFUSED: database,
  ENOTFOUND: database,
  ENOENT:
    'A file is missing: start with “npm start”, which builds the pages first, and check the paths in the configuration.',
  '28P01': 'The database refuses the username or the password in DATABASE_URL.',
  '3D000': 'The database in DATABASE_URL does not exist: create it first.',
};
