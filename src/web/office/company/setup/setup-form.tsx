import { type SubmitEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import type { SetupAnswer } from '#contract/staff/setup.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { sampleDraft } from '#domain/company/sample-draft.ts';
import { toldByGstin } from '#domain/company/told-by-gstin.ts';
import { seriesOf, seriesPrefix } from '#domain/invoices/invoice-number.ts';
import { type TaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { listWords } from '#domain/text/list-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PaperPreview } from '../../parts/preview/paper-preview.tsx';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { StillToDo } from '../../parts/still-to-do.tsx';
import { CompanyAnswered } from '../company-dock.tsx';
import { statesOf } from '../company-draft.ts';
import companyStyles from '../company-form.module.css';
import { PictureField } from '../picture-field.tsx';
import { previewDesk } from '../preview-desk.ts';
import { RegistrationFields } from '../registration-fields.tsx';
import { textFieldOf } from '../text-field.tsx';
import { useCompanyDraft } from '../use-company-draft.ts';
import { ADDED_GSTIN } from './add-by-gstin.tsx';
import { ServerLines } from './server-lines.tsx';
import styles from './setup-page.module.css';

const stages = ['The firm', 'GST', 'Money', 'First invoice'] as const;

type SetupFormProps = {
  desk: Desk;
  loaded: CompanyAnswer;
  steps: SetupAnswer['steps'];
  /** Reloads the desk. */
  onSaved: () => void;
  /** Reloads what is still to do. */
  onStepsChanged: () => void;
};

/** What the first invoice needs, in four stages beside the paper. What is saved is there on another device, too. */
export function SetupForm({ desk, loaded, steps, onSaved, onStepsChanged }: SetupFormProps) {
  const [stage, setStage] = useState(() => firstStage(loaded, steps));
  // Who has just filled in the last stage goes on to the invoice first.
  const [cameBack] = useState(stage === stages.length - 1);
  // The list of what is still to do has led to one of the settings of the server.
  const [asked] = useState(() => location.hash.slice(1));
  const record = useCompanyDraft(loaded, () => {
    onSaved();
    onStepsChanged();
    setStage((before) => Math.min(before + 1, stages.length - 1));
  });
  const { draft, problems, change, showProblem, failure, state: saving } = record;
  const paperDesk = useMemo(() => previewDesk(desk, draft, record.base), [desk, draft, record.base]);
  const state = statesOf(draft)[0] ?? taxStateIds[0];
  const sample = useMemo(() => sampleDraft(state, desk.today), [state, desk.today]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasArrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage begins at its heading
  useLayoutEffect(() => {
    const place = hasArrived.current ? null : document.getElementById(asked);
    hasArrived.current = true;
    (place ?? heading.current)?.focus();
  }, [stage]);
  const about = (field: string) => ({ value: draft[field] ?? '', error: record.about(field) });
  const text = textFieldOf(about, change);
  // With one registration no field says which.
  const named = (label: string, of: TaxState) =>
    statesOf(draft).length > 1 ? `${label}, ${taxStates[of].name}` : label;
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refuse = (field: string, message: string) => {
      showProblem(field, message);
      document.getElementById(field)?.focus();
    };
    const added = draft[ADDED_GSTIN];
    if (stage === 1 && added) return refuse('registrations', wrongGstin(added, statesOf(draft)));
    if (stage > 0) return record.save();
    if ((draft.name ?? '').trim() !== '') return setStage(1);
    refuse('name', 'The firm needs a name.');
  };
  return (
    <div className={styles.setup}>
      <ol className={styles.stages}>
        {stages.map((name, index) => (
          <li key={name} aria-current={index === stage ? 'step' : undefined}>
            {index + 1} {name}
          </li>
        ))}
      </ol>
      <div className={companyStyles.split}>
        {stage === 3 ? (
          <section className={companyStyles.sheet} aria-labelledby="stage">
            <div>
              <h2 id="stage" className={styles.stage} ref={heading} tabIndex={-1}>
                Your first invoice
              </h2>
              <p>The next tax invoice is {nextNumbers(desk)}.</p>
            </div>
            <p className={styles.deeds}>
              <ButtonLink look="go" href={paths.taxInvoice}>
                Tax Invoice
              </ButtonLink>
              {!cameBack && <ButtonLink href={paths.operations}>What is still to do</ButtonLink>}
            </p>
            {cameBack && <StillToDo steps={steps} />}
          </section>
        ) : (
          <form className={companyStyles.sheet} noValidate aria-label={stages[stage] ?? ''} onSubmit={goOn}>
            {stage === 0 && (
              <section>
                <h2 id="stage" className={styles.stage} ref={heading} tabIndex={-1}>
                  What is your firm called?
                </h2>
                <p className="quiet">As on its registration certificate.</p>
                <div className={companyStyles.fields}>
                  {text('name', 'Name')}
                  <PictureField
                    id="logo"
                    label="Logo"
                    {...about('logo')}
                    onChange={(value) => change('logo', value)}
                    onError={(message) => showProblem('logo', message)}
                  />
                </div>
              </section>
            )}
            {stage === 1 && (
              <>
                <RegistrationFields
                  head={
                    <h2 id="gst" className={styles.stage} ref={heading} tabIndex={-1}>
                      Where are you registered?
                    </h2>
                  }
                  draft={draft}
                  about={about}
                  text={text}
                  change={change}
                  brief
                />
                {statesOf(draft).length > 0 && (
                  <section aria-labelledby="numbers">
                    <h2 id="numbers">Numbers</h2>
                    <p className="quiet">Invoices issued since April? Their numbers go on (rule 46).</p>
                    <div className={companyStyles.fields}>
                      {statesOf(draft).map((each) => {
                        const prefix = seriesPrefix(seriesOf('tax', each, desk.today));
                        return text(`openingNumbers.${prefix}`, named('Next tax invoice', each), {
                          note: `blank: ${prefix}0001`,
                          optional: true,
                          most: 20,
                        });
                      })}
                    </div>
                  </section>
                )}
              </>
            )}
            {stage === 2 && (
              <section>
                <h2 id="stage" className={styles.stage} ref={heading} tabIndex={-1}>
                  Where do customers pay?
                </h2>
                <p className="quiet">A bank account, a UPI id, or both.</p>
                <div className={companyStyles.fields}>
                  {text('bank.accountName', 'Account name', { optional: true })}
                  {text('bank.bank', 'Bank and branch', { optional: true })}
                  {text('bank.accountNumber', 'Account number', { optional: true })}
                  {text('bank.ifsc', 'IFSC', { kind: 'capitals', most: 11, optional: true })}
                  {statesOf(draft).map((each) =>
                    text(`registrations.${each}.upiId`, named('UPI id', each), {
                      note: 'name@bank',
                      optional: true,
                      most: 100,
                    }),
                  )}
                </div>
              </section>
            )}
            {failure && <CompanyAnswered {...record} failure={failure} />}
            {problems.length > 0 && (
              <p role="alert" className={styles.wrong}>
                {problems.length === 1 ? problems[0]?.message : `${problems.length} fields to correct.`}
              </p>
            )}
            <p className={styles.deeds}>
              <Button type="submit" look="go" aria-disabled={saving === 'busy'}>
                {saving === 'busy' ? 'Saving …' : 'Continue'}
              </Button>
              {stage > 0 && <Button onClick={() => setStage(stage - 1)}>Back</Button>}
            </p>
          </form>
        )}
        {statesOf(draft).length > 0 && (
          <ScrollArea label="As your paper will look" className={companyStyles.paper}>
            <PaperPreview draft={sample} desk={paperDesk} original={null} focused="" />
          </ScrollArea>
        )}
      </div>
      {(cameBack || asked) && <ServerLines steps={steps} />}
    </div>
  );
}

/** Without a registration there is no blank to leave. */
function wrongGstin(gstin: string, states: readonly TaxState[]): string {
  const remedy = states.length > 0 ? ', or leave it blank.' : '.';
  return toldByGstin(gstin, states).problem ?? `Type all 15 letters and digits${remedy}`;
}

/** Where a set-up that was broken off goes on. */
function firstStage({ company }: CompanyAnswer, steps: SetupAnswer['steps']): number {
  return company === null ? 0 : steps.some(({ id, done }) => id === 'bank' && !done) ? 2 : 3;
}

/** `'MH/26-27/0119 and DL/26-27/0001'` */
function nextNumbers({ company, nextNumbers }: Desk): string {
  return listWords(registeredStates(company).map((state) => nextNumbers.tax[state] ?? ''));
}
