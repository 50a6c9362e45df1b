import type { ReactNode } from 'react';
import { countryOptions } from '#domain/invoices/country-name.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { placeOptions } from '#domain/invoices/supply-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import { placeByLaw } from '#domain/tax/supply-place.ts';
import { isExport, isWithoutPayment, supplyTypes } from '#domain/tax/supply-types.ts';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { DraftChange } from '../form/change-draft.ts';
import styles from '../form/invoice-form.module.css';
import type { SupplyChoices } from '../form/with-choice.ts';

type SupplyFieldsProps = { draft: InvoiceDraft; problems: Problem[]; change: (what: DraftChange) => void };

/** What staff say of the supply: its kind, another place with a remark, installed at the site, and the facts of an export. */
export function SupplyFields({ draft, problems, change }: SupplyFieldsProps) {
  const set = (field: keyof SupplyChoices, value: string) => change({ kind: 'supply', set: { [field]: value } });
  const law = placeByLaw({ ...draft, placeOfSupply: undefined });
  const field = (
    name: keyof SupplyChoices,
    label: string,
    control: (props: object) => ReactNode,
    more: { wide?: boolean; note?: string } = {},
  ) => (
    <Field id={name} label={label} error={problems.find((problem) => problem.field === name)?.message} {...more}>
      {(props: FieldControl) =>
        control({
          ...props,
          name,
          value: draft[name] ?? '',
          autoComplete: 'off',
          'data-optional': '',
          onChange: ({ target }: { target: { value: string } }) =>
            set(name, capitals.has(name) ? target.value.toUpperCase() : target.value),
        })
      }
    </Field>
  );
  return (
    <fieldset className={styles.supply} aria-label="Kind and place of supply">
      {field(
        'supplyType',
        'Supply',
        (props) => (
          <Select {...props} options={kinds} />
        ),
        {
          note: draft.kind !== 'challan' && isWithoutPayment(draft.supplyType) ? 'rows are charged 0 %' : '',
        },
      )}
      {field('placeOfSupply', 'Place of supply', (props) => (
        <Select
          {...props}
          options={[{ value: '', text: law ? `By law: ${law.code} ${law.name}` : 'By the addresses' }, ...placeOptions]}
        />
      ))}
      {draft.placeOfSupply !== undefined &&
        field('placeRemark', 'Why this place', (props) => <input {...props} />, {
          wide: true,
          note: 'kept, not printed',
        })}
      {isExport(draft.supplyType) && (
        <>
          {field('exportCountry', 'Country of destination', (props) => (
            <Select {...props} options={[{ value: '', text: 'Select country' }, ...countries]} />
          ))}
          {field(
            'exportPort',
            'Port code',
            (props) => (
              <input {...props} placeholder="INNSA1" />
            ),
            { note: 'if known' },
          )}
          {field(
            'exportCurrency',
            'Currency',
            (props) => (
              <input {...props} placeholder="USD" />
            ),
            { note: 'optional' },
          )}
          {field(
            'exportRate',
            'Rupees for one',
            (props) => (
              <input {...props} inputMode="decimal" />
            ),
            {
              note: 'optional',
            },
          )}
        </>
      )}
      <div className={styles.choice}>
        <label>
          <input
            type="checkbox"
            id="atSite"
            name="atSite"
            data-optional=""
            checked={draft.atSite === 'yes'}
            onChange={({ target }) => set('atSite', target.checked ? 'yes' : '')}
          />
          Goods are installed or assembled at the consignee’s place
        </label>
        <span className="quiet">Their place of supply is the site, IGST Act 10(1)(d).</span>
      </div>
    </fieldset>
  );
}

/** The customs and the banks write these codes in capitals, and staff type them as they like. */
const capitals = new Set<keyof SupplyChoices>(['exportCurrency', 'exportPort']);

const kinds = [
  { value: '', text: 'Regular' },
  ...Object.entries(supplyTypes).map(([value, { text }]) => ({ value, text })),
];

const countries = countryOptions();
