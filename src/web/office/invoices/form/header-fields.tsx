import type { ReactNode } from 'react';
import type { Desk } from '#contract/desk.ts';
import { headerNames } from '#contract/invoice-wire.ts';
import { optionLists } from '#domain/catalogue/option-lists.ts';
import { headerFields } from '#domain/invoices/draft-fields.ts';
import type { DraftHeader, InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DateField } from '../../parts/fields/date-field.tsx';
import { nextNumberNote } from '../../parts/preview/series-at.ts';
import { AddressField } from './address-field.tsx';
import type { DraftChange } from './change-draft.ts';
import styles from './invoice-form.module.css';
import { PlaceFacts } from './place-facts.tsx';
import { SameAsConsignee } from './same-as-consignee.tsx';

type HeaderFieldsProps = {
  draft: InvoiceDraft;
  desk: Desk;
  problems: Problem[];
  warnings: Problem[];
  /** Stands beside Reference No. */
  fill: ReactNode;
  change: (what: DraftChange) => void;
};

export function HeaderFields({ draft, desk, problems, warnings, fill, change }: HeaderFieldsProps) {
  const put = (field: keyof DraftHeader) => (value: string) => change({ kind: 'field', field, value });
  const about = (field: keyof DraftHeader) => ({
    id: field,
    label: headerFields[field].label,
    error: problems.find((problem) => problem.field === field)?.message,
    warning: warnings.find((warning) => warning.field === field)?.message,
  });
  const wired = (field: keyof DraftHeader, control: FieldControl) => ({
    ...control,
    name: headerNames[field],
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => put(field)(event.target.value),
  });
  const text = (
    field: keyof DraftHeader,
    more: { optional?: boolean; note?: string; wide?: boolean; action?: ReactNode } = {},
  ) => (
    <Field {...about(field)} {...more}>
      {(control) => <input {...wired(field, control)} data-optional={more.optional || more.note ? '' : undefined} />}
    </Field>
  );
  const address = (field: 'consigneeAddress' | 'buyerAddress', action?: ReactNode) => (
    <AddressField
      {...about(field)}
      id={field}
      name={headerNames[field]}
      value={draft[field]}
      action={action}
      onChange={put(field)}
    />
  );
  const date = (field: 'date' | 'buyerDate' | 'deliveryNoteDate') => (
    <DateField
      {...about(field)}
      name={headerNames[field]}
      value={draft[field]}
      today={desk.today}
      onChange={put(field)}
    />
  );

  return (
    <div className={styles.fields}>
      <Field {...about('taxState')}>
        {(control) => <Select {...wired('taxState', control)} options={optionLists.taxStates} />}
      </Field>
      <Field {...about('taxType')}>
        {(control) => <Select {...wired('taxType', control)} options={optionLists.taxTypes} />}
      </Field>
      <PlaceFacts
        draft={draft}
        desk={desk}
        onTaxType={(taxType) => {
          put('taxType')(taxType);
          document.getElementById('taxType')?.focus();
        }}
      />
      {address('consigneeAddress')}
      {address(
        'buyerAddress',
        draft.buyerAddress === '' && draft.consigneeAddress !== '' && (
          <SameAsConsignee consignee={draft.consigneeAddress} change={change} />
        ),
      )}
      {text('number', { note: nextNumberNote(desk, draft) })}
      {date('date')}
      {text('referenceNumber', { action: fill })}
      {text('otherReferences', { optional: true })}
      {text('buyerOrderNumber', { optional: true })}
      {date('buyerDate')}
      {text('dispatchDocNo', { optional: true })}
      {date('deliveryNoteDate')}
      {text('dispatchedThrough')}
      {text('destination')}
      {text('termsOfDelivery', { optional: true, wide: true })}
    </div>
  );
}
