import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { DateField } from '../parts/fields/date-field.tsx';
import styles from './company-form.module.css';

type About = { value: string; error: string | undefined };

type FilingFieldProps = About & { id: string; onChange: (value: string) => void };

/** How often a registration files GSTR-1. */
export function FilingField({ id, value, error, onChange }: FilingFieldProps) {
  return (
    <Field id={id} label="GSTR-1 filed" error={error} roomy>
      {(control) => (
        <Select
          {...control}
          options={frequencies}
          value={value || 'monthly'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

const frequencies = [
  { value: 'monthly', text: 'Every month' },
  { value: 'quarterly', text: 'Every quarter' },
];

type ReturnFieldsProps = {
  today: string;
  about: (field: string) => About;
  change: (field: string, value: string) => void;
};

/** What the returns and e-invoices need to know of the firm. */
export function ReturnFields({ today, about, change }: ReturnFieldsProps) {
  const { value, error } = about('turnover');
  return (
    <section aria-labelledby="returns">
      <h2 id="returns">Returns and e-invoices</h2>
      <p className="quiet">
        The turnover counts all registrations together. It sets the digits of an HSN code, and above ₹ 5 crore GSTR-1 is
        filed every month.
      </p>
      <div className={styles.fields}>
        <Field id="turnover" label="Turnover of the last year" error={error} roomy>
          {(control) => (
            <Select
              {...control}
              options={bands}
              value={value || 'up-to-5'}
              onChange={({ target }) => change('turnover', target.value)}
            />
          )}
        </Field>
        <DateField
          id="eInvoiceFrom"
          label="E-invoices from"
          {...about('eInvoiceFrom')}
          today={today}
          blank="blank: the firm makes none"
          onChange={(day) => change('eInvoiceFrom', day)}
        />
      </div>
    </section>
  );
}

const bands = [
  { value: 'up-to-5', text: 'Up to ₹ 5 crore' },
  { value: '5-to-10', text: '₹ 5 to 10 crore' },
  { value: 'from-10', text: '₹ 10 crore and more' },
];
