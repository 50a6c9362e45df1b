import type { Database } from '../../engine/tables.ts';

/** Whether each mark is as its audit line says. Marks are read before and after the lines: one that is made meanwhile is no fault. */
export async function inspectAdvanceMarks(read: Database['read']): Promise<string[]> {
  const before = await marksIn(read);
  const lines = await read
    .selectFrom('audit_log')
    .select(['seq', 'subject', 'after'])
    .where('what', '=', 'advance marked')
    .execute();
  const stored = new Map((await marksIn(read)).map((row) => [row.line, row]));
  const lined = new Set(lines.map(({ seq }) => seq));
  return [
    ...lines.flatMap(({ seq, subject, after }) => {
      const { id, mark } = JSON.parse(after) as { id: string; mark: string };
      const row = stored.get(seq);
      return row?.source === id && row.mark === mark ? [] : [`A mark of the advance ${subject} is not as it was made.`];
    }),
    ...before
      .filter(({ line }) => !lined.has(line))
      .map(({ source }) => `A mark of the advance ${source} is not in the audit log.`),
  ];
}

function marksIn(read: Database['read']) {
  return read.selectFrom('advance_marks').select(['source', 'line', 'mark']).execute();
}
