import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { runVitrine } from '#test/program/run-vitrine.ts';
import { startProgram } from '#test/program/start-program.ts';
import { home } from '#test/specification/specified-firm.ts';
import { checkBooks } from './check-books.ts';
import { type Drill, type Tell, withFault } from './drill.ts';
import { issueAll } from './issue-many.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { withStores } from './with-stores.ts';

/** The jobs that follow another release run every minute; one more for a slow machine. */
const PATIENCE = 150_000;

/**
 * An upgrade while the release before still runs: both issue and cancel documents on one database, and customers are added at
 * the new one. Then everything that this release keeps beside the documents must be right within two and a half minutes.
 */
export const beside: Drill = {
  name: 'beside',
  holds: 'An earlier release and this one work on one PostgreSQL database, and what this one keeps beside it is right',
  withRelease: true,
  faults: [],
  run: ({ size, fault, release = '' }, tell) =>
    withStores('PostgreSQL', async ({ dataDir, databaseUrl }) => {
      const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const before = await startProgram(env, { root: release });
      const programs = [before];
      try {
        const documents = size === 'long' ? 2_000 : 60;
        const old = await openDesk(() => before.origin, before);
        await issueAll(old, documents / 2, 8, new Map());
        const now = await startProgram({ ...env, ...withFault(fault) }, { again: true });
        programs.push(now);
        await work(old, await openDesk(() => now.origin, now), documents, tell);
        await before.kill('SIGTERM');
        await look(env, documents, tell);
      } finally {
        for (const program of programs) await program.kill('SIGKILL');
      }
    }),
};

/** The second half of the documents at both, each cancelling what the other one issued, and their buyer added meanwhile. */
async function work(old: Desk, now: Desk, documents: number, tell: Tell): Promise<void> {
  const numbers = new Map<number, string>();
  let next = documents / 2;
  const clerk = async (desk: Desk, other: Desk) => {
    for (let document = next++; document < documents; document = next++) {
      const number = await desk.issue(document);
      numbers.set(document, number);
      if (document % 5 === 0) await cancel(other, number);
    }
  };
  const clerks = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? clerk(old, now) : clerk(now, old)));
  const [added] = await Promise.all([addBuyer(now), ...clerks]);
  tell('a customer is added while both issue', added === 201, { status: added });
  const listed = await Promise.all([old.list(), now.list()]);
  const [one, other] = listed.map((list) => [...list.keys()].sort().join());
  tell('both list the same documents', one === other, { issued: numbers.size, listed: listed.map(({ size }) => size) });
}

async function cancel(desk: Desk, number: string): Promise<void> {
  const answer = await desk.ask(`/api/deleteInvoice/tax/${home}/${encodeURIComponent(number)}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`${number} was not cancelled: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** The buyer of all documents. */
async function addBuyer(desk: Desk): Promise<number> {
  const billingAddress = String(buildInput().buyerAddress);
  const answer = await desk.ask('/api/customers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildCustomer({ billingAddress, gstin: '' })),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The books at once, and what is kept beside the documents within the time that the jobs have. */
async function look(env: Record<string, string>, documents: number, tell: Tell): Promise<void> {
  const url = env.DATABASE_URL ?? '';
  const books = await checkBooks(url);
  const exact = books.rows === documents && books.wrongSeries.length === 0 && books.auditHolds;
  tell('no document is lost, and no number has a gap', exact, books);
  const begun = performance.now();
  let linked = await readLinks(url);
  while (!isComplete(linked) && performance.now() - begun < PATIENCE) {
    await setTimeout(1_000);
    linked = await readLinks(url);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  tell('every document is linked to its customer, and counted', isComplete(linked), { seconds, ...linked });
  let { code, said } = await runVitrine(['verify'], env);
  // The job that follows the other release's documents comes once a minute.
  while (code !== 0 && performance.now() - begun < PATIENCE) {
    await setTimeout(5_000);
    ({ code, said } = await runVitrine(['verify'], env));
  }
  const waited = Math.round((performance.now() - begun) / 1000);
  tell(
    'what is kept beside the documents is right',
    code === 0,
    code === 0 ? { waited } : { said: said.slice(-2_000) },
  );
}

type Links = Awaited<ReturnType<typeof readLinks>>;

function isComplete({ standing, linked, counted }: Links): boolean {
  return linked === standing && counted === standing;
}

/** How many documents stand, how many of them are linked, and how many the kept sums of the customers count. */
async function readLinks(databaseUrl: string) {
  const { read, close } = await openDatabase(databaseUrl);
  try {
    const standing = await read.selectFrom('invoices').select('id').where('cancelled', '=', 0).execute();
    const linked = await read
      .selectFrom('document_customers')
      .select('document')
      .where('customer', 'is not', null)
      .where('standing', '=', 1)
      .execute();
    const totals = await read.selectFrom('customer_totals').select('documents').execute();
    const counted = totals.reduce((sum, { documents }) => sum + documents, 0);
    return { standing: standing.length, linked: linked.length, counted };
  } finally {
    await close();
  }
}
