import type { Desk } from '#contract/desk.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import { impliedTaxType, placeOfSupply } from '#domain/tax/place-of-supply.ts';
import { taxStates } from '#domain/tax/states.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { isTaxState, isTaxType, taxTypeNames } from '../../parts/documents/suggest-tax-type.ts';
import styles from './invoice-form.module.css';
import { MissingFirm } from './missing-firm.tsx';

type PlaceFactsProps = { draft: InvoiceDraft; desk: Desk; onTaxType: (taxType: TaxType) => void };

/** The selling registration, the place of supply and the tax that follows. */
export function PlaceFacts({ draft, desk, onTaxType }: PlaceFactsProps) {
  const { taxState, taxType } = draft;
  if (!isTaxState(taxState))
    return <div className={styles.facts}>Tax State is the state of the selling registration.</div>;
  const missing = desk.company && firmProblem(desk.company, taxState);
  if (missing)
    return (
      <p className={`${styles.facts} ${styles.missing}`} role="alert">
        <span>
          <MissingFirm sentence={missing} desk={desk} />
        </span>
      </p>
    );
  const place = isTaxType(taxType) ? placeOfSupply({ ...draft, taxState, taxType }) : null;
  const implied = impliedTaxType({ ...draft, taxState });
  const other = implied !== null && isTaxType(taxType) && implied !== taxType ? implied : null;
  return (
    <div className={styles.facts}>
      <span>
        From <b>{taxStates[taxState].name}</b> {desk.company?.registrations[taxState].gstin}
      </span>
      {isTaxType(taxType) && (
        <span>
          Supply to <b>{place ? `${place.code} ${place.name}` : `outside ${taxStates[taxState].name}`}</b>,{' '}
          {taxType === 'state' ? 'with CGST and SGST' : 'with IGST'}
          {other && (
            <>
              {' '}
              <PlainButton onClick={() => onTaxType(other)}>Set {taxTypeNames[other]}</PlainButton>
            </>
          )}
        </span>
      )}
    </div>
  );
}
