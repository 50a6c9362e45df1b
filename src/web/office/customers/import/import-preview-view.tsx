import { useState } from 'react';
import type { ImportField } from '#domain/customers/import/import-field.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChosenRows } from '../../parts/sheets/chosen-rows.tsx';
import { countKind } from '../../parts/sheets/row-kinds.ts';
import styles from './import-page.module.css';
import type { ImportState } from './import-state.ts';
import { ImportTable } from './import-table.tsx';

type ImportPreviewViewProps = {
  state: Extract<ImportState, { kind: 'preview' | 'writing' }>;
  onChoose: (column: number, field: ImportField | null) => void;
  onSave: () => void;
};

/** Each row of the file with what will happen to it. */
export function ImportPreviewView({ state, onChoose, onSave }: ImportPreviewViewProps) {
  const { preview } = state;
  const [showsHeadings, setShowsHeadings] = useState(false);
  const unused = preview.headings.filter((_, at) => preview.columns[at] === null);
  const refused = countKind(preview, 'refused');
  return (
    <>
      {state.kind === 'preview' && state.problem && <Notice kind="bad" title={state.problem} />}
      <ChosenRows
        rows={preview.rows}
        hint={
          state.kind === 'writing'
            ? 'Whole batches are written, and stay when the connection breaks.'
            : `Nothing is written yet. The headings are remembered for the next file that looks like this. ${preview.leftOut}`
        }
      >
        {(shown) => (
          <>
            <p className={styles.maps}>
              <b>
                {preview.headings.length - unused.length} of {preview.headings.length} headings are used.
              </b>{' '}
              {unused.length > 0 && `Left out: ${unused.join(', ')}. `}
              <PlainButton aria-expanded={showsHeadings} onClick={() => setShowsHeadings(!showsHeadings)}>
                Change the headings
              </PlainButton>
              {refused > 0 && (
                <>
                  <br />
                  {refused} {refused === 1 ? 'row is' : 'rows are'} refused.{' '}
                  <PlainButton onClick={onSave}>Save them as a file</PlainButton>
                </>
              )}
            </p>
            <ImportTable
              preview={preview}
              rows={shown}
              isBusy={state.kind === 'writing' || state.busy}
              showsHeadings={showsHeadings}
              onChoose={onChoose}
            />
          </>
        )}
      </ChosenRows>
    </>
  );
}
