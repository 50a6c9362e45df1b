import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import record from '../parts/record/record.module.css';
import { RecordDock } from '../parts/record/record-dock.tsx';
import { RefusedSave } from '../parts/record/refused-save.tsx';
import { shownTime } from '../parts/shown-time.ts';
import type { useCompanyDraft } from './use-company-draft.ts';

/** The save state, the problems and the Save button, always visible. */
export function CompanyDock({ edit }: { edit: ReturnType<typeof useCompanyDraft> }) {
  const { base, problems, failure, state, isChanged } = edit;
  const said = (
    <>
      {problems.length > 0 && (
        <b className={record.wrong}>
          {problems.length === 1 ? '1 field to correct.' : `${problems.length} fields to correct.`}{' '}
        </b>
      )}
      {state === 'saved' && <b>Saved. </b>}
      {base.version === 0
        ? 'Not saved yet.'
        : `Version ${base.version}, saved ${shownTime(base.savedAt)} by ${base.savedBy}.`}
      {isChanged && ' You have unsaved changes.'}
    </>
  );
  return <RecordDock edit={edit} said={said} refused={failure && <CompanyAnswered {...edit} failure={failure} />} />;
}

type AnswerProps = { failure: CallFailure; takeTheirs: () => void; saveOver: () => void };

/** Why a save was refused, and what can be done: nothing that was typed is lost. */
export function CompanyAnswered({ failure, takeTheirs, saveOver }: AnswerProps) {
  if (failure.status !== 409) return <RefusedSave failure={failure} />;
  return (
    <Notice
      kind="bad"
      title={failure.message}
      actions={
        <>
          <Button onClick={takeTheirs}>Show theirs, discard mine</Button>
          <Button onClick={saveOver}>Overwrite with mine</Button>
        </>
      }
    />
  );
}
