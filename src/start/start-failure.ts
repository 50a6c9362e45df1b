import { FilesAway } from '#operations/ports/failures.ts';
import { BadConfig } from '../config.ts';

/** An operation refused what the start cannot do without. The message is a sentence for the operator. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Why the start failed, as one line that says what to do; the whole story for what nobody foresaw. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (readableErrors.some((kind) => error instanceof kind)) return error.message;
  // A port's own word for it has what the database said as its cause.
  const known = error.cause instanceof Error ? error.cause : error;
  const advice = adviceFor['code' in known ? String(known.code) : ''];
  return advice ? `${advice} (${known.message})` : (error.stack ?? error.message);
}

/** What says by itself what happened and what to do. */
const readableErrors = [BadConfig, FilesAway, StartRefused];

const database = 'The database cannot be reached: check DATABASE_URL and that the server runs.';
const folder =
  'DATA_DIR cannot be written: check that it exists, that this user owns it and that its disk is not read-only.';

const adviceFor: Record<string, string> = {
  EADDRINUSE: 'The port is taken: stop what uses it, or set PORT to another, or to 0 for any free one.',
  EACCES: 'The port or a folder is not allowed for this user: set PORT above 1023, and own DATA_DIR.',
  EROFS: folder,
  ENOTDIR: folder,
  EEXIST: folder,
  ENOSPC: 'The disk is full: free some space first.',
  SQLITE_CANTOPEN: folder,
  SQLITE_READONLY: folder,
  SQLITE_FULL: 'The disk is full: free some space first.',
  SQLITE_NOTADB: 'The file that DATABASE_URL names is not a database of Vitrine.',
  ECONNREFUSED: database,
  ENOTFOUND: database,
  ENOENT:
    'A file is missing: start with “npm start”, which builds the pages first, and check the paths in the configuration.',
  '28P01': 'The database refuses the name or the password in DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it first.',
};
