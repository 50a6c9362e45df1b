import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import { isComposing, usePrimaryKey } from '../../parts/use-primary-key.ts';
import styles from './catalogue.module.css';
import { CatalogueDock } from './catalogue-dock.tsx';
import { TheirCatalogueNotice } from './their-catalogue-notice.tsx';
import type { CatalogueDraft } from './use-catalogue-draft.ts';

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
  // Ctrl+Enter saves what the form has now.
  const latest = useRef(edit.save);
  latest.current = edit.save;
  const saveLatest = useCallback(() => void latest.current(), []);
  usePrimaryKey(isOwner ? saveLatest : null);
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={label}
      onKeyDown={goToField}
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
    >
      {edit.theirs && (
        <TheirCatalogueNotice key={edit.theirs.id} theirs={edit.theirs} record={edit.draft} onTake={edit.takeTheirs} />
      )}
      <fieldset className={styles.all} disabled={!isOwner} aria-label={label}>
        {children}
      </fieldset>
      {!(dockLater && isAtRest(edit)) && (
        <CatalogueDock edit={edit} isOwner={isOwner} {...(note ? { note } : {})}>
          {links}
        </CatalogueDock>
      )}
    </form>
  );
}

function isAtRest({ isChanged, state, failure }: CatalogueDraft) {
  return !isChanged && state === 'idle' && failure === null;
}

/** Enter goes to the next field, Shift+Enter back: no text of the catalogue has more than one paragraph. */
function goToField({ nativeEvent: event, target, currentTarget: form }: KeyboardEvent<HTMLFormElement>) {
  const from = target as HTMLElement;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented || isComposing(event)) return;
  if (!from.matches(fields)) return;
  event.preventDefault();
  const controls = [...form.querySelectorAll<HTMLElement>(fields)].filter((field) => field.checkVisibility());
  const to = controls[controls.indexOf(from) + (event.shiftKey ? -1 : 1)];
  (to ?? form.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
  if (to instanceof HTMLInputElement) to.select();
}

const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea';
