import { dirname } from 'node:path';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { makeFolder } from '#adapters/files/write-durably.ts';
import type { FileStore } from '#operations/ports/files.ts';
import type { Config } from '../config.ts';
import { isSqlite, sqliteFile } from './sqlite-file.ts';
import { cannotWrite, causeOf, FULL, isReadable, StartRefused } from './start-failure.ts';

/** What the operator is told when a step of the start fails, by the code of the error, and `otherwise`: without it, the error itself. */
type Advice = Record<string, string | undefined>;

type DataDir = Partial<Pick<Config, 'dataDir'>>;

/** Does a step of the start. What fails there is told with the setting that names what it opens. */
export async function startStep<Result>(advice: Advice, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || isReadable(error)) throw error;
    const { code, words } = causeOf(error);
    const said = advice[code] ?? advice.otherwise;
    throw said ? new StartRefused(`${said} (${words})`, { cause: error }) : error;
  }
}

export const toListen: Advice = {
  EADDRINUSE: 'The port is taken: stop the program that uses it, or set PORT to another, or to 0 for any free one.',
  EACCES: 'This user may not use the port: set PORT above 1023.',
  otherwise: 'The program cannot listen at HOST: set it to an address of this machine, or to 0.0.0.0 for all of them.',
};

export function openFiles({
  dataDir,
  filesUrl,
  filesKeys,
}: DataDir & Pick<Config, 'filesUrl'> & Partial<Pick<Config, 'filesKeys'>>): Promise<FileStore> {
  const setting = filesUrl === `file:${dataDir}/files` ? 'DATA_DIR' : 'FILES_URL';
  return startStep(toWrite(setting), () => openFileStore(filesUrl, filesKeys));
}

export function toKeepBackups({ dataDir, backup }: DataDir & Pick<Config, 'backup'>): Advice {
  return toWrite(backup.url === `file:${dataDir}/backups` ? 'DATA_DIR' : 'BACKUP_URL');
}

/** Opens a database and asks it for the first time. The folder of a file is made before. */
export function reachDatabase<Result>(places: DataDir & Pick<Config, 'databaseUrl'>, work: () => Promise<Result>) {
  const advice = toMigrate(places);
  if (!isSqlite(places.databaseUrl)) return startStep({ ...advice, otherwise: UNREACHED }, work);
  const file = sqliteFile(places.databaseUrl);
  return startStep({ ...advice, ENOSPC: FULL, otherwise: advice.SQLITE_CANTOPEN }, async () => {
    if (file !== ':memory:') await makeFolder(dirname(file));
    return work();
  });
}

/** What is not listed is a fault of the program: its stack trace says where. */
export function toMigrate({ dataDir, databaseUrl }: DataDir & Pick<Config, 'databaseUrl'>): Advice {
  if (!isSqlite(databaseUrl)) return ofPostgres;
  const setting = databaseUrl === `sqlite:${dataDir}/vitrine.db` ? 'DATA_DIR' : 'DATABASE_URL';
  const unwritten = cannotWrite(setting);
  return {
    SQLITE_FULL: FULL,
    SQLITE_CANTOPEN: unwritten,
    SQLITE_READONLY: unwritten,
    SQLITE_IOERR: `The disk of ${setting} fails: check it, and restore the newest backup on another one.`,
    SQLITE_BUSY: 'Another program holds the database: stop it, or start again in a moment.',
    SQLITE_CORRUPT: `The file at ${setting} is damaged: move it away, and restore the newest backup.`,
    SQLITE_NOTADB: `The file at ${setting} is not a database of Vitrine: move it away, or name another.`,
  };
}

function toWrite(setting: string): Advice {
  return { ENOSPC: FULL, EDQUOT: FULL, otherwise: cannotWrite(setting) };
}

const UNREACHED = 'The database cannot be reached: check DATABASE_URL and that the server runs.';
const BUSY = 'The database is busy: start again in a moment.';
const NO_TABLES =
  'The user of DATABASE_URL may not make tables: make it the owner of the database, or grant it “create” on the schema.';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const ofPostgres: Advice = {
  // A socket that is not there, or a certificate.
  ENOENT:
    'The database cannot be reached: check the socket or the file that DATABASE_URL names, and that the server runs.',
  '25006': 'DATABASE_URL names a replica, which takes no changes: name its primary.',
  '28000': 'The database does not let the user of DATABASE_URL in: create that role, and allow it in pg_hba.conf.',
  '28P01': 'The database refuses the username or the password in DATABASE_URL.',
  '3D000': 'The database in DATABASE_URL does not exist: create it first.',
  '3F000': NO_TABLES,
  '42501': NO_TABLES,
  '53100': FULL,
  '53300': BUSY,
  '55P03': BUSY,
  '57014': BUSY,
  '57P03': BUSY,
};
