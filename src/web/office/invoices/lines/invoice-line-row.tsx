import { useState } from 'react';
import { optionLists } from '#domain/catalogue/option-lists.ts';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import type { ProductHabits } from '#domain/invoices/product-habits.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { readDecimal } from '#domain/money/paise.ts';
import type { Problem } from '#domain/outcome.ts';
import type { LineTax } from '#domain/tax/gst.ts';
import field from '../../../ui/field.module.css';
import { Select } from '../../../ui/select.tsx';
import type { DraftChange, LineCell } from '../form/change-draft.ts';
import { cellLabels, fieldId, missingCells } from '../form/invoice-fields.ts';
import styles from './invoice-line-row.module.css';
import { NumberCell } from './number-cell.tsx';
import { isUnknown, ProductField } from './product-field.tsx';

type InvoiceLineRowProps = {
  line: DraftLine;
  habits: ProductHabits;
  tax: LineTax | undefined;
  problems: Problem[];
  warnings: Problem[];
  change: (what: DraftChange) => void;
};

/** One row: nine cells that share their borders, and under them its message or its tax. */
export function InvoiceLineRow({ line, habits, tax, problems, warnings, change }: InvoiceLineRowProps) {
  const { row } = line;
  const name = `line ${row}`;
  const incomplete = problems.some((problem) => problem.field === name) ? missingCells(line) : [];
  const [typing, setTyping] = useState(false);
  const unknown = !typing && isUnknown(line.product);
  const note = unknown ? 'No product of that name' : textOf(problems);
  const warning = textOf(warnings);
  // On a phone a row that is done becomes one sentence while the hands are elsewhere.
  const folds = tax !== undefined && missingCells(line).length === 0 && !unknown && note === '' && warning === '';
  const put = (cell: LineCell, value: string) => change({ kind: 'cell', row, cell, value });

  const about = (cell: LineCell) => ({
    id: fieldId(`${name} ${cell}`),
    className: field.control,
    'aria-label': `Line ${row} ${cellLabels[cell]}`,
    'aria-invalid': incomplete.includes(cell) || problems.some((problem) => problem.field === `${name} ${cell}`),
    'aria-describedby': fieldId(`${name} note`),
    'data-row': row,
    'data-cell': cell,
    'data-optional': cell === 'description' ? '' : undefined,
  });
  const wired = (cell: LineCell) => ({
    ...about(cell),
    value: line[cell],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => put(cell, event.target.value),
  });

  return (
    <fieldset
      className={folds ? `${styles.row} ${styles.folds}` : styles.row}
      aria-label={`Line ${row}`}
      id={fieldId(name)}
    >
      <span className={styles.index} aria-hidden="true">
        {row}
        {folds && (
          <button
            type="button"
            className={styles.sentence}
            tabIndex={-1}
            // It is gone once the row has the focus: it must not take it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => document.getElementById(fieldId(`${name} product`))?.focus()}
          >
            {sentenceOf(line)}
          </button>
        )}
      </span>
      <span className={styles.product} data-label="Product">
        <ProductField
          {...about('product')}
          aria-invalid={unknown || about('product')['aria-invalid']}
          habits={habits}
          value={line.product}
          typing={typing}
          onTyping={setTyping}
          onChange={(product) => put('product', product)}
        />
      </span>
      <span className={styles.description} data-label="Description">
        <input {...wired('description')} />
      </span>
      <span className={styles.half} data-label="HSN/SAC">
        <Select {...wired('hsn')} options={optionLists.hsn} />
      </span>
      <span className={styles.half} data-label="Quantity">
        <NumberCell {...wired('quantity')} onChange={(text) => put('quantity', text)} />
      </span>
      <span className={styles.third} data-label="Rate ₹">
        <NumberCell {...wired('rate')} onChange={(text) => put('rate', text)} />
      </span>
      <span className={styles.third} data-label="Per">
        <Select {...wired('unit')} options={optionLists.units} />
      </span>
      <span className={styles.third} data-label="GST">
        <Select {...wired('gst')} options={optionLists.gst} />
      </span>
      <span className={styles.amount}>{tax && formatRupees(tax.taxable)}</span>
      <span className={styles.note} id={fieldId(`${name} note`)}>
        {note ? (
          <span className={styles.error}>{note}</span>
        ) : (
          <span className={styles.warning} title={warning}>
            {warning}
          </span>
        )}
        {incomplete.length > 0 ? (
          <span className={styles.error}>{incomplete.map((cell) => cellLabels[cell]).join(', ')}</span>
        ) : (
          <span>{tax && taxNote(tax)}</span>
        )}
      </span>
    </fieldset>
  );
}

// The row stands beside it; only the checks need its number.
function textOf(said: Problem[]) {
  return said.map(({ message }) => message.replace(/^Row \d+: /, '')).join(' ');
}

function sentenceOf({ product, quantity, unit, rate }: DraftLine) {
  return `${product}, ${quantity} ${unit} × ${formatRupees(readDecimal(rate, 2) ?? 0)}`;
}

function taxNote({ cgst, sgst, igst }: LineTax) {
  return igst > 0
    ? `IGST ${formatRupees(igst)}`
    : cgst > 0 && `CGST ${formatRupees(cgst)}\u2002SGST ${formatRupees(sgst)}`;
}
