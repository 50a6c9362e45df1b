import { optionalNames } from '#contract/invoice-wire.ts';
import { longestPurpose } from '#domain/challans/challan-problems.ts';
import { challanPurposeNames, challanPurposes, purposeRule } from '#domain/challans/challan-purposes.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { DraftChange } from './change-draft.ts';
import styles from './invoice-form.module.css';

type ChallanFieldsProps = { draft: InvoiceDraft; problems: Problem[]; change: (what: DraftChange) => void };

/** Why the goods of a challan travel, and whether its paper shows tax. */
export function ChallanFields({ draft, problems, change }: ChallanFieldsProps) {
  const { purpose = '', purposeRemark = '', showTax } = draft;
  const rule = purposeRule(purpose);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const set = (field: 'purpose' | 'purposeRemark' | 'showTax') => (value: string) =>
    change({ kind: 'challan', field, value });
  return (
    <>
      <Field id="purpose" label="Purpose" error={errorOf('purpose')} note={rule?.law} wide>
        {(control) => (
          <Select
            {...control}
            name={optionalNames.purpose}
            value={purpose}
            options={purposes}
            onChange={({ target }) => set('purpose')(target.value)}
          />
        )}
      </Field>
      {purpose === 'other' && (
        <Field id="purposeRemark" label="Purpose in words" error={errorOf('purposeRemark')} wide>
          {(control) => (
            <input
              {...control}
              name={optionalNames.purposeRemark}
              value={purposeRemark}
              maxLength={longestPurpose}
              placeholder="Repair, exhibition …"
              autoComplete="off"
              onChange={({ target }) => set('purposeRemark')(target.value)}
            />
          )}
        </Field>
      )}
      <div className={styles.choice}>
        <label className="line">
          <input
            type="checkbox"
            id="showTax"
            name={optionalNames.showTax}
            data-optional=""
            aria-describedby="showTax-note"
            checked={showTax === 'yes' || rule?.isSupply === true}
            disabled={rule?.isSupply === true}
            onChange={({ target }) => set('showTax')(target.checked ? 'yes' : '')}
          />
          Show tax
        </label>
        <span className="quiet" id="showTax-note">
          {rule?.isSupply
            ? 'The goods are for the buyer: rate and tax are shown (CGST rule 55(1)(vii)).'
            : 'Without it the paper has the value alone, as the law asks where nothing is sold yet.'}
        </span>
      </div>
    </>
  );
}

const purposes = [
  { value: '', text: 'Select purpose' },
  ...challanPurposeNames.map((value) => ({ value, text: challanPurposes[value].text })),
];
