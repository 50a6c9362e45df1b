import { memo, useState } from 'react';
import type { LastPriceAnswer } from '#contract/customer-documents.ts';
import { hsnOptions, optionLists, unitOptions } from '#domain/catalogue/option-lists.ts';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import type { ProductHabits } from '#domain/invoices/product-habits.ts';
import { readLine } from '#domain/invoices/read-line.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { readDecimal } from '#domain/money/paise.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';
import type { Problem } from '#domain/outcome.ts';
import type { LineTax } from '#domain/tax/gst.ts';
import field from '../../../ui/field.module.css';
import { Select } from '../../../ui/select.tsx';
import { usePart } from '../../parts/use-part.ts';
import type { DraftChange, LineCell } from '../form/change-draft.ts';
import { useFormLists } from '../form/form-lists-of-desk.ts';
import { cellLabels, fieldId, missingCells } from '../form/invoice-fields.ts';
import styles from './invoice-line-row.module.css';
import { useMissingProduct } from './missing-products.ts';
import { NumberCell } from './number-cell.tsx';
import { isUnknown, ProductField } from './product-field.tsx';

type InvoiceLineRowProps = {
  line: DraftLine;
  habits: ProductHabits;
  tax: LineTax | undefined;
  /** The tax beside CGST: SGST or UTGST. */
  beside: string;
  problems: Problem[];
  warnings: Problem[];
  /** Whether the grid has the column of discounts. */
  discounted: boolean;
  /** What the customer paid for the product the last time. */
  lastPrice: LastPriceAnswer | null;
  change: (what: DraftChange) => void;
};

/** One row of the grid: its cells, and below them its message or its tax. A key in another row leaves it as it is. */
export const InvoiceLineRow = memo((props: InvoiceLineRowProps) => {
  const { line, habits, tax, beside, problems, warnings, discounted, lastPrice, change } = props;
  const { row } = line;
  const name = `line ${row}`;
  const incomplete = problems.some((problem) => problem.field === name) ? missingCells(line) : [];
  const [typing, setTyping] = useState(false);
  const lists = useFormLists();
  const unknown = !typing && isUnknown(lists.products, line.product);
  const note = unknown ? '' : textOf(problems);
  const missingNote = usePart(unknown, () => import('./missing-product-note.tsx'));
  const priceNote = usePart(!!lastPrice, () => import('../customer/last-price-note.tsx'));
  const missing = useMissingProduct(row, line.product);
  const warning = textOf(warnings);
  // On a phone, a complete row without focus collapses to one sentence.
  const isCollapsible =
    tax !== undefined && missingCells(line).length === 0 && !unknown && note === '' && warning === '';
  const third = discounted ? styles.half : styles.third;
  const setCell = (cell: LineCell, value: string) => change({ kind: 'cell', row, cell, value });

  const takePrice =
    lastPrice && line.rate === ''
      ? () => {
          setCell('rate', plainAmount(formatRupees(lastPrice.rate)));
          if (line.unit !== lastPrice.unit) setCell('unit', lastPrice.unit);
        }
      : null;

  const units = unitOptions(lists);
  const cellProps = (cell: LineCell) => ({
    id: fieldId(`${name} ${cell}`),
    className: field.control,
    // The whole of what has no room.
    title: (cell === 'unit' && units.find(({ value }) => value === line.unit)?.text) || line[cell],
    'aria-label': `Line ${row} ${cellLabels[cell]}`,
    'aria-invalid': incomplete.includes(cell) || problems.some((problem) => problem.field === `${name} ${cell}`),
    'aria-describedby': fieldId(`${name} note`),
    'data-row': row,
    'data-cell': cell,
    'data-optional': cell === 'description' || cell === 'discount' ? '' : undefined,
  });
  const controlProps = (cell: LineCell) => ({
    ...cellProps(cell),
    value: line[cell] ?? '',
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setCell(cell, event.target.value),
  });

  return (
    <fieldset
      className={isCollapsible ? `${styles.row} ${styles.folds}` : styles.row}
      aria-label={`Line ${row}`}
      id={fieldId(name)}
    >
      <span className={styles.index} aria-hidden="true">
        {row}
        {isCollapsible && (
          <button
            type="button"
            className={styles.sentence}
            tabIndex={-1}
            // This button disappears when the row has the focus, so it must not take it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => document.getElementById(fieldId(`${name} product`))?.focus()}
          >
            {summaryOf(line)}
          </button>
        )}
      </span>
      <span className={styles.product} data-label="Product">
        <ProductField
          {...cellProps('product')}
          aria-invalid={unknown || cellProps('product')['aria-invalid']}
          habits={habits}
          value={line.product}
          typing={typing}
          onTyping={setTyping}
          onChange={(product) => setCell('product', product)}
          onMaterial={(choice, choose) => change({ kind: 'material', row, choice, choose })}
          onMissing={missing.add}
        />
      </span>
      <span className={styles.description} data-label="Description">
        <input {...controlProps('description')} />
      </span>
      <span className={styles.half} data-label="HSN/SAC">
        <Select {...controlProps('hsn')} options={hsnOptions(lists, line.hsn)} />
      </span>
      <span className={styles.half} data-label="Quantity">
        <NumberCell {...controlProps('quantity')} onChange={(text) => setCell('quantity', text)} />
      </span>
      <span className={third} data-label="Rate ₹">
        <NumberCell
          {...controlProps('rate')}
          onKeyDown={(event) => {
            if (event.key !== '=' || !takePrice) return;
            event.preventDefault();
            takePrice();
          }}
          onChange={(text) => setCell('rate', text)}
        />
      </span>
      {discounted && (
        <span className={third} data-label="Discount, ₹ or %">
          <NumberCell
            {...controlProps('discount')}
            // The keypad for numbers has no percent sign.
            inputMode="text"
            onChange={(text) => setCell('discount', text)}
          />
        </span>
      )}
      <span className={third} data-label="Per">
        <Select {...controlProps('unit')} options={units} />
      </span>
      <span className={third} data-label="GST">
        <Select {...controlProps('gst')} options={optionLists.gst} />
      </span>
      <span className={styles.amount}>{tax && formatRupees(tax.taxable)}</span>
      <span className={styles.note} id={fieldId(`${name} note`)}>
        {unknown ? (
          missingNote && <missingNote.MissingProductNote row={row} typed={line.product} />
        ) : note ? (
          <span className={styles.error} title={note}>
            {note}
          </span>
        ) : (
          <span className={warning ? styles.warning : undefined} title={warning}>
            {warning || (priceNote && lastPrice && <priceNote.LastPriceNote price={lastPrice} onTake={takePrice} />)}
          </span>
        )}
        {incomplete.length > 0 ? (
          <span className={styles.error}>{incomplete.map((cell) => cellLabels[cell]).join(', ')}</span>
        ) : (
          <span>
            {line.material && `Material ${line.material}\u2002`}
            {tax && discountNote(line)}
            {tax && taxNote(tax, beside)}
          </span>
        )}
      </span>
    </fieldset>
  );
}, saysTheSame);

/** The tax and the problems of all rows are found anew at each key: here they are compared by what they say. */
function saysTheSame(before: InvoiceLineRowProps, now: InvoiceLineRowProps): boolean {
  const { tax: taxBefore, problems: problemsBefore, warnings: warningsBefore, ...restBefore } = before;
  const { tax, problems, warnings, ...rest } = now;
  return (
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === restBefore[name]) &&
    JSON.stringify([tax, problems, warnings]) === JSON.stringify([taxBefore, problemsBefore, warningsBefore])
  );
}

// Without the row number: the message is in the row already.
function textOf(problems: Problem[]) {
  return problems.map(({ message }) => message.replace(/^Row \d+: /, '')).join('; ');
}

function summaryOf({ product, quantity, unit, rate, discount }: DraftLine) {
  const sold = `${product}, ${quantity} ${unit} × ${formatRupees(readDecimal(rate, 2) ?? 0)}`;
  return discount ? `${sold}, less ${discount}` : sold;
}

function discountNote(line: DraftLine) {
  const paise = line.discount ? (readLine(line)?.discountPaise ?? 0) : 0;
  return paise > 0 && `Less ${formatRupees(paise)}\u2002`;
}

function taxNote({ cgst, sgst, igst }: LineTax, beside: string) {
  return igst > 0
    ? `IGST ${formatRupees(igst)}`
    : cgst > 0 && `CGST ${formatRupees(cgst)}\u2002${beside} ${formatRupees(sgst)}`;
}
