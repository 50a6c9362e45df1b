import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import { Button } from '../../../ui/button.tsx';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { isComposing } from '../../parts/use-primary-key.ts';
import type { DraftChange } from '../form/change-draft.ts';
import { fieldId } from '../form/invoice-fields.ts';
import { MeasureDialog } from './measure-dialog.tsx';

type RowMeasuresProps = {
  grid: RefObject<HTMLElement | null>;
  lines: DraftLine[];
  read: () => SavedDraft;
  change: (what: DraftChange) => void;
};

/** A button for each row that was measured, and M in its quantity: they open its measures. */
export function RowMeasures({ grid, lines, read, change }: RowMeasuresProps) {
  const [open, setOpen] = useState<number | null>(null);
  const measured = lines.flatMap((line) => (line.measured ? [{ line, measured: line.measured }] : []));
  const opened = measured.find(({ line }) => line.row === open);

  useEffect(() => {
    const section = grid.current;
    const onKey = (event: KeyboardEvent) => {
      const { row, cell } = (event.target as HTMLElement).dataset;
      const isOurs = event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.altKey && !event.metaKey;
      const isMeasured =
        cell === 'quantity' && read().draft.lines.some((line) => line.row === Number(row) && line.measured);
      if (!isOurs || !isMeasured || isComposing(event)) return;
      event.preventDefault();
      setOpen(Number(row));
    };
    section?.addEventListener('keydown', onKey);
    return () => section?.removeEventListener('keydown', onKey);
  }, [grid, read]);

  const put = (row: number, set: Partial<DraftLine>) => {
    const { draft, chosen = {} } = read();
    change({
      kind: 'lines',
      lines: draft.lines.map((line) => (line.row === row ? { ...line, ...set } : line)),
      chosen,
    });
    document.getElementById(fieldId(`line ${row} quantity`))?.focus();
  };

  return (
    <>
      {measured.map(({ line: { row } }) => (
        <Button key={row} look="slim" title="Or press M in its Quantity" onClick={() => setOpen(row)}>
          Measures of line {row} <kbd>M</kbd>
        </Button>
      ))}
      {opened &&
        // Outside of the form, whose keys and looks it must not have.
        createPortal(
          <MeasureDialog {...opened} onClose={() => setOpen(null)} onDone={(set) => put(opened.line.row, set)} />,
          document.body,
        )}
    </>
  );
}
