import type { DocumentRecord } from '#contract/documents.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatQuantity, formatRate, formatRupees } from '#domain/money/format-rupees.ts';
import { Columns } from '../parts/table/data-table.tsx';
import styles from './document-page.module.css';
import { type NextInvoice, quantityId } from './use-next-invoice.ts';

type LeftToInvoiceProps = { record: DocumentRecord; next: Extract<NextInvoice, { kind: 'ready' }> };

/** What is left of a pro-forma or a challan, and how much of it goes into the next invoice. */
export function LeftToInvoice({ record, next }: LeftToInvoiceProps) {
  const { totals, byRow } = liveTotals(next.chosen);
  const amountOf = (fromRow: string) => {
    const line = next.chosen.lines.find((each) => each.fromRow === fromRow);
    return line ? (byRow.get(line.row)?.taxable ?? 0) : 0;
  };
  return (
    <section aria-labelledby="left">
      <h2 id="left">What is left to invoice</h2>
      <table className={record.challan ? `${styles.left} ${styles.withBack}` : styles.left}>
        <Columns widths={[...Array(record.challan ? 6 : 5).fill('rest'), 15.7]} />
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Invoiced</th>
            {record.challan && <th scope="col">Came back</th>}
            <th scope="col">Left</th>
            <th scope="col">Into the invoice</th>
            <th scope="col">Amount ₹</th>
          </tr>
        </thead>
        <tbody>
          {record.rows.map((row, index) => {
            const fromRow = String(row.row);
            const problem = next.problems.find((each) => each.fromRow === fromRow);
            const name = `${index + 1}, ${row.product}`;
            return (
              <tr key={row.row} className={row.left === 0 ? styles.done : undefined}>
                <td>{index + 1}</td>
                <th scope="row">
                  {row.product},{' '}
                  <span className="quiet">
                    {formatRupees(row.rate)} / {row.unit}, GST {formatRate(row.gst)} %
                  </span>
                </th>
                <td data-label="Quantity">{formatQuantity(row.quantity)}</td>
                <td data-label="Invoiced">{formatQuantity(row.invoiced)}</td>
                {record.challan && <td data-label="Came back">{formatQuantity(row.cameBack)}</td>}
                <td data-label="Left">{formatQuantity(row.left)}</td>
                <td data-label="Into the invoice">
                  {row.left === 0 ? (
                    <span className="quiet">{whereAll(record, row.row)}</span>
                  ) : (
                    <>
                      <input
                        id={quantityId(fromRow)}
                        aria-label={`Quantity into the invoice, line ${name}`}
                        aria-invalid={problem ? true : undefined}
                        aria-describedby={problem ? `${quantityId(fromRow)}-problem` : undefined}
                        inputMode="decimal"
                        autoComplete="off"
                        value={next.quantityOf(fromRow)}
                        onChange={(event) => next.setQuantity(fromRow, event.target.value)}
                        onFocus={(event) => event.target.select()}
                      />
                      {problem && (
                        <span className={styles.problem} id={`${quantityId(fromRow)}-problem`}>
                          {problem.message}
                        </span>
                      )}
                    </>
                  )}
                </td>
                <td data-label="Amount ₹">{row.left === 0 ? '' : formatRupees(amountOf(fromRow))}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={record.challan ? 7 : 6} scope="row">
              Taxable value of what goes in; with the tax of today ₹ {formatRupees(totals.payable)}
            </th>
            <td>{formatRupees(totals.taxable)}</td>
          </tr>
        </tfoot>
      </table>
      {next.remarks.map(({ field, message }) => (
        <p key={field + message} className={styles.remark}>
          {message}
        </p>
      ))}
    </section>
  );
}

/** Where all of a row went: `'all in DL/26-27/0010'`. */
function whereAll({ descendants, rows: all }: DocumentRecord, row: number) {
  const line = all.find((each) => each.row === row);
  if (line && line.cameBack > 0) return line.invoiced > 0 ? 'invoiced or back' : 'all back';
  const takers = descendants.filter(({ cancelled, rows }) => !cancelled && rows.some((each) => each.row === row));
  return takers.length === 1 ? `all in ${takers[0]?.refnum}` : `all in ${takers.length} invoices`;
}
