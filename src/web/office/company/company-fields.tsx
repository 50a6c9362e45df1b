import { formatDate } from '#domain/calendar/indian-date.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { DateField } from '../parts/fields/date-field.tsx';
import { statesOf } from './company-draft.ts';
import styles from './company-form.module.css';
import type { CompanyDraft } from './company-site-draft.ts';
import { CompanySiteFields } from './company-site-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { FiguresFields } from './figures-fields.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { ReturnFields } from './return-fields.tsx';
import { TallyFields } from './tally-fields.tsx';
import { textFieldOf } from './text-field.tsx';
import type { useCompanyDraft } from './use-company-draft.ts';

type CompanyFieldsProps = {
  /** The Indian date. */
  today: string;
  edit: ReturnType<typeof useCompanyDraft>;
};

export function CompanyFields({ today, edit }: CompanyFieldsProps) {
  const { base, draft, change, showProblem } = edit;
  const about = (field: string) => ({ value: draft[field] ?? '', error: edit.about(field) });
  const text = textFieldOf(about, change);
  const picture = (field: 'logo' | 'signature', label: string) => (
    <PictureField
      id={field}
      label={label}
      {...about(field)}
      onChange={(value) => change(field, value)}
      onError={(message) => showProblem(field, message)}
    />
  );
  return (
    <div className={styles.sheet}>
      <section aria-labelledby="firm">
        <h2 id="firm">Firm</h2>
        <div className={styles.fields}>
          {text('name', 'Name')}
          {text('signatory', 'Authorised signatory', { optional: true })}
        </div>
      </section>
      <RegistrationFields
        head={<h2 id="gst">GST registrations</h2>}
        draft={draft}
        about={about}
        text={text}
        change={change}
      />
      <section aria-labelledby="bank">
        <h2 id="bank">Bank</h2>
        <p className="quiet">Fill in all four fields, or none.</p>
        <div className={styles.fields}>
          {text('bank.accountName', 'Account name')}
          {text('bank.bank', 'Bank and branch')}
          {text('bank.accountNumber', 'Account number')}
          {text('bank.ifsc', 'IFSC', { kind: 'capitals', most: 11 })}
        </div>
      </section>
      <section aria-labelledby="money">
        <h2 id="money">Money</h2>
        <p className="quiet">
          Invoices of this day and later are owed here. What customers owed before, you enter as opening bills on their
          pages.
        </p>
        <div className={styles.fields}>
          <DateField
            id="moneyKeptFrom"
            label="Money kept from"
            {...about('moneyKeptFrom')}
            today={today}
            blank={base.keptByDefault ? `blank: since ${formatDate(base.keptByDefault)}` : 'blank: all'}
            onChange={(value) => change('moneyKeptFrom', value)}
          />
        </div>
      </section>
      <DocumentFields value={about('compulsoryFields').value} change={change} />
      <FiguresFields text={text} value={about('staffSeeFigures').value} change={change} />
      <ReturnFields today={today} about={about} change={change} />
      <TallyFields text={text} />
      <section aria-labelledby="paper">
        <h2 id="paper">On the paper</h2>
        <div className={styles.fields}>
          {text('declaration', 'Declaration', { kind: 'lines', optional: true, wide: true, most: 2000 })}
          {picture('logo', 'Logo')}
          {picture('signature', 'Signature')}
        </div>
        <fieldset className={styles.choices} aria-label="Codes of materials">
          <label>
            <input
              type="checkbox"
              id="papersWithoutCodes"
              aria-describedby="papersWithoutCodes-note"
              checked={about('papersWithoutCodes').value !== 'yes'}
              onChange={({ target }) => change('papersWithoutCodes', target.checked ? '' : 'yes')}
            />
            Codes of materials on papers
          </label>
        </fieldset>
        <p className="quiet" id="papersWithoutCodes-note">
          A row that was filled from a material names its code, as WP 204. Without the tick the papers of new documents
          leave it out; the form and Reports still know it.
        </p>
      </section>
      <OpeningFields series={base.series.filter(({ taxState, prefix }) => hasSeries(draft, taxState, prefix))}>
        {(field, label) => text(field, label, { note: 'blank: starts at 1', most: 10 })}
      </OpeningFields>
      <CompanySiteFields galleries={base.galleries} draft={draft} text={text} change={change} />
    </div>
  );
}

/** Whether to show the series: those of the firm's states, and one that has a number. */
function hasSeries(draft: CompanyDraft, state: TaxState, prefix: string) {
  return statesOf(draft).includes(state) || (draft[`openingNumbers.${prefix}`] ?? '').trim() !== '';
}
