import { setTimeout } from 'node:timers/promises';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { freePort, startProgram } from '#test/program/start-program.ts';
import { type Fault, withFault } from './drill.ts';
import { openDesk } from './open-desk.ts';
import { openTill, type Received } from './open-till.ts';
import { readAccounts } from './read-accounts.ts';

type MoneyDrill = {
  databaseUrl: string;
  dataDir: string;
  receipts: number;
  clients: number;
  /** How often the program is killed with SIGKILL meanwhile and started again. */
  kills: number;
  fault: Fault | null;
};

const hotels = 'Example Hotels\n7 Example Marg\nNew Delhi 110037';

/** Many clients work at one till while the program is killed and started again; then every rupee is looked for. */
export async function payMany({ receipts, clients, kills, ...drill }: MoneyDrill) {
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: drill.dataDir,
    DATABASE_URL: drill.databaseUrl,
    ...withFault(drill.fault),
  };
  let program = await startProgram(env);
  const desk = await openDesk(() => program.origin, program);
  const till = openTill(desk);
  const received = new Map<number, Received>();
  let over = false;
  const killer = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      while (received.size < Math.floor((receipts * kill) / (kills + 1)) && !over) await setTimeout(5);
      if (over) return;
      await program.kill('SIGKILL');
      program = await startProgram(env, { again: true });
    }
  };
  try {
    const customer = await till.addCustomer(buildCustomer({ billingAddress: hotels, gstin: '', phone: '' }));
    const invoices: string[] = [];
    const input = buildInput({ buyerAddress: hotels, qty1: '1', rate1: '100.00' });
    while (invoices.length < receipts / 4) invoices.push(await till.issueInvoice(invoices.length, input));
    const begun = performance.now();
    const killing = killer();
    killing.catch(() => {});
    let next = 0;
    const client = async () => {
      for (let place = next++; place < receipts; place = next++)
        received.set(place, await till.serve(place, customer, invoices));
    };
    await Promise.all([...Array.from({ length: clients }, client), killing]);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    // Asked once more with their keys, the answers that were lost among them.
    let foundOther = 0;
    for (const [place, receipt] of [...received].slice(-Math.max(20, clients)))
      if (!(await till.isSame(place, customer, invoices, receipt))) foundOther += 1;
    await program.kill('SIGTERM');
    const { numbers, ...accounts } = await readAccounts(drill.databaseUrl);
    const acknowledged = [...received.values()];
    const lost = acknowledged
      .filter(({ number, amount }) => numbers.get(number) !== amount)
      .map(({ number }) => number);
    const { answersLost, askedAgain } = desk.tally;
    const isKept =
      lost.length === 0 &&
      foundOther === 0 &&
      numbers.size === receipts &&
      new Set(acknowledged.map(({ number }) => number)).size === receipts &&
      accounts.came === accounts.allocated + accounts.advances + accounts.cancelled;
    return { isKept, receipts, clients, kills, seconds, answersLost, askedAgain, lost, foundOther, ...accounts };
  } finally {
    over = true;
    desk.close();
    await program.kill('SIGKILL');
  }
}
