import { setImmediate } from 'node:timers/promises';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { compareText } from '#domain/text/compare-text.ts';
import type { Database } from '../../engine/tables.ts';
import { challanRow } from '../../shared-writes/challans.ts';
import { readOrigin } from '../../shared-writes/read-origin.ts';

type Read = Database['read'];

const BATCH = 500;
/** More faults are not listed. */
const LISTED = 100;

/** Whether what is open of each challan is what its rows, its invoices and what came back come to, and no more came back than went out. */
export async function challanFaults(read: Read, isBehind: boolean): Promise<{ open: number; faults: string[] }> {
  const faults: string[] = [];
  let open = 0;
  for (let last = ''; ; ) {
    const rows = await read
      .selectFrom('challans')
      .select(['document', 'is_open'])
      .where('document', '>', last)
      .orderBy('document')
      .limit(BATCH)
      .execute();
    for (const { document, is_open } of rows) {
      if (is_open === 1) open += 1;
      // Looked at again: an invoice may have been issued between the two statements.
      if (!(await isRight(read, document)) && !isBehind && !(await isRight(read, document)))
        faults.push(`What is open of the challan ${document} is not what its rows come to. (challans ${document})`);
      if (await isTooMuch(read, document))
        faults.push(`More of the challan ${document} is invoiced and back than went out. (came_back ${document})`);
    }
    last = rows.at(-1)?.document ?? last;
    await setImmediate();
    if (rows.length < BATCH) break;
  }
  return { open, faults: [...faults, ...(await missing(read))].slice(0, LISTED) };
}

async function isRight(read: Read, document: string): Promise<boolean> {
  const kept = await read.selectFrom('challans').selectAll().where('document', '=', document).executeTakeFirst();
  const row = await challanRow(read, document);
  return JSON.stringify(sorted(kept)) === JSON.stringify(sorted(row));
}

function sorted(row: object | null | undefined): [string, unknown][] {
  return Object.entries(row ?? {}).sort(([one], [other]) => compareText(one, other));
}

async function isTooMuch(read: Read, document: string): Promise<boolean> {
  const challan = await readOrigin(read, document);
  if (challan?.kind !== 'document') return false;
  const lines = new Map(readValidDraft(challan.draft).lines.map((line) => [line.row, line.quantityMilli]));
  const gone = [...challan.invoiced, ...challan.cameBack];
  return gone.some(({ row }) => {
    const sum = gone.reduce((all, each) => (each.row === row ? all + each.quantity : all), 0);
    return sum > (lines.get(row) ?? 0);
  });
}

async function missing(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('invoices')
    .leftJoin('challans', 'challans.document', 'invoices.id')
    .select(['number', 'id'])
    .where('kind', '=', 'challan')
    .where('challans.document', 'is', null)
    .orderBy('issued_seq')
    .limit(LISTED)
    .execute();
  return rows.map(({ number, id }) => `What is open of ${number} is missing. (challans ${id})`);
}
