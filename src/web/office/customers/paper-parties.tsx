import { sheetParties } from '#domain/invoices/sheet/sheet-parties.ts';
import { taxStateIds } from '#domain/tax/states.ts';
import { PaperParty } from '../parts/preview/paper-party.tsx';
import styles from '../parts/preview/paper-preview.module.css';

type PaperPartiesProps = { buyerAddress: string; consigneeAddress: string };

/** The part of the paper with consignee and buyer alone. */
export function PaperParties(addresses: PaperPartiesProps) {
  const { consignee, buyer } = sheetParties({ ...addresses, taxState: taxStateIds[0], taxType: 'central' });
  return (
    <section className={styles.sheet} aria-label="As it will be printed">
      <div className={`${styles.page} ${styles.part}`}>
        <div className={styles.parties}>
          <PaperParty title="Consignee (ship to)" party={consignee} outlined={false} />
          <PaperParty title="Buyer (bill to)" party={buyer} outlined />
        </div>
      </div>
    </section>
  );
}
