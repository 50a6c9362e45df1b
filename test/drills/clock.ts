import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { type Program, startProgram } from '#test/program/start-program.ts';
import { home } from '#test/specification/specified-firm.ts';
import { checkBooks } from './check-books.ts';
import { type Drill, withFault } from './drill.ts';
import { openDesk } from './open-desk.ts';
import { withStores } from './with-stores.ts';

/** Where the clock is set to, one after another, and the number that a document of that day begins with. */
const journey = [
  { at: '2026-11-21T06:00:00.000Z', begins: 'DL/26-27/' },
  { at: '2026-11-22T06:00:00.000Z', begins: 'DL/26-27/' },
  { at: '2026-11-21T06:05:00.000Z', begins: 'DL/26-27/' },
  { at: '2031-11-21T06:00:00.000Z', begins: 'DL/31-32/' },
  { at: '2026-11-21T06:10:00.000Z', begins: 'DL/26-27/' },
  // 31 March, ten seconds to midnight in India, and after it; then midnight where the clock of the machine is.
  { at: '2027-03-31T18:29:50.000Z', begins: 'DL/26-27/' },
  { at: '2027-03-31T18:30:00.000Z', begins: 'DL/27-28/' },
  { at: '2027-03-31T23:59:00.000Z', begins: 'DL/27-28/' },
  { at: '2021-11-21T06:00:00.000Z', begins: 'DL/21-22/' },
];

/** The clock of the machine is set ahead and back: numbers, times and logins stay right. */
export const clock: Drill = {
  name: 'clock',
  holds: 'A clock that is set by a day or five years, or passes 31 March, spoils no number, no time and no login',
  faults: [
    {
      name: 'a time of issue that goes back with the clock',
      file: 'adapters/database/invoices/next-in-series.ts',
      replace: ".then(row.ref('series.last_issued_at'))",
      by: ".then(row.ref('excluded.last_issued_at'))",
    },
    {
      name: 'a login that grows old only forwards',
      file: 'domain/staff/is-login-over.ts',
      replace: 'Math.abs(Date.parse(one) - Date.parse(other))',
      by: 'Date.parse(one) - Date.parse(other)',
    },
    {
      name: 'a day that begins when it does in Greenwich',
      file: 'domain/calendar/indian-date.ts',
      replace: 'dateOf(Date.parse(instant) + IST_OFFSET)',
      by: 'dateOf(Date.parse(instant))',
    },
  ],
  run: async ({ size, fault }, tell) => {
    // A program alone, whose clock goes ahead and back, shows what the clock does to it. That no time of a series goes back,
    // whoever asks, is a promise of the store on both databases, and has a test of its own there.
    for (const engine of size === 'long' ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const))
      await withStores(engine, async ({ dataDir, databaseUrl }) => {
        const files = ['one', 'other'].map((name) => join(dataDir, `${name}.clock`));
        const set = (which: number, at: string) =>
          writeFileSync(files[which] ?? '', String(Date.parse(at) - Date.now()));
        const start = (which: number) =>
          startProgram(
            {
              PORT: '0',
              DATA_DIR: dataDir,
              DATABASE_URL: databaseUrl,
              CLOCK_FILE: files[which] ?? '',
              ...withFault(fault),
            },
            { again: which > 0 },
          );
        set(0, '2026-11-21T06:00:00.000Z');
        set(1, '2026-11-22T06:00:00.000Z');
        const programs = [await start(0)];
        try {
          const wrong = await travel(programs[0] as Program, (at) => set(0, at));
          if (size === 'long') {
            // The second stands a day ahead of where the first is set back to.
            set(0, '2026-11-21T06:20:00.000Z');
            programs.push(await start(1));
            wrong.push(...(await alternate(programs)));
          }
          for (const program of programs) await program.kill('SIGTERM');
          const books = await checkBooks(databaseUrl);
          const wentBack = await timesThatWentBack(databaseUrl);
          const good = wrong.length === 0 && wentBack === 0 && books.wrongSeries.length === 0 && books.auditHolds;
          tell(engine, good, { wrong, wentBack, ...books });
        } finally {
          for (const program of programs) await program.kill('SIGKILL');
        }
      });
  },
};

/** One program whose clock is set from place to place; what was wrong on the way. */
async function travel(program: Program, set: (at: string) => void): Promise<string[]> {
  const wrong: string[] = [];
  let earlier: Awaited<ReturnType<typeof openDesk>> | null = null;
  for (const [index, { at, begins }] of journey.entries()) {
    const before: string | undefined = journey[index - 1]?.at;
    set(at);
    const far = before !== undefined && Math.abs(Date.parse(at) - Date.parse(before)) > 12 * 3_600_000;
    const status = earlier && (await earlier.ask('/api/desk')).status;
    if (far && status !== 401) wrong.push(`${at}: the login of ${before} is answered ${status}`);
    const desk = await openDesk(() => program.origin, program);
    const { today } = (await (await desk.ask('/api/desk')).json()) as { today: string };
    for (const turn of [0, 1]) {
      const number = await desk.issue(index * 10 + turn, { orderDate: today });
      if (!number.startsWith(begins)) wrong.push(`${at}: ${number} on ${today}`);
    }
    for (const path of ['/', '/readyz', `/api/getInvoiceDetails/tax/${home}`]) {
      const answer = await desk.ask(path);
      if (answer.status !== 200) wrong.push(`${at}: ${path} is answered ${answer.status}`);
    }
    earlier = desk;
  }
  return wrong;
}

/** Two programs whose clocks are a day apart issue into one series in turn. */
async function alternate(programs: Program[]): Promise<string[]> {
  const desks = await Promise.all(programs.map((program) => openDesk(() => program.origin, program)));
  const wrong: string[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const number = await desks[turn % 2]?.issue(1000 + turn, { orderDate: '2026-11-21' });
    if (!number?.startsWith('DL/26-27/')) wrong.push(`a day apart: ${number}`);
  }
  return wrong;
}

/** How many documents were issued at a time before that of the document before them in their series. */
async function timesThatWentBack(databaseUrl: string): Promise<number> {
  const database = await openDatabase(databaseUrl);
  const rows = await database.read
    .selectFrom('invoices')
    .select(['number', 'issued_at'])
    .orderBy('issued_seq')
    .execute();
  await database.close();
  const last = new Map<string, string>();
  return rows.filter(({ number, issued_at }) => {
    const series = number.slice(0, number.lastIndexOf('/'));
    const before = last.get(series) ?? '';
    last.set(series, issued_at);
    return issued_at < before;
  }).length;
}
