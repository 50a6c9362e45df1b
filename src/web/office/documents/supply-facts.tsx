import { useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { SupplementsAnswer } from '#contract/returns/supplements.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { stateName } from '#domain/tax/states.ts';
import { isExport, isSupplyType, supplyTypes } from '#domain/tax/supply-types.ts';
import { PlainButton } from '../../ui/button.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';
import { usePart } from '../parts/use-part.ts';
import styles from './document-page.module.css';

type SupplyFactsProps = { record: DocumentRecord; today: string };

/** What staff said of the place and the kind of supply; of an export also its shipping bill, which comes later. */
export function SupplyFacts({ record, today }: SupplyFactsProps) {
  const { supplyType, placeOfSupply, placeRemark, atSite } = draftOfData(record.data);
  if (supplyType === undefined && placeOfSupply === undefined && atSite === undefined) return null;
  return (
    <section aria-labelledby="supply">
      <h2 id="supply">Supply</h2>
      <ul className={styles.history}>
        {isSupplyType(supplyType) && (
          <li>
            <b>Kind</b>
            <span>{supplyTypes[supplyType].text}</span>
          </li>
        )}
        {placeOfSupply !== undefined && (
          <li>
            <b>Place typed over</b>
            <span>
              {placeOfSupply} {stateName(placeOfSupply)}: {placeRemark}
            </span>
          </li>
        )}
        {atSite !== undefined && (
          <li>
            <b>Goods</b>
            <span>Installed at the consignee’s place</span>
          </li>
        )}
        {record.kind === 'tax' && isExport(supplyType) && <ShippingBill record={record} today={today} />}
      </ul>
    </section>
  );
}

function ShippingBill({ record: { id, refnum, cancelled }, today }: SupplyFactsProps) {
  const [asking, setAsking] = useState(false);
  const question = usePart(asking, () => import('./shipping-bill-question.tsx'));
  const { state, reload } = useLoad<SupplementsAnswer>(`supplement ${id}`, (signal) =>
    callStaff(path(paths.documentSupplement, { id }), { signal, read: (response) => response.json() }),
  );
  if (state.kind !== 'ready') return null;
  const { reportedIn, supplements } = state.value;
  const { port, shippingBill, shippingBillDate } = supplements[0]?.facts ?? {};
  return (
    <li>
      <b>Shipping bill</b>
      <span>
        {shippingBill && shippingBillDate
          ? `${shippingBill} of ${formatDate(shippingBillDate)}${port ? `, ${port}` : ''}`
          : 'not known yet: table 6A and the refund want it.'}{' '}
        {!cancelled && reportedIn === null && (
          <PlainButton onClick={() => setAsking(true)}>{shippingBill ? 'Change' : 'Add shipping bill'}</PlainButton>
        )}
      </span>
      {asking && question && (
        <question.ShippingBillQuestion
          {...{ id, number: refnum, today, known: { port, shippingBill, shippingBillDate } }}
          onCancel={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            reload();
          }}
        />
      )}
    </li>
  );
}
