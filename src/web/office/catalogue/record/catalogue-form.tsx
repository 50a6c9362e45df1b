import type { KeyboardEvent, ReactNode } from 'react';
import { Question } from '../../../ui/question.tsx';
import { enterGoesOn } from '../../parts/enter-goes-on.ts';
import record from '../../parts/record/record.module.css';
import { NotSaved, RecordDock, ToPutRight } from '../../parts/record/record-dock.tsx';
import { RecordForm } from '../../parts/record/record-form.tsx';
import styles from './catalogue.module.css';
import { changeWords } from './change-words.ts';
import { savedWords } from './saved-words.ts';
import { TheirCatalogueNotice } from './their-catalogue-notice.tsx';
import type { Asked, CatalogueDraft } from './use-catalogue-draft.ts';

type CatalogueFormProps = {
  label: string;
  edit: CatalogueDraft;
  isOwner: boolean;
  /** No dock while there is nothing to save. */
  dockLater?: boolean;
  /** A remark in the dock. */
  note?: string;
  /** Links in the dock, before Save. */
  links?: ReactNode;
  children: ReactNode;
};

/** What an owner changes on one screen, with the dock that saves it. Others read it: their fields are disabled. */
export function CatalogueForm({ label, edit, isOwner, dockLater = false, note, links, children }: CatalogueFormProps) {
  return (
    <RecordForm
      label={label}
      onSave={edit.save}
      canSave={isOwner}
      className={`${record.form} ${styles.form}`}
      onKeyDown={goToField}
    >
      {edit.theirs && <TheirCatalogueNotice key={edit.theirs.id} edit={edit} theirs={edit.theirs} />}
      <fieldset className={styles.all} disabled={!isOwner} aria-label={label}>
        {children}
      </fieldset>
      {!(dockLater && isAtRest(edit)) && (
        <CatalogueDock edit={edit} isOwner={isOwner} note={note}>
          {links}
        </CatalogueDock>
      )}
    </RecordForm>
  );
}

function isAtRest({ isChanged, state, failure }: CatalogueDraft) {
  return !isChanged && state === 'idle' && failure === null;
}

/** No text of the catalogue has more than one paragraph. */
function goToField(event: KeyboardEvent<HTMLFormElement>) {
  if (!event.defaultPrevented) enterGoesOn(event, { from: fields });
}

const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea';

type CatalogueDockProps = {
  edit: CatalogueDraft;
  /** Staff who are not owners read the catalogue. */
  isOwner: boolean;
  /** A remark after the list of changes. */
  note?: string | undefined;
  children?: ReactNode;
};

/** What is not saved yet, what is wrong, and Save: always visible. */
function CatalogueDock({ edit, isOwner, note, children }: CatalogueDockProps) {
  const { base, draft, problems, asked, state, isChanged } = edit;
  const wrong = [...new Set(problems.map(({ message }) => message))];
  const said = (
    <>
      <ToPutRight wrong={wrong} />
      {state === 'saved' && <b>Saved. </b>}
      {isChanged ? (
        <NotSaved changes={changeWords(edit.changes(), draft)} />
      ) : (
        `Version ${base.version}, ${savedWords(base)}.`
      )}{' '}
      {isOwner ? note : 'Only owners change the catalogue.'}
    </>
  );
  return (
    <>
      <RecordDock edit={edit} said={said} canSave={isOwner}>
        {children}
      </RecordDock>
      {asked && <LossQuestion asked={asked} busy={state === 'busy'} onYes={edit.confirm} onCancel={edit.cancel} />}
    </>
  );
}

type LossQuestionProps = { asked: Asked; busy: boolean; onYes: () => void; onCancel: () => void };

/** Says what visitors and staff lose by a save, before it is saved. */
function LossQuestion({ asked: { losses, words }, busy, onYes, onCancel }: LossQuestionProps) {
  return (
    <Question {...words} busy={busy} onYes={onYes} onCancel={onCancel}>
      <ul className={styles.losses}>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </Question>
  );
}
