import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { paymentModes, settlementReasons, tdsKinds } from '#domain/receivables/voucher.ts';
import { voucherLimits } from '#domain/receivables/voucher-problems.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DateField } from '../../parts/fields/date-field.tsx';
import { AmountInput } from './amount-input.tsx';
import { entryWording } from './entry-wording.ts';
import { type MoneyDraft, usesAdvance } from './money-draft.ts';
import styles from './money-form.module.css';
import { amountOf, type PaysItem } from './pays-rows.ts';

type MoneyFieldsProps = {
  draft: MoneyDraft;
  today: string;
  states: readonly TaxState[];
  /** The number that it would get; '' while it is not known. */
  number: string;
  advances: readonly PaysItem[];
  errorOf: (field: string) => string | undefined;
  warningOf: (field: string) => string | undefined;
  /** The field of the customer. */
  customer: ReactNode;
  facts: ReactNode;
  change: (part: Partial<MoneyDraft>) => void;
};

/** The fields of the form. Amounts, mode and reference only where money moves. */
export function MoneyFields(props: MoneyFieldsProps) {
  const { draft, today, states, number, advances, errorOf, warningOf, customer, facts, change } = props;
  const { kind, mode } = draft;
  // A draft or a link may be of a registration that is not the only one.
  const isOther = draft.taxState !== '' && !states.includes(draft.taxState);
  const hasMoney = kind === 'receipt' || kind === 'refund';
  const hasTdsKind = kind === 'receipt' ? (amountOf(draft.tds) ?? 1) !== 0 : draft.reason === 'tds';
  const fieldProps = (field: keyof MoneyDraft) => ({ id: field, error: errorOf(field), warning: warningOf(field) });
  const text = (field: TextField, label: string, more: { note?: string; optional?: boolean; wide?: boolean } = {}) => (
    <Field {...fieldProps(field)} label={label} {...more}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          maxLength={field === 'note' ? voucherLimits.note : voucherLimits.reference}
          value={draft[field]}
          data-optional={more.optional ? '' : undefined}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Field>
  );
  const choice = (field: ChoiceField, label: string, list: readonly Option[], blank?: string) => (
    <Field {...fieldProps(field)} label={label}>
      {(control) => (
        <Select
          {...control}
          options={blank ? [{ value: '', text: blank }, ...list] : list}
          value={draft[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Field>
  );
  const amount = (field: 'amount' | 'tds', label: string, optional = false) => (
    <Field {...fieldProps(field)} label={label} optional={optional}>
      {(control) => (
        <AmountInput
          {...control}
          value={draft[field]}
          data-optional={optional ? '' : undefined}
          onType={(typed) => change({ [field]: typed })}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.fields}>
      {customer}
      {(states.length > 1 || isOther) && (
        <Field {...fieldProps('taxState')} label="Registration" note={number && `next ${numberWords(number)}`}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', text: 'Select registration' },
                ...states.map((state) => ({ value: state, text: taxStates[state].name })),
              ]}
              value={draft.taxState}
              onChange={({ target }) => change({ taxState: target.value as TaxState | '' })}
            />
          )}
        </Field>
      )}
      {kind !== 'use' && (
        <DateField
          {...fieldProps('date')}
          label="Date"
          value={draft.date}
          today={today}
          onChange={(date) => change({ date })}
        />
      )}
      {hasMoney && amount('amount', entryWording[kind].amount)}
      {kind === 'receipt' && amount('tds', 'TDS held back ₹', true)}
      {hasMoney && choice('mode', 'Mode', paymentModes, 'Select mode')}
      {kind === 'settlement' && choice('reason', 'Why', settlementReasons, 'Select why')}
      {usesAdvance(draft) && choice('source', 'Advance', advances.map(advanceOption), 'Select advance')}
      {kind !== 'use' &&
        text('reference', 'Reference', {
          note: references[mode] ?? '',
          optional: !hasMoney || mode === '' || mode === 'cash' || mode === 'other',
        })}
      {kind !== 'use' && text('note', 'Note', { optional: true, wide: true })}
      {hasTdsKind && choice('tdsKind', 'TDS', tdsKinds)}
      {facts}
    </div>
  );
}

type TextField = 'reference' | 'note';
type ChoiceField = 'mode' | 'reason' | 'source' | 'tdsKind';
type Option = { value: string; text: string };

const references: Record<string, string> = { upi: 'UPI', bank: 'UTR', cheque: 'Cheque No.', card: 'slip' };

/** `'RC-DL 0012'`: the year goes without saying. */
function numberWords(number: string) {
  const [series = '', , counter = ''] = number.split('/');
  return `${series} ${counter}`;
}

function advanceOption({ id, number, date, open }: PaysItem): Option {
  return { value: id, text: `${number} of ${formatDate(date)}: ${formatRupees(open)}` };
}
