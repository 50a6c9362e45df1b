import Sqlite from 'better-sqlite3';

/** Whether another process has the SQLite database in `file` open: each holds a shared lock while it is open. */
export function isInUse(file: string): boolean {
  const database = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin immediate; rollback');
    return false;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    database.close();
  }
}
