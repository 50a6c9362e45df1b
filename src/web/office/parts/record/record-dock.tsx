import type { ReactNode } from 'react';
import type { CallFailure } from '../../../call-api.ts';
import { Button } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { Dock } from '../../../ui/dock.tsx';
import styles from './record.module.css';
import { RefusedSave } from './refused-save.tsx';

type RecordDockProps = {
  edit: { failure: CallFailure | null; state: 'idle' | 'busy' | 'saved' };
  /** What is wrong, not saved and saved: read out when it changes. */
  said: ReactNode;
  /** Who only reads it has no Save. */
  canSave?: boolean;
  /** Why it was refused, where that is another sentence than everywhere. */
  refused?: ReactNode;
  /** Buttons before Save. */
  children?: ReactNode;
};

/** What is not saved yet, what is wrong, and Save: always visible. */
export function RecordDock({ edit: { failure, state }, said, canSave = true, refused, children }: RecordDockProps) {
  // What is wrong with fields stands at the fields, and is counted here.
  const isAboutFields = failure !== null && failure.status !== 401 && failure.problems.length > 0;
  return (
    <Dock>
      {failure && (refused || !isAboutFields) && (
        <div className={dock.above}>{refused ?? <RefusedSave failure={failure} />}</div>
      )}
      <p className={styles.need} role="status">
        {said}
      </p>
      {children}
      {canSave && (
        <Button type="submit" look="go" aria-disabled={state === 'busy'}>
          {state === 'busy' ? 'Saving …' : 'Save'} <kbd>Ctrl Enter</kbd>
        </Button>
      )}
    </Dock>
  );
}

/** How many things are wrong, and the first two of them, or as `said` names them; nothing when nothing is. */
export function ToPutRight({ wrong, said = wrong.slice(0, 2).join(' ') }: { wrong: readonly string[]; said?: string }) {
  if (wrong.length === 0) return null;
  return (
    <span className={styles.wrong}>
      <b>{wrong.length === 1 ? '1 thing to put right:' : `${wrong.length} things to put right:`}</b> {said}{' '}
    </span>
  );
}

/** `<NotSaved changes={['name', 'cover']} />` says '2 changes not saved: name, cover.' */
export function NotSaved({ changes }: { changes: readonly string[] }) {
  return (
    <>
      <b>{changes.length === 1 ? '1 change not saved:' : `${changes.length} changes not saved:`}</b> {listed(changes)}.
    </>
  );
}

/** A list of at most four: `listed(['a', 'b', 'c', 'd', 'e'])` → `'a, b, c and 2 more'` */
export function listed(words: readonly string[]): string {
  return words.length > 4 ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more` : words.join(', ');
}
