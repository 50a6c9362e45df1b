import type { CompanyAnswer } from '#contract/company.ts';
import type { Problem } from '#domain/outcome.ts';
import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dock } from '../../ui/dock.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RefusedSave } from '../parts/record/refused-save.tsx';
import { shownTime } from '../parts/shown-time.ts';
import styles from './company-form.module.css';

type CompanyDockProps = {
  base: CompanyAnswer;
  problems: Problem[];
  failure: CallFailure | null;
  busy: boolean;
  saved: boolean;
  dirty: boolean;
  takeTheirs: () => void;
  saveOver: () => void;
};

/** The save state, the problems and the Save button, always visible. */
export function CompanyDock({ base, problems, failure, busy, saved, dirty, ...answers }: CompanyDockProps) {
  return (
    <Dock>
      {failure && (
        <div className={styles.above}>
          <CompanyAnswered failure={failure} {...answers} />
        </div>
      )}
      <p className={styles.state} role="status">
        {problems.length > 0 && (
          <b className={styles.wrong}>
            {problems.length === 1 ? '1 field to correct.' : `${problems.length} fields to correct.`}{' '}
          </b>
        )}
        {saved && <b>Saved. </b>}
        {base.version === 0
          ? 'Not saved yet.'
          : `Version ${base.version}, saved ${shownTime(base.savedAt)} by ${base.savedBy}.`}
        {dirty && ' You have unsaved changes.'}
      </p>
      <Button type="submit" look="go" aria-disabled={busy}>
        {busy ? 'Saving …' : 'Save'}
      </Button>
    </Dock>
  );
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
