import { type ReactNode, useEffect } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import { headerNames, optionalNames } from '#contract/invoice-wire.ts';
import { optionLists, taxStateOptions } from '#domain/catalogue/option-lists.ts';
import { type ChosenField, compulsoryFields } from '#domain/company/compulsory-fields.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { headerFields, numberLabel } from '#domain/invoices/draft-fields.ts';
import { isRequired } from '#domain/invoices/field-problems.ts';
import type { DraftHeader, InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DateField } from '../../parts/fields/date-field.tsx';
import { nextNumberNote } from '../../parts/preview/series-at.ts';
import { usePart } from '../../parts/use-part.ts';
import { useCustomerInAddress } from '../customer/use-customer-in-address.ts';
import { AddressField } from './address-field.tsx';
import type { DraftChange } from './change-draft.ts';
import styles from './invoice-form.module.css';

type HeaderFieldsProps = {
  draft: InvoiceDraft;
  desk: Desk;
  problems: Problem[];
  warnings: Problem[];
  /** The customer of the buyer address, if the book has one. */
  customer: CustomerAnswer | null;
  /** Shown beside Reference No. */
  fill: ReactNode;
  change: (what: DraftChange) => void;
  /** Keeps the rows of one place here, and sets the others aside. */
  onSplit: () => void;
};

export function HeaderFields({ draft, desk, problems, warnings, customer, fill, change, onSplit }: HeaderFieldsProps) {
  const { waiting, fillIn } = useCustomerInAddress(draft, desk.today, change);
  const facts = usePart(true, () => import('../supply/place-facts.tsx'));
  const bills = draft.kind === 'tax' || draft.kind === 'pro';
  const payment = usePart(bills, () => import('./payment-fields.tsx'));
  const copying = usePart(draft.consigneeAddress !== '', () => import('./same-as-consignee.tsx'));
  const choice = usePart(draft.kind === 'credit', () => import('./without-gst.tsx'));
  const challan = usePart(draft.kind === 'challan', () => import('./challan-fields.tsx'));
  const notes = usePart(customer !== null, () => import('../customer/buyer-note.tsx'));
  const setField = (field: keyof DraftHeader) => (value: string) => change({ kind: 'field', field, value });
  const fieldProps = (field: keyof DraftHeader) => ({
    id: field,
    label: field === 'number' ? numberLabel(draft.kind) : headerFields[field].label,
    error: messageAt(field, problems),
    warning: messageAt(field, warnings),
  });
  const controlProps = (field: keyof DraftHeader, control: FieldControl) => ({
    ...control,
    name: headerNames[field],
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setField(field)(event.target.value),
  });
  const states = registeredStates(desk.company);
  // A firm with one registration is not asked for it; a form of before says it already, and is shown.
  const only = states.length === 1 ? states[0] : undefined;
  useEffect(() => {
    if (only && draft.taxState === '') change({ kind: 'field', field: 'taxState', value: only });
  }, [only, draft.taxState, change]);
  const compulsory = compulsoryFields(desk.paper);
  /** Optional where an owner does not want it. */
  const chosen = (field: ChosenField) => ({ optional: !isRequired(draft.kind, field, compulsory) });
  const text = (
    field: keyof DraftHeader,
    more: { optional?: boolean; note?: string; wide?: boolean; action?: ReactNode } = {},
  ) => (
    <Field {...fieldProps(field)} {...more}>
      {(control) => (
        <input {...controlProps(field, control)} data-optional={more.optional || more.note ? '' : undefined} />
      )}
    </Field>
  );
  const addressProps = (field: 'consigneeAddress' | 'buyerAddress') => ({
    ...fieldProps(field),
    id: field,
    name: headerNames[field],
    value: draft[field],
    onChange: setField(field),
  });
  const date = (field: 'date' | 'buyerDate' | 'deliveryNoteDate') => (
    <DateField
      {...fieldProps(field)}
      name={headerNames[field]}
      value={draft[field]}
      today={desk.today}
      onChange={setField(field)}
    />
  );

  return (
    <div className={styles.fields}>
      {draft.taxState !== only && (
        <Field {...fieldProps('taxState')}>
          {(control) => <Select {...controlProps('taxState', control)} options={taxStateOptions(states)} />}
        </Field>
      )}
      <Field {...fieldProps('taxType')}>
        {(control) => <Select {...controlProps('taxType', control)} options={optionLists.taxTypes} />}
      </Field>
      {facts ? (
        <facts.PlaceFacts
          draft={draft}
          desk={desk}
          problems={problems}
          customer={customer}
          change={change}
          onSplit={onSplit}
          onTaxType={(taxType) => {
            setField('taxType')(taxType);
            document.getElementById('taxType')?.focus();
          }}
        />
      ) : (
        <div className={styles.facts} />
      )}
      {challan && <challan.ChallanFields draft={draft} problems={problems} change={change} />}
      <AddressField
        {...addressProps('consigneeAddress')}
        action={
          notes &&
          customer && (
            <notes.DeliveryChoice
              customer={customer}
              consignee={draft.consigneeAddress}
              onChoose={setField('consigneeAddress')}
            />
          )
        }
      />
      <AddressField
        {...addressProps('buyerAddress')}
        note={notes && customer && <notes.BuyerNote customer={customer} />}
        onCustomer={(chosen) => change({ kind: 'customer', customer: chosen })}
        action={
          waiting ? (
            <PlainButton onClick={fillIn}>Fill in {waiting.name}</PlainButton>
          ) : (
            draft.buyerAddress === '' &&
            draft.consigneeAddress !== '' &&
            copying && <copying.SameAsConsignee consignee={draft.consigneeAddress} change={change} />
          )
        }
      />
      {text('number', { note: nextNumberNote(desk, draft) })}
      {date('date')}
      {text('referenceNumber', { action: fill, ...chosen('referenceNumber') })}
      {text('otherReferences', { optional: true })}
      {text('buyerOrderNumber', { optional: true })}
      {date('buyerDate')}
      {text('dispatchDocNo', { optional: true })}
      {date('deliveryNoteDate')}
      {text('dispatchedThrough', chosen('dispatchedThrough'))}
      {text('destination', chosen('destination'))}
      {text('termsOfDelivery', { optional: true, wide: true })}
      {draft.kind === 'pro' && (
        <DateField
          id="validUntil"
          label="Valid until"
          name={optionalNames.validUntil}
          error={messageAt('validUntil', problems)}
          blank="blank: no last day"
          value={draft.validUntil ?? ''}
          today={desk.today}
          onChange={(value) => change({ kind: 'optional', field: 'validUntil', value })}
        />
      )}
      {payment && <payment.PaymentFields {...{ draft, customer, problems, change }} />}
      {choice && <choice.WithoutGst chosen={draft.withoutGst === 'yes'} change={change} />}
    </div>
  );
}

function messageAt(field: string, problems: Problem[]) {
  return problems.find((problem) => problem.field === field)?.message;
}
