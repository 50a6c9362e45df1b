import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormLists, listedIn } from '#domain/catalogue/form-lists.ts';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import { isSheet } from '#domain/invoices/paste/is-sheet.ts';
import type { LineGrid } from '#domain/invoices/paste/paste-rows.ts';
import type { ProductHabits } from '#domain/invoices/product-habits.ts';
import { cellProblems } from '#domain/invoices/row-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import { Button } from '../../../ui/button.tsx';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { usePart } from '../../parts/use-part.ts';
import { type DraftChange, habitOf } from '../form/change-draft.ts';
import { useFormLists } from '../form/form-lists-of-desk.ts';
import { fieldId } from '../form/invoice-fields.ts';
import { applyToLines, type LineAction, type LinePlace } from './apply-to-lines.ts';
import styles from './invoice-lines.module.css';
import { lineKey } from './line-key.ts';

type LineToolsProps = {
  grid: RefObject<HTMLElement | null>;
  lines: DraftLine[];
  habits: ProductHabits;
  discounted: boolean;
  /** Shows the column of discounts. */
  onDiscount: () => void;
  read: () => SavedDraft;
  change: (what: DraftChange) => void;
  /** The problems of a paste: marked at once, also in the cell that has the focus. */
  onPasted: (pasted: { lines: DraftLine[]; problems: Problem[] }) => void;
};

/** What the last paste or line key did. Shown until the lines change in another way. */
type Notice = {
  lines: DraftLine[];
  said: [string, string];
  undo: { name: string; before: LineGrid; focus: string } | null;
};

/**
 * Rows pasted from a spreadsheet, keys that remove, insert and move a line, and Ctrl+Z that takes the last of these back.
 * Shows below the grid what happened, else the keys, which are of use from the second line.
 */
export function LineTools({ grid, lines, habits, discounted, onDiscount, read, change, onPasted }: LineToolsProps) {
  const lists = useFormLists();
  const [last, setLast] = useState<Notice | null>(null);
  const notice = last?.lines === lines ? last : null;
  const measures = usePart(
    lines.some(({ measured }) => measured),
    () => import('./row-measures.tsx'),
  );

  const show = (shown: Omit<Notice, 'lines'>, changed: LineGrid | null, focus: string) => {
    flushSync(() => {
      if (changed) change({ kind: 'lines', ...changed });
      setLast({ lines: read().draft.lines, ...shown });
    });
    if (changed) focusField(focus);
  };

  const run = (action: LineAction, { row, cell }: Pick<LinePlace, 'row' | 'cell'>) => {
    const { draft, chosen = {} } = read();
    const before = { lines: draft.lines, chosen };
    const product = (name: string) => habitOf(habits, name, draft.date);
    const answer = applyToLines(before, action, { row, cell, discounted, habitOf: product, lists });
    const name = action.kind === 'paste' ? 'Undo paste' : 'Undo';
    const undo = answer.grid && { name, before, focus: `line ${row} ${cell}` };
    show({ said: answer.said, undo }, answer.grid, answer.focus);
    const after = read().draft.lines;
    onPasted({ lines: after, problems: problemsOf(after, answer.wrong, lists) });
  };

  const undo = () => notice?.undo && show({ said: ['Undone.', ''], undo: null }, notice.undo.before, notice.undo.focus);

  useEffect(() => {
    const section = grid.current;
    const onPaste = (event: ClipboardEvent) => {
      const place = placeOf(event.target);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!place || !isSheet(text)) return;
      event.preventDefault();
      run({ kind: 'paste', text }, place);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = lineKey(event);
      const place = placeOf(event.target);
      if (action === null || (action === 'undo' ? !notice?.undo : !place)) return;
      event.preventDefault();
      event.stopPropagation();
      if (action === 'undo') undo();
      else if (place) run({ kind: action }, place);
    };
    section?.addEventListener('paste', onPaste);
    // Before the list of products, which uses the arrows too.
    section?.addEventListener('keydown', onKeyDown, true);
    return () => {
      section?.removeEventListener('paste', onPaste);
      section?.removeEventListener('keydown', onKeyDown, true);
    };
  });

  return (
    <>
      {measures && <measures.RowMeasures {...{ grid, lines, read, change }} />}
      {!discounted && (
        <Button look="slim" title="Or press % in Quantity or Rate" onClick={onDiscount}>
          Discount <kbd>%</kbd>
        </Button>
      )}
      {notice?.undo && (
        <Button look="slim" onClick={undo}>
          {notice.undo.name} <kbd>Ctrl Z</kbd>
        </Button>
      )}
      <p className={styles.said} role="status">
        {notice && (
          <>
            <b>{notice.said[0]}</b> {notice.said[1]}
          </>
        )}
      </p>
      {!notice && lines.filter(({ product }) => product !== '').length > 1 && (
        <p className={styles.keys}>
          <span>
            <kbd>Ctrl</kbd> <kbd>↑</kbd> <kbd>↓</kbd> insert a line
          </span>
          <span>
            <kbd>Ctrl</kbd> <kbd>Shift</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move
          </span>
          <span>
            <kbd>Ctrl</kbd> <kbd>Shift</kbd> <kbd>Backspace</kbd> remove
          </span>
        </p>
      )}
    </>
  );
}

function problemsOf(lines: DraftLine[], wrong: string[], lists: FormLists) {
  const isListed = listedIn(lists);
  // The rules say nothing about a row without a product.
  const problems = lines.flatMap((line) => cellProblems({ ...line, product: line.product || 'No product' }, isListed));
  return problems.filter(({ field }) => wrong.includes(field));
}

function placeOf(target: EventTarget | null) {
  const { row, cell } = (target as HTMLElement | null)?.dataset ?? {};
  return row === undefined || cell === undefined ? null : { row: Number(row), cell: cell as LinePlace['cell'] };
}

function focusField(field: string) {
  const control = document.getElementById(fieldId(field));
  // Leaving the field closes its list and drops what it has half typed.
  (document.activeElement as HTMLElement | null)?.blur();
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}
