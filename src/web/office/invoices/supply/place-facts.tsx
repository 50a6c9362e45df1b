import { useLayoutEffect, useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import { gstinOf } from '#domain/company/registered-states.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { splitByPlace, supplyParts } from '#domain/invoices/supply-parts.ts';
import { isSezUnit } from '#domain/invoices/wants-supply-of-sez.ts';
import type { Problem } from '#domain/outcome.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import { isTaxState, stateTax, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { impliedTaxType, placeReason, supplyPlace } from '#domain/tax/supply-place.ts';
import { isSupplyType, supplyTypes } from '#domain/tax/supply-types.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { isTaxType, taxTypeNames } from '../../parts/documents/suggest-tax-type.ts';
import { usePart } from '../../parts/use-part.ts';
import type { DraftChange } from '../form/change-draft.ts';
import styles from '../form/invoice-form.module.css';
import { MissingFirm } from '../form/missing-firm.tsx';
import { hasSupplyChoice, isSupplyField } from './supply-choices.ts';

type PlaceFactsProps = {
  draft: InvoiceDraft;
  desk: Desk;
  problems: Problem[];
  customer: CustomerAnswer | null;
  change: (what: DraftChange) => void;
  onTaxType: (taxType: TaxType) => void;
  onSplit: () => void;
};

/** The selling registration, the place of supply with its reason, and the tax that follows; below it what staff say of them. */
export function PlaceFacts(props: PlaceFactsProps) {
  const { draft, desk, problems, change } = props;
  const [opened, setOpened] = useState(false);
  /** The field that takes the focus of a button that is gone, once it is there. */
  const [next, setNext] = useState('');
  const isWanted = opened || hasSupplyChoice(draft) || problems.some(({ field }) => isSupplyField(field));
  const parts = usePart(isWanted, () => import('./supply-fields.tsx'));
  useLayoutEffect(() => {
    if (next === '' || !parts) return;
    if (document.activeElement === document.body) document.getElementById(next)?.focus();
    setNext('');
  }, [next, parts]);
  if (!isTaxState(draft.taxState))
    return <div className={styles.facts}>Tax State is the state of the selling registration.</div>;
  const missing = desk.company && firmProblem(desk.company, draft.taxState);
  if (missing)
    return (
      <p className={`${styles.facts} ${styles.missing}`} role="alert">
        <span>
          <MissingFirm sentence={missing} desk={desk} />
        </span>
      </p>
    );
  return (
    <>
      <PlaceLine
        {...props}
        isOpen={isWanted}
        onOpen={() => {
          setOpened(true);
          setNext('supplyType');
        }}
        onSay={(field, value) => {
          change({ kind: 'supply', set: { [field]: value } });
          setNext(field);
        }}
      />
      {isWanted && parts && <parts.SupplyFields draft={draft} problems={problems} change={change} />}
    </>
  );
}

type PlaceLineProps = PlaceFactsProps & {
  isOpen: boolean;
  onOpen: () => void;
  onSay: (field: 'supplyType' | 'atSite', value: string) => void;
};

function PlaceLine({ draft, desk, customer, isOpen, onTaxType, onSplit, onOpen, onSay }: PlaceLineProps) {
  const { taxType, supplyType } = draft;
  const taxState = isTaxState(draft.taxState) ? draft.taxState : taxStateIds[0];
  const place = supplyPlace(draft);
  const implied = impliedTaxType({ ...draft, taxState });
  const isSplit = (draft.kind === 'tax' || draft.kind === 'pro') && splitByPlace(draft) !== null;
  const isInstalled = isSplit && supplyParts({ ...draft, atSite: 'yes' }).length === 1;
  // Before a Tax Type is guessed: a buyer abroad makes it an export.
  const isElsewhere = !place && !isTaxType(taxType) && draft.buyerAddress.trim() !== '';
  const isAddressed = `${draft.buyerAddress}${draft.consigneeAddress}`.trim() !== '';
  const other = !isSplit && implied !== null && isTaxType(taxType) && implied !== taxType ? implied : null;
  return (
    <div className={styles.facts} id="place">
      <span>
        From <b>{taxStates[taxState].name}</b> {desk.company && gstinOf(desk.company, taxState)}
        {isTaxType(taxType) && (taxType === 'state' ? `, with CGST and ${stateTax(taxState)}` : ', with IGST')}
        {other && (
          <>
            {' '}
            <PlainButton onClick={() => onTaxType(other)}>Set {taxTypeNames[other]}</PlainButton>
          </>
        )}
      </span>
      {isSplit ? (
        <span className={styles.wrong}>
          The rows are supplied in two places. <PlainButton onClick={onSplit}>Issue two</PlainButton>
          {isInstalled && (
            <PlainButton onClick={() => onSay('atSite', 'yes')}>The goods are installed there</PlainButton>
          )}
        </span>
      ) : isElsewhere ? (
        <span>
          The addresses name no state of India.{' '}
          {!isOpen && <PlainButton onClick={onOpen}>Choose the supply</PlainButton>}
        </span>
      ) : (
        (place || isTaxType(taxType)) &&
        (isAddressed || isOpen) && (
          <span>
            Supply to <b>{place ? `${place.code} ${place.name}` : `outside ${taxStates[taxState].name}`}</b>
            {place && `: ${placeReason(place, draft)}`} {!isOpen && <PlainButton onClick={onOpen}>Change</PlainButton>}
          </span>
        )
      )}
      {!isSupplyType(supplyType) && isSezUnit(customer, draft.buyerAddress) && (
        <span className={styles.wrong}>
          The buyer is an SEZ unit.{' '}
          {(['SEZWP', 'SEZWOP'] as const).map((value) => (
            <PlainButton key={value} onClick={() => onSay('supplyType', value)}>
              {supplyTypes[value].text}
            </PlainButton>
          ))}
        </span>
      )}
    </div>
  );
}
