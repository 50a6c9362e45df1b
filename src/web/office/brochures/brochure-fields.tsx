import type { KeyboardEvent } from 'react';
import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { brochureFileName } from '#domain/brochures/brochure-file-name.ts';
import { Field } from '../../ui/field.tsx';
import { isComposing } from '../parts/use-primary-key.ts';
import styles from './brochure-maker.module.css';

type BrochureFieldsProps = {
  draft: BrochureDraft;
  errorOf: (field: string) => string | undefined;
  change: (part: Partial<BrochureDraft>) => void;
};

/** The title and the line under it. Enter goes to the next field, Shift+Enter back. */
export function BrochureFields({ draft: { title, line }, errorOf, change }: BrochureFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field id="title" label="Title" note={title.trim() && `file ${brochureFileName(title)}`} error={errorOf('title')}>
        {(control) => (
          <input
            {...control}
            value={title}
            autoComplete="off"
            onKeyDown={(event) => goOn(event, 'title', 'line')}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        )}
      </Field>
      <Field id="line" label="Line under it" note="optional" error={errorOf('line')}>
        {(control) => (
          <input
            {...control}
            value={line}
            autoComplete="off"
            onKeyDown={(event) => goOn(event, 'title', 'folder')}
            onChange={({ currentTarget }) => change({ line: currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}

function goOn(event: KeyboardEvent, back: string, next: string) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  document.getElementById(event.shiftKey ? back : next)?.focus();
}
