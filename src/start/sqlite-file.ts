const SQLITE = 'sqlite:';

export function isSqlite(databaseUrl: string): boolean {
  return databaseUrl.startsWith(SQLITE);
}

/** `sqliteFile('sqlite:/data/vitrine.db')` → `'/data/vitrine.db'` */
export function sqliteFile(databaseUrl: string): string {
  return databaseUrl.slice(SQLITE.length);
}
