import styles from './paper-preview.module.css';
import type { PreviewSheet } from './preview-sheet.ts';

/** The lines, the totals, and the tax by HSN and rate. */
export function PaperLines({ sheet, focused }: { sheet: PreviewSheet; focused: string }) {
  const discounted = sheet.rows.some(({ discount }) => discount);
  // A credit note without GST has no heads.
  const isTaxed = sheet.heads.length > 0;
  return (
    <>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Description</th>
            <th scope="col">HSN/SAC</th>
            <th scope="col">Quantity</th>
            <th scope="col">Per</th>
            <th scope="col">Rate ₹</th>
            {discounted && <th scope="col">Discount ₹</th>}
            {isTaxed && <th scope="col">GST %</th>}
            <th scope="col">{isTaxed ? 'Taxable value ₹' : 'Value ₹'}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((line) => (
            <tr key={line.row} className={focused === `line ${line.row}` ? styles.here : undefined}>
              <td>{line.n}</td>
              <td className={styles.name}>
                <b>{line.name}</b>
                {line.note && <small>{line.note}</small>}
              </td>
              <td>{line.hsn}</td>
              <td>
                {line.qty.int + line.qty.frac}
                {/* Invisible padding that aligns the decimal points. */}
                <span className={styles.unseen} aria-hidden="true">
                  {line.qty.pad}
                </span>
              </td>
              <td>{line.unit}</td>
              <td>{line.rate}</td>
              {discounted && (
                <td>
                  {line.discount?.amount}
                  {line.discount && <small>{line.discount.of}</small>}
                </td>
              )}
              {isTaxed && <td>{line.gst}</td>}
              <td>
                <b>{line.value}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.totals}>
        <div>
          <small>{sheet.payableLabel} in words</small>
          <b>{sheet.words}</b>
          {isTaxed && <small>{sheet.taxLabel} in words</small>}
          {isTaxed && <p>{sheet.taxWords}</p>}
        </div>
        <dl>
          {sheet.totals.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className={styles.payable}>
            <dt>{sheet.payableLabel}</dt>
            <dd>₹ {sheet.payable}</dd>
          </div>
        </dl>
      </div>
      {sheet.taxRows.length > 0 && (
        <table className={styles.tax}>
          <caption>{sheet.taxLabel} by HSN/SAC and rate</caption>
          <thead>
            <tr>
              <th scope="col">HSN/SAC</th>
              <th scope="col">Taxable value ₹</th>
              {sheet.heads.map((head) => [
                <th scope="col" key={`${head} %`}>
                  {head} %
                </th>,
                <th scope="col" key={head}>
                  {head} ₹
                </th>,
              ])}
              {sheet.heads.length > 1 && <th scope="col">Tax ₹</th>}
            </tr>
          </thead>
          <tbody>
            {sheet.taxRows.map((row) => (
              <tr key={`${row.hsn} ${row.heads[0]?.[0]}`}>
                <td>{row.hsn}</td>
                <td>{row.value}</td>
                {row.heads.map(([rate, amount], index) => [
                  <td key={`${sheet.heads[index]} %`}>{rate}</td>,
                  <td key={sheet.heads[index]}>{amount}</td>,
                ])}
                {sheet.heads.length > 1 && <td>{row.total}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{sheet.taxTotal.value}</td>
              {sheet.taxTotal.heads.map((amount, index) => [
                <td key={`${sheet.heads[index]} %`} />,
                <td key={sheet.heads[index]}>{amount}</td>,
              ])}
              {sheet.heads.length > 1 && <td>{sheet.taxTotal.total}</td>}
            </tr>
          </tfoot>
        </table>
      )}
    </>
  );
}
