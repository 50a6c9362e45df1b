import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { stateName } from '#domain/tax/states.ts';
import table from '../../ui/table.module.css';
import { signedRupees } from '../parts/signed-rupees.ts';
import styles from './gstr3b-table.module.css';

/** What GSTR-3B takes from this return: tables 3.1(a), 3.1(b) and 3.2. */
export function Gstr3bTable({ shown: { gstr3b, form } }: { shown: ReturnAnswer }) {
  // The IFF belongs to no GSTR-3B: that of the quarter has its documents.
  if (form === 'iff') return null;
  const { outward, zeroRated, unregistered } = gstr3b;
  return (
    <>
      <h2 id="gstr3b">For GSTR-3B</h2>
      <table className={`${table.table} ${styles.tight}`} aria-labelledby="gstr3b">
        <thead>
          <tr>
            <th scope="col">Table</th>
            {['Taxable ₹', 'IGST ₹', 'CGST ₹', 'SGST ₹'].map((head) => (
              <th key={head} scope="col" className={table.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">3.1(a)</th>
            {amount('Taxable ₹', outward.taxable)}
            {amount('IGST ₹', outward.igst)}
            {amount('CGST ₹', outward.cgst)}
            {amount('SGST ₹', outward.sgst)}
          </tr>
          {zeroRated.taxable !== 0 && (
            <tr>
              <th scope="row">3.1(b) zero rated</th>
              {amount('Taxable ₹', zeroRated.taxable)}
              {amount('IGST ₹', zeroRated.igst)}
              <td />
              <td />
            </tr>
          )}
          {unregistered.map(({ place, taxable, igst }) => (
            <tr key={place}>
              <th scope="row">
                3.2 {place} {stateName(place)}
              </th>
              {amount('Taxable ₹', taxable)}
              {amount('IGST ₹', igst)}
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function amount(label: string, paise: number) {
  return (
    <td className={table.number} data-label={label}>
      {signedRupees(paise)}
    </td>
  );
}
