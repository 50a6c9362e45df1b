import type { MadeShareAnswer } from '#contract/shares.ts';
import { openDesk } from '#test/drills/open-desk.ts';
import { startProgram } from '#test/program/start-program.ts';
import { home } from '#test/specification/specified-firm.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

const ASKED = 400;
const WARM = 100;
const buyer = 'Sample Hotels\n7 Example Marg\nNew Delhi 110037';

/** Milliseconds of the processor for the page of a link, its picture made before: of a part-paid invoice, a receipt, a statement. */
export async function shareCost(dataDir: string): Promise<Record<string, number>> {
  const program = await startProgram({ PORT: '0', DATA_DIR: dataDir });
  try {
    const desk = await openDesk(() => program.origin, program);
    const send = async (path: string, body: object) => {
      const answer = await desk.ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const fields = { gstin: '', billingAddress: buyer, phone: '', creditDays: 15 };
    const { customer } = (await send('/api/customers', fields)) as { customer: { id: string } };
    await desk.issue(1, { buyerAddress: buyer });
    const facts = { customer: customer.id, taxState: home, date: '2026-11-20', amount: 100_00, mode: 'upi' };
    const receipt = (await send('/api/receipts', facts)) as { id: string; allocations: { debt: { id: string } }[] };
    const shared = {
      invoice: { document: receipt.allocations[0]?.debt.id },
      receipt: { receipt: receipt.id },
      statement: { statement: { customer: customer.id, state: home, from: '2026-04-01', to: '2026-11-21' } },
    };
    const costs: Record<string, number> = {};
    for (const [name, of] of Object.entries(shared)) {
      const { url } = (await send('/api/shares', of)) as MadeShareAnswer;
      costs[name] = await costOf(program.origin + new URL(url).pathname, program.pid);
    }
    return costs;
  } finally {
    await program.kill('SIGTERM');
  }
}

async function costOf(page: string, pid: number): Promise<number> {
  const ask = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      const answer = await fetch(page);
      const { length } = await answer.text();
      if (answer.status !== 200 || length < 1000) throw new Error(`The page answered ${answer.status}.`);
    }
  };
  await ask(WARM);
  const before = processorTicks(pid);
  await ask(ASKED);
  return ((processorTicks(pid) - before) / ticksPerSecond / ASKED) * 1000;
}
