import { type ReactNode, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import { customerLimits, maxCreditDays, maxDeliveryAddresses } from '#domain/customers/customer-problems.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import { gstinTypo } from '#domain/tax/gstin-typo.ts';
import { PlainButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import type { RecordChange } from '../parts/record/merge-records.ts';
import { type CustomerDraft, type InAddress, inAddress } from './customer-draft.ts';
import styles from './customer-form.module.css';
import { letterLanguages } from './letter-languages.ts';
import { ReadInput } from './read-input.tsx';
import type { CustomerEdit } from './use-customer-form.ts';
import type { KnownCustomers } from './use-known-customers.ts';

/** The fields of New customer and of Change. */
export function FormFields({ edit }: { edit: CustomerEdit }) {
  const { draft, known, change, about: errorOf } = edit;
  const changes = edit.theirs?.changes ?? [];
  const read = inAddress(draft.billingAddress);
  const taken = known.taken;

  const text = (field: TextField, { note, optional, wide, upper, action }: TextOptions = {}) => {
    const inText = field in read ? read[field as keyof InAddress] : '';
    return (
      <Field
        id={field}
        label={customerLabels[field]}
        error={field === 'gstin' && taken ? 'GSTIN belongs to' : errorOf(field)}
        warning={warningOf(field, known, changes) ?? (field === 'gstin' ? typoIn(draft) : undefined)}
        note={inText !== '' && draft[field] === '' ? 'from the address' : note}
        optional={optional ?? false}
        wide={wide ?? false}
        action={action}
      >
        {(control) => (
          <ReadInput
            {...control}
            value={draft[field]}
            read={inText}
            maxLength={customerLimits[field as keyof typeof customerLimits] ?? 20}
            spellCheck={upper ? 'false' : 'true'}
            data-optional={optional ? '' : undefined}
            inputMode={field === 'creditDays' || field === 'pin' ? 'numeric' : field === 'phone' ? 'tel' : undefined}
            onType={(typed) => change({ [field]: upper ? typed.toUpperCase() : typed })}
          />
        )}
      </Field>
    );
  };

  return (
    <div className={styles.fields}>
      <div className={styles.addresses}>
        <Field
          id="billingAddress"
          label={customerLabels.billingAddress}
          note="first line is the name"
          error={errorOf('billingAddress')}
          warning={warningOf('billingAddress', known, changes)}
        >
          {(control) => (
            <textarea
              {...control}
              ref={takeFocus}
              value={draft.billingAddress}
              maxLength={customerLimits.billingAddress}
              autoComplete="off"
              onChange={({ target }) => change({ billingAddress: target.value })}
            />
          )}
        </Field>
        <DeliveryAddresses addresses={draft.deliveryAddresses} errorOf={errorOf} change={change} />
      </div>
      {text('gstin', {
        upper: true,
        action: taken && <a href={path(paths.customerPage, { id: taken.id })}>{taken.name}</a>,
      })}
      {text('place')}
      {text('pin')}
      {text('creditDays', { note: `0 to ${maxCreditDays}` })}
      {text('contactPerson', { optional: true })}
      {text('phone')}
      {text('email', { optional: true })}
      <Field id="language" label={customerLabels.language} warning={warningOf('language', known, changes)}>
        {(control) => (
          <Select
            {...control}
            options={letterLanguages}
            value={draft.language}
            onChange={({ target }) => change({ language: target.value as CustomerDraft['language'] })}
          />
        )}
      </Field>
      {text('tallyName', { optional: true, wide: true, note: 'blank means the name' })}
      <div className={styles.whole}>
        <label className={styles.mark}>
          <input
            type="checkbox"
            id="sez"
            name="sez"
            data-optional=""
            checked={draft.sez === 'yes'}
            onChange={({ target }) => change({ sez: target.checked ? 'yes' : '' })}
          />
          {customerLabels.sez}: a unit or a developer of a special economic zone
        </label>
      </div>
      <div className={styles.whole}>
        <Field
          id="note"
          label={customerLabels.note}
          note="seen by staff only"
          error={errorOf('note')}
          warning={warningOf('note', known, changes)}
          optional
        >
          {(control) => (
            <textarea
              {...control}
              value={draft.note}
              maxLength={customerLimits.note}
              autoComplete="off"
              data-optional=""
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

/** The address has no GSTIN that can be read, but one with a mistake: without it the customer would be an unregistered one. */
function typoIn({ gstin, billingAddress }: CustomerDraft): string | undefined {
  return gstin.trim() === '' && gstinIn(billingAddress) === null ? (gstinTypo(billingAddress) ?? undefined) : undefined;
}

type TextField = Exclude<keyof CustomerDraft, 'billingAddress' | 'deliveryAddresses' | 'language' | 'note' | 'sez'>;

type TextOptions = { note?: string; optional?: boolean; wide?: boolean; upper?: boolean; action?: ReactNode };

function warningOf(field: string, { warnings }: KnownCustomers, changes: RecordChange[]): string | undefined {
  const theirs = changes.find((each) => each.path[0] === field && each.mine);
  if (theirs) return `now “${theirs.now || 'blank'}” in the book`;
  return warnings.find((warning) => warning.field === field)?.message;
}

type DeliveryAddressesProps = {
  addresses: string[];
  errorOf: (field: string) => string | undefined;
  change: (part: Partial<CustomerDraft>) => void;
};

function DeliveryAddresses({ addresses, errorOf, change }: DeliveryAddressesProps) {
  const [added, setAdded] = useState(0);
  const canAdd = addresses.length < maxDeliveryAddresses && addresses.every((address) => address.trim() !== '');
  const add = (
    <PlainButton
      onClick={() => {
        change({ deliveryAddresses: [...addresses, ''] });
        setAdded(addresses.length);
      }}
    >
      Add another
    </PlainButton>
  );
  return addresses.map((address, index) => (
    <Field
      // biome-ignore lint/suspicious/noArrayIndexKey: addresses have no other key
      key={index}
      id={`deliveryAddresses.${index}`}
      label={index === 0 ? customerLabels.deliveryAddresses : `${customerLabels.deliveryAddresses} ${index + 1}`}
      error={errorOf(`deliveryAddresses.${index}`)}
      note={address.trim() === '' && addresses.length === 1 ? 'same as billing' : ''}
      action={canAdd && index === addresses.length - 1 && add}
      optional
    >
      {(control) => (
        <textarea
          {...control}
          ref={index > 0 && index === added ? takeFocus : undefined}
          value={address}
          maxLength={customerLimits.deliveryAddresses}
          autoComplete="off"
          data-optional=""
          onChange={({ target }) => change({ deliveryAddresses: addresses.with(index, target.value) })}
        />
      )}
    </Field>
  ));
}
