import type { Database } from '../engine/tables.ts';

/** Whether each file that was written for Tally is as the audit log recorded it. The lines are read before and after the rows. */
export async function inspectTally({ read }: Database): Promise<{ name: string; summary: string; faults: string[] }> {
  const before = await linesOf(read);
  const rows = await read.selectFrom('tally_exports').selectAll().execute();
  const stored = new Set(rows.map((row) => keyOf(row)));
  const audited = new Set(await linesOf(read));
  const wrong = [...[...stored].filter((key) => !audited.has(key)), ...before.filter((key) => !stored.has(key))];
  return {
    name: 'Tally',
    summary: `${rows.length} ${rows.length === 1 ? 'file' : 'files'} written, each as the audit log recorded it.`,
    faults: [...new Set(wrong.map((key) => JSON.parse(key)[0]))].map(
      (line) => `The file for Tally of audit line ${line} is not as it was written.`,
    ),
  };
}

async function linesOf(read: Database['read']): Promise<string[]> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['seq', 'at', 'who', 'subject', 'after'])
    .where('what', '=', 'Tally file written')
    .execute();
  return lines.map(({ seq: line, at, who: by, subject, after }) => {
    const { from, to, upTo } = JSON.parse(after) as { from: string; to: string; upTo: number };
    return keyOf({ line, at, by, tax_state: subject, from_date: from, to_date: to, up_to: upTo });
  });
}

type Written = {
  line: number;
  at: string;
  by: string;
  tax_state: string;
  from_date: string;
  to_date: string;
  up_to: number;
};

function keyOf({ line, at, by, tax_state, from_date, to_date, up_to }: Written): string {
  return JSON.stringify([line, at, by, tax_state, from_date, to_date, up_to]);
}
