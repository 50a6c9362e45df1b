import type { Problem } from '#domain/outcome.ts';

/**
 * `groupWarnings([{ field: 'line 1 gst', message: 'Row 1: 12% ended' }, { field: 'line 3 gst', message: 'Row 3: 12% ended' }])`
 * → `[{ field: 'line 1 gst', message: 'Rows 1 and 3: 12% ended' }]`: one warning for all rows with the same message.
 */
export function groupWarnings(warnings: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(warnings, ({ message }) => message.replace(ofRow, 'Row: '));
  return [...groups.values()].map((group) => {
    const [first = { field: '', message: '' }] = group;
    const rows = group.map(({ message }) => ofRow.exec(message)?.[1]).filter((row) => row !== undefined);
    if (rows.length < 2) return first;
    const named = `Rows ${rows.slice(0, -1).join(', ')} and ${rows.at(-1)}: `;
    return { ...first, message: first.message.replace(ofRow, () => named) };
  });
}

const ofRow = /^Row (\d+): /;
