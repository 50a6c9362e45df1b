import { useMemo, useState } from 'react';

/** The documents that are chosen for a file: all that are ready, until somebody leaves one out. */
export function useChosen<Row extends { document: string }>(rows: readonly Row[], isReady: (row: Row) => boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter((row) => isReady(row) && !left.has(row.document)), [rows, left, isReady]);
  const choose = (documents: string[], isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const each of documents) isChosen ? next.delete(each) : next.add(each);
      return next;
    });
  return { chosen, choose };
}
