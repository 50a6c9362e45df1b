import { useDeferredValue, useMemo, useState } from 'react';
import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { sampleDraft } from '#domain/company/sample-draft.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Choice } from '../parts/fields/choice.tsx';
import { type View, ViewChoice } from '../parts/fields/view-choice.tsx';
import { PaperPreview } from '../parts/preview/paper-preview.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { CompanyDock } from './company-dock.tsx';
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
  const { base } = record;
  // The paper may update later, so that typing stays fast.
  const onPaper = useDeferredValue(record.draft);
  const paperDesk = useMemo(() => previewDesk(desk, onPaper, base), [desk, onPaper, base]);
  const shown = chosen ?? (paperDesk.paper && registeredStates(paperDesk.paper)[0]) ?? 'delhi';
  const sample = useMemo(() => sampleDraft(shown, desk.today), [shown, desk.today]);
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Company"
      onSubmit={(event) => {
        event.preventDefault();
        // Shows the fields that may have errors.
        setView('Form');
        record.save();
      }}
    >
      <ViewChoice view={view} onChoose={setView} />
      <div className={styles.split} data-view={view}>
        <CompanyFields {...record} today={desk.today} />
        <ScrollArea label="Paper" className={styles.paper}>
          <Choice
            label="Registration on the paper"
            names={stateNames}
            chosen={taxStates[shown].name}
            onChoose={(name) => setChosen(name === taxStates.odisha.name ? 'odisha' : 'delhi')}
          />
          <PaperPreview draft={sample} desk={paperDesk} original={null} focused="" />
        </ScrollArea>
      </div>
      <CompanyDock {...record} />
    </form>
  );
}

const stateNames = Object.values(taxStates).map(({ name }) => name);
