import { useMemo, useState } from 'react';
import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { sampleDraft } from '#domain/company/sample-draft.ts';
import { type TaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { Question } from '../../ui/question.tsx';
import { Choice } from '../parts/fields/choice.tsx';
import { type View, ViewChoice } from '../parts/fields/view-choice.tsx';
import { PaperPreview } from '../parts/preview/paper-preview.tsx';
import { RecordForm } from '../parts/record/record-form.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { CompanyDock } from './company-dock.tsx';
import { statesOf } from './company-draft.ts';
import { CompanyFields } from './company-fields.tsx';
import styles from './company-form.module.css';
import { previewDesk } from './preview-desk.ts';
import { useCompanyDraft } from './use-company-draft.ts';

type CompanyFormProps = {
  desk: Desk;
  loaded: CompanyAnswer;
  /** Reloads the desk. */
  onSaved: () => void;
};

/** The company form beside a sample document that shows the typed values. */
export function CompanyForm({ desk, loaded, onSaved }: CompanyFormProps) {
  const record = useCompanyDraft(loaded, onSaved);
  const [view, setView] = useState<View>('Form');
  const [chosen, setChosen] = useState<TaxState | null>(null);
  const [asking, setAsking] = useState(false);
  const { base, draft } = record;
  const paperDesk = useMemo(() => previewDesk(desk, draft, base), [desk, draft, base]);
  const states = statesOf(draft);
  const shown = chosen && states.includes(chosen) ? chosen : (states[0] ?? taxStateIds[0]);
  const sample = useMemo(() => sampleDraft(shown, desk.today), [shown, desk.today]);
  const left = Object.keys(base.company?.registrations ?? {}).filter(
    (state): state is TaxState => !states.includes(state as TaxState),
  );
  const names = left.map((state) => taxStates[state].name).join(' and ');
  const save = () => {
    setAsking(false);
    // Shows the fields that may have errors.
    setView('Form');
    record.save();
  };
  return (
    <RecordForm label="Company" onSave={() => (left.length > 0 ? setAsking(true) : save())}>
      <ViewChoice view={view} onChoose={setView} />
      <div className={styles.split} data-view={view}>
        <CompanyFields edit={record} today={desk.today} />
        <ScrollArea label="Paper" className={styles.paper}>
          {states.length > 1 && (
            <Choice
              label="Registration on the paper"
              names={states.map((state) => taxStates[state].name)}
              chosen={taxStates[shown].name}
              onChoose={(name) => setChosen(states.find((state) => taxStates[state].name === name) ?? null)}
            />
          )}
          <PaperPreview draft={sample} desk={paperDesk} original={null} focused="" />
        </ScrollArea>
      </div>
      <CompanyDock edit={record} />
      {asking && (
        <Question
          title={`Remove ${names} from the firm?`}
          yes={`Remove ${names} and save`}
          busy={false}
          onYes={save}
          onCancel={() => setAsking(false)}
        >
          No new document of {names} can be issued then. What was issued stays, and so do its returns, also the last
          ones that are not yet filed.
        </Question>
      )}
    </RecordForm>
  );
}
