import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { DropArea } from '../../parts/drop-area.tsx';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import styles from './import-page.module.css';
import type { ImportState } from './import-state.ts';

export type ImportSource = 'file' | 'paste' | 'tally';

export const importSources: { value: ImportSource; text: string }[] = [
  { value: 'file', text: 'CSV or Excel file' },
  { value: 'paste', text: 'Paste' },
  { value: 'tally', text: 'Tally ledgers (XML)' },
];

type SourceFieldsProps = {
  source: ImportSource;
  state: Extract<ImportState, { kind: 'empty' | 'reading' }>;
  onRead: (content: Blob, name: string) => void;
};

/** Takes the file, or the rows that are pasted. */
export function SourceFields({ source, state, onRead }: SourceFieldsProps) {
  const isReading = state.kind === 'reading';
  return (
    <>
      {state.kind === 'empty' && state.problem && <Notice kind="bad" title={state.problem} />}
      {source === 'paste' ? (
        <PasteField isReading={isReading} onRead={onRead} />
      ) : (
        <DropArea
          single
          accept={source === 'tally' ? '.xml,text/xml,application/xml' : '.csv,.tsv,.txt,.xlsx'}
          what="the file"
          hint={
            isReading
              ? 'Reading …'
              : source === 'tally'
                ? 'In Tally: Export, Masters, format XML. Ledgers of Sundry Debtors are read. Up to 20 MB.'
                : 'CSV or XLSX with headings in the first rows, up to 20 MB. You see each row before it is written.'
          }
          onFiles={([file]) => {
            if (file && !isReading) onRead(file, file.name);
          }}
        />
      )}
    </>
  );
}

function PasteField({ isReading, onRead }: { isReading: boolean; onRead: SourceFieldsProps['onRead'] }) {
  const [text, setText] = useState('');
  const read = () => {
    if (text.trim() !== '' && !isReading) onRead(new Blob([text], { type: 'text/plain' }), '');
  };
  usePrimaryKey(read);
  return (
    <div className={styles.paste}>
      <Field id="pasted" label="Rows with their headings" note="copied from Excel">
        {(control) => (
          <textarea
            {...control}
            rows={12}
            spellCheck="false"
            ref={takeFocus}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button look="go" aria-disabled={text.trim() === '' || isReading} onClick={read}>
        Read the rows <kbd>Ctrl Enter</kbd>
      </Button>
    </div>
  );
}
