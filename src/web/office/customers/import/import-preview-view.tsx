import { useState } from 'react';
import type { ImportField } from '#domain/customers/import/import-field.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pager } from '../../parts/pager.tsx';
import styles from './import-page.module.css';
import { countKind, type RowKind, rowKinds } from './import-rows.ts';
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
  const [kind, setKind] = useState<RowKind | 'all'>('all');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(50);
  const [showsHeadings, setShowsHeadings] = useState(false);
  const rows = kind === 'all' ? preview.rows : preview.rows.filter(({ what }) => what === kind);
  const shown = rows.slice((page - 1) * size, page * size);
  const unused = preview.headings.filter((_, at) => preview.columns[at] === null);
  const refused = countKind(preview, 'refused');
  return (
    <>
      {state.kind === 'preview' && state.problem && <Notice kind="bad" title={state.problem} />}
      <fieldset className={styles.choices} aria-label="Which rows">
        {rowKinds.map(({ value, text }) => (
          <Button
            key={value}
            look="slim"
            aria-pressed={kind === value}
            // The button that read the file is gone.
            autoFocus={value === 'all'}
            onClick={() => {
              setKind(value);
              setPage(1);
            }}
          >
            {text} ({countKind(preview, value).toLocaleString('en-IN')})
          </Button>
        ))}
        <span className={styles.hint}>
          {state.kind === 'writing'
            ? 'Whole batches are written. What is written stays.'
            : `Nothing is written yet. The headings are remembered for the next file that looks like this. ${preview.leftOut}`}
        </span>
      </fieldset>
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
      <Pager
        count={rows.length}
        page={page}
        size={size}
        onPage={setPage}
        onSize={(to) => {
          setSize(to);
          setPage(1);
        }}
      />
    </>
  );
}
