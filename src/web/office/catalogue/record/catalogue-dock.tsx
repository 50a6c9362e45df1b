import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { Dock } from '../../../ui/dock.tsx';
import { RefusedSave } from '../../parts/record/refused-save.tsx';
import styles from './catalogue.module.css';
import { changeWords, listed } from './change-words.ts';
import { LossQuestion } from './loss-question.tsx';
import { savedWords } from './saved-words.ts';
import type { CatalogueDraft } from './use-catalogue-draft.ts';

type CatalogueDockProps = {
  edit: CatalogueDraft;
  /** Staff who are not owners read the catalogue. */
  isOwner: boolean;
  /** A remark after the list of changes. */
  note?: string;
  children?: ReactNode;
};

/** What is not saved yet, what is wrong, and Save: always visible. */
export function CatalogueDock({ edit, isOwner, note, children }: CatalogueDockProps) {
  const { base, draft, problems, failure, asked, state, isChanged } = edit;
  const changes = changeWords(edit.changes, draft);
  const wrong = [...new Set(problems.map(({ message }) => message))];
  return (
    <Dock>
      {failure && (failure.status === 401 || failure.problems.length === 0) && (
        <div className={dock.above}>
          <RefusedSave failure={failure} />
        </div>
      )}
      <p className={styles.need} role="status">
        {wrong.length > 0 && (
          <span className={styles.wrong}>
            <b>{wrong.length === 1 ? '1 thing to put right:' : `${wrong.length} things to put right:`}</b>{' '}
            {wrong.slice(0, 2).join(' ')}{' '}
          </span>
        )}
        {state === 'saved' && <b>Saved. </b>}
        {isChanged ? (
          <>
            <b>{changes.length === 1 ? '1 change not saved:' : `${changes.length} changes not saved:`}</b>{' '}
            {listed(changes)}.
          </>
        ) : (
          `Version ${base.version}, ${savedWords(base)}.`
        )}{' '}
        {isOwner ? note : 'Only owners change the catalogue.'}
      </p>
      {children}
      {isOwner && (
        <Button type="submit" look="go" aria-disabled={state === 'busy'}>
          {state === 'busy' ? 'Saving …' : 'Save'} <kbd>Ctrl Enter</kbd>
        </Button>
      )}
      {asked && <LossQuestion asked={asked} busy={state === 'busy'} onYes={edit.confirm} onCancel={edit.cancel} />}
    </Dock>
  );
}
