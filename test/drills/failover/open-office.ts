import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { unknown } from '#server/say-unconfirmed.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { openProxy } from '#test/program/open-proxy.ts';
import { freePort, type Program, startProgram } from '#test/program/start-program.ts';
import { checkBooks } from '../check-books.ts';
import { type Desk, openDesk, referenceOf } from '../open-desk.ts';
import { openTill, type Received } from '../open-till.ts';
import { readAccounts } from '../read-accounts.ts';
import { openVisitors } from './open-visitors.ts';

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** Of each of the two processes: four issue, one issues and never asks again, and one is at the till. */
const CLERKS = ['issues', 'issues', 'issues', 'issues', 'asks once', 'receives'] as const;
/** Between two deeds of a clerk, in milliseconds. */
const BREATH = 150;
const BUYER = 'Example Hotels\n7 Example Marg\nNew Delhi 110037';
/** How the answer begins to a document whose paper is not drawn. */
const ISSUED = 'The document is issued';
/** What says that nothing was stored. */
const DENIED = [
  'The server is too busy just now. Nothing was lost: try again.',
  'The server’s disk is full. Nothing was stored: free some space, then try again.',
];
/** Where the documents of those begin who never ask again, so that their references are others. */
const ONCE = 1_000_000;

/** Two processes of the shop on one database, 12 clerks who issue and receive until it closes, and visitors. */
export async function openOffice(databaseUrl: string, dataDir: string, { keyless }: { keyless: boolean }) {
  const stores = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, FILES_URL: `file:${join(dataDir, 'files')}` };
  const programs: Program[] = [];
  for (const again of [false, true])
    programs.push(await startProgram({ PORT: String(await freePort()), ...stores }, { again }));
  const sentences: Record<string, number> = {};
  const hear = (sentence: string) => {
    sentences[sentence] = (sentences[sentence] ?? 0) + 1;
  };
  const patience = { pause: 300, again: [502, 503, 504, 507], keyless, hear };
  const desks: Desk[] = [];
  for (const program of programs) desks.push(await openDesk(() => program.origin, program, patience));
  const [first] = desks as [Desk];
  const customer = await openTill(first).addCustomer(buildCustomer({ billingAddress: BUYER, gstin: '', phone: '' }));
  const invoices: string[] = [];
  const billed = buildInput({ buyerAddress: BUYER, qty1: '1', rate1: '100.00' });
  while (invoices.length < 20) invoices.push(await openTill(first).issueInvoice(ONCE - 1 - invoices.length, billed));

  const acknowledged = new Map<number, string>();
  const received = new Map<number, Received>();
  /** The references of which the one answer said that the document is issued, and that nothing was stored. */
  const promised = new Set<string>();
  const denied = new Set<string>();
  const unlike: string[] = [];
  /** When each process last stored something. */
  const stored = programs.map(() => 0);
  let [next, open] = [1, true];
  const deeds = {
    issues: async (desk: Desk, document: number) => {
      acknowledged.set(document, await desk.issue(document));
      return true;
    },
    receives: async (desk: Desk, place: number) => {
      received.set(place, await openTill(desk).serve(place, customer, invoices));
      return true;
    },
    'asks once': async (desk: Desk, turn: number) => {
      const document = ONCE + turn;
      const answer = await desk.tryAndRead(document).catch(() => null);
      if (answer && answer.status !== 200) hear(answer.sentence);
      if (answer?.status === 200 || answer?.sentence.startsWith(ISSUED)) promised.add(referenceOf(document));
      else if (answer && !answer.sentence.startsWith(unknown)) denied.add(referenceOf(document));
      return answer?.status === 200;
    },
  };
  const work = async (process: number, deed: (typeof CLERKS)[number]) => {
    const desk = desks[process] as Desk;
    while (open) {
      if (await deeds[deed](desk, next++)) stored[process] = Date.now();
      await setTimeout(BREATH);
    }
  };
  const proxy = await openProxy(
    dataDir,
    programs.map(({ origin }) => Number(new URL(origin).port)),
  );
  const visitors = openVisitors([...programs, proxy].map(({ origin }) => origin));
  const working = Promise.all(programs.flatMap((_, process) => CLERKS.map((deed) => work(process, deed))));
  let failure: unknown = null;
  working.catch((error: unknown) => {
    failure = error;
  });
  const stop = async () => {
    open = false;
    for (const desk of desks) desk.close();
    await visitors.close();
    await proxy.close();
    for (const program of programs) await program.kill('SIGTERM');
  };
  return {
    /** When both processes had stored something since then; null when one of them did not in so many seconds. */
    isServing: async (since: number, seconds: number): Promise<number | null> => {
      const at: (number | null)[] = programs.map(() => null);
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await setTimeout(50)) {
        if (failure) throw failure;
        for (const [process, last] of stored.entries()) if (at[process] === null && last > since) at[process] = last;
        if (at.every((each) => each !== null)) return Math.max(...(at as number[]));
      }
      return null;
    },
    /** The clerks come to an end, and what was acknowledged is looked for. */
    close: async () => {
      open = false;
      await working;
      const seen = await visitors.close();
      const restarted = programs.filter((program) => program.exitCode() !== null).length;
      const listed = await first.list();
      const numbers = [...acknowledged.values()];
      const references = [...listed.values()];
      const lost = numbers.filter((number) => !listed.has(number));
      const wrong = [...acknowledged].filter(
        ([document, number]) => listed.has(number) && listed.get(number) !== referenceOf(document),
      );
      const drilled = references.filter((reference) => reference.startsWith('drill '));
      const twice = drilled.filter((reference, index) => drilled.indexOf(reference) !== index);
      const accounts = await readAccounts(databaseUrl);
      const lostMoney = [...received.values()].filter(({ number, amount }) => accounts.numbers.get(number) !== amount);
      const even = accounts.came === accounts.allocated + accounts.advances + accounts.cancelled;
      const { wrongSeries, auditHolds } = await checkBooks(databaseUrl);
      const repeated = numbers.length - new Set(numbers).size;
      const there = new Set(drilled);
      for (const reference of denied) if (there.has(reference)) unlike.push(`${reference} is there`);
      for (const reference of promised) if (!there.has(reference)) unlike.push(`${reference} is not there`);
      const known = [unknown, ISSUED, ...DENIED];
      const strange = Object.keys(sentences).filter((said) => !known.some((beginning) => said.startsWith(beginning)));
      const faults = [lost, wrong, twice, lostMoney, wrongSeries].reduce((sum, list) => sum + list.length, 0);
      const [answersLost, askedAgain] = [sum(desks, 'answersLost'), sum(desks, 'askedAgain')];
      return {
        held: faults + repeated + restarted === 0 && auditHolds && even,
        ...{ documents: numbers.length, receipts: received.size, answersLost, askedAgain, restarted },
        ...{ lost: some(lost), wrong: some(wrong), twice: some(twice), repeated, lostMoney: some(lostMoney) },
        ...{ wrongSeries, auditHolds, even, promised: promised.size, denied: denied.size },
        ...{ visitors: seen, sentences, unlike: [...unlike, ...strange] },
      };
    },
    stop,
  };
}

function sum(desks: Desk[], what: 'answersLost' | 'askedAgain'): number {
  return desks.reduce((total, { tally }) => total + tally[what], 0);
}

/** How many, and the first of them. */
function some(found: unknown[]): unknown {
  return found.length === 0 ? 0 : { count: found.length, first: found.slice(0, 3) };
}
