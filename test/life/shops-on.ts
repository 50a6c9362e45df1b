import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/**
 * Room for the shops of one test: the settings of each by its name, with a folder and a database of its own, which go when the test ends,
 * and the mails that they all sent.
 */
export async function shopsOn(engine: Engine) {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-life-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { port, mails } = await withTestSmtp();
  const settings = async (name: string): Promise<Record<string, string>> => {
    const env = { DATA_DIR: join(folder, name), MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'shop@example.com' };
    if (engine === 'SQLite') return env;
    const url = await (await sharedTestPostgres()).freshDatabase();
    onTestFinished(() => dropDatabase(url));
    return { ...env, DATABASE_URL: url };
  };
  return { settings, mails };
}
