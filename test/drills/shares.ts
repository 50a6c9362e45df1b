import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { startProgram } from '#test/program/start-program.ts';
import { type Drill, withFault } from './drill.ts';
import { endWhileRead } from './end-while-read.ts';
import { guessLinks, guessWithLimits } from './guess-links.ts';
import { issueOne } from './issue-one.ts';
import { makeLink } from './links.ts';
import { openDesk } from './open-desk.ts';
import { withStores } from './with-stores.ts';

const METRICS_TOKEN = 'm'.repeat(32);

/** Those who guess links, read while one is ended, and look for tokens in what the shop keeps. */
export const shares: Drill = {
  name: 'shares',
  holds: 'A guessed link opens nothing, an ended one nothing more at once, and no log and no file holds a token',
  faults: [
    {
      name: 'the stored hash opens as the token does',
      file: 'operations/shares/open-share.ts',
      replace: 'ports.shares.open(ports.system.sha256(token), ports.system.now())',
      by: 'ports.shares.open(token.length === 64 ? token : ports.system.sha256(token), ports.system.now())',
    },
    {
      name: 'guesses without an end',
      file: 'server/share-gate.ts',
      replace: 'const MISSES_A_MINUTE = 30;',
      by: 'const MISSES_A_MINUTE = 30_000;',
    },
    {
      name: 'an ended link that still opens',
      file: 'adapters/database/shares/share-store.ts',
      replace: ".where('ended_at', 'is', null)",
      by: '',
    },
    {
      name: 'an end that is answered before it is stored',
      file: 'adapters/database/shares/share-store.ts',
      replace: 'end: (id, at, actor) => endShare(database, id, at, actor),',
      by: `end: async (id, at, actor) => {
        setTimeout(() => endShare(database, id, at, actor), 300);
        const row = await shares().where('id', '=', id).executeTakeFirst();
        return row ? shareFromRow(row) : null;
      },`,
    },
    {
      name: 'a log with tokens',
      file: 'main.ts',
      replace: 'hooks: { streamWrite: withoutTokens },',
      by: '',
    },
    {
      name: 'a token beside its hash',
      file: 'operations/shares/make-share.ts',
      replace: 'forWhom,\n      expiresAt,',
      by: 'forWhom: token,\n      expiresAt,',
    },
  ],
  run: async ({ size, fault }, tell) => {
    const form = size === 'long' ? { guesses: 20_000, readers: 24, ends: 60 } : { guesses: 600, readers: 8, ends: 4 };
    for (const engine of size === 'long' ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const))
      await withStores(engine, async ({ dataDir, databaseUrl }) => {
        let said = '';
        const hear = (part: string) => {
          said += part;
        };
        const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, METRICS_TOKEN, ...withFault(fault) };
        let program = await startProgram(env, { hear });
        const links: string[] = [];
        try {
          const desk = await openDesk(() => program.origin, program);
          const document = await issueOne(desk);
          const make = async () => {
            const made = await makeLink(desk, document);
            links.push(made.link);
            return made;
          };
          await guessLinks(program.origin, databaseUrl, await make(), form.guesses, engine, tell);
          await endWhileRead(program.origin, desk, make, form, engine, tell);
          await report(program.origin, links);
          const metrics = await fetch(`${program.origin}/metrics`, {
            headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
          });
          hear(await metrics.text());
          await program.kill('SIGTERM');
          program = await startProgram({ ...env, RATE_LIMITS: 'on' }, { again: true, hear });
          await guessWithLimits(program.origin, engine, tell);
        } finally {
          await program.kill('SIGTERM');
        }
        const rows = JSON.stringify(await everyRow(databaseUrl));
        const files = filesIn(dataDir);
        const holders = [
          ...(links.some((link) => said.includes(link)) ? ['what the program wrote'] : []),
          ...(links.some((link) => rows.includes(link)) ? ['the tables'] : []),
          ...files.filter((file) => links.some((link) => readFileSync(file).includes(link))),
        ];
        const isNoted = said.includes('/d/…') && said.includes('/d/{token}');
        tell(`${engine}: no log, no measurement, no row and no file holds a token`, isNoted && holders.length === 0, {
          links: links.length,
          said: said.length,
          files: files.length,
          holders,
        });
      });
  },
};

/** A browser reports where it was. Such a report is logged. */
async function report(origin: string, links: string[]): Promise<void> {
  for (const link of links.slice(0, 3)) {
    const body = JSON.stringify({ 'csp-report': { 'document-uri': `${origin}/d/${link}?l=hi` } });
    const headers = { 'Content-Type': 'application/csp-report' };
    await (await fetch(`${origin}/csp`, { method: 'POST', headers, body })).arrayBuffer();
    await (await fetch(`${origin}/d/${link}`, { method: 'PUT' })).arrayBuffer();
  }
}

async function everyRow(url: string): Promise<unknown[]> {
  const { read, close } = await openDatabase(url);
  try {
    return await Promise.all([
      read.selectFrom('shares').selectAll().execute(),
      read.selectFrom('audit_log').selectAll().execute(),
      read.selectFrom('account_keys').selectAll().execute(),
    ]);
  } finally {
    await close();
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
