import { chosenFields } from '#domain/company/compulsory-fields.ts';
import { headerFields } from '#domain/invoices/draft-fields.ts';
import styles from './company-form.module.css';

type DocumentFieldsProps = { value: string; change: (field: string, value: string) => void };

/** Which fields a document must fill in beside those of the law. */
export function DocumentFields({ value, change }: DocumentFieldsProps) {
  const chosen = value.split(' ').filter((field) => field !== '');
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">Compulsory on documents</h2>
      <p className="quiet">
        The law does not ask for these. One that is chosen must be filled in before a document is issued; the others may
        stay blank. A credit note always names its invoice.
      </p>
      <fieldset className={styles.choices} aria-labelledby="documents">
        {chosenFields.map((field) => (
          <label key={field}>
            <input
              type="checkbox"
              id={field}
              checked={chosen.includes(field)}
              onChange={({ target }) =>
                change(
                  'compulsoryFields',
                  chosenFields.filter((each) => (each === field ? target.checked : chosen.includes(each))).join(' '),
                )
              }
            />
            {headerFields[field].label}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
