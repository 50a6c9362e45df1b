import { useRef, useState } from 'react';
import { type ImportColumns, type ImportField, takesManyColumns } from '#domain/customers/import/import-field.ts';
import { newUuid } from '../../../new-uuid.ts';
import type { ImportState } from './import-state.ts';
import { type Chosen, previewImport, storeImport } from './send-sheet.ts';
import { useTakenImport } from './use-taken-import.ts';

const NOTHING: ImportState = { kind: 'empty', problem: '' };

/** An import from the choice of a file to its end. */
export function useImport() {
  const [state, setState] = useState<ImportState>(NOTHING);
  const { noteTaken, ...back } = useTakenImport();
  const chosen = useRef<Chosen | null>(null);
  // The same import keeps its key, so that a second press or a try after a break stores no row twice.
  const key = useRef('');

  const read = async (content: Blob, name: string) => {
    const file = { content, name };
    chosen.current = file;
    key.current = newUuid();
    setState({ kind: 'reading', name });
    const answer = await previewImport(file, null);
    if (chosen.current !== file) return;
    setState(
      answer.ok
        ? { kind: 'preview', name, preview: answer.value, busy: false, problem: '' }
        : { kind: 'empty', problem: answer.message },
    );
  };

  const choose = async (column: number, field: ImportField | null) => {
    const file = chosen.current;
    if (state.kind !== 'preview' || state.busy || !file) return;
    const columns = withField(state.preview.columns, column, field);
    setState({ ...state, preview: { ...state.preview, columns }, busy: true, problem: '' });
    key.current = newUuid();
    const answer = await previewImport(file, columns);
    if (chosen.current !== file) return;
    setState(
      answer.ok
        ? { ...state, preview: answer.value, busy: false, problem: '' }
        : { ...state, busy: false, problem: answer.message },
    );
  };

  const store = async () => {
    const file = chosen.current;
    if ((state.kind !== 'preview' && state.kind !== 'broken') || !file) return;
    const { name, preview } = state;
    let far = state.kind === 'broken' ? { done: state.done, of: state.of } : { done: 0, of: countEntering(state) };
    setState({ kind: 'writing', name, preview, ...far });
    const answer = await storeImport(file, preview.columns, key.current, (line) => {
      if ('stopped' in line) return;
      far = { done: line.done, of: line.of };
      setState({ kind: 'writing', name, preview, ...far });
    });
    const last = answer.ok ? answer.value : null;
    if (last && 'result' in last && last.result) {
      noteTaken(name || 'the pasted rows', key.current, last.result);
      setState({ kind: 'done', name, preview, result: last.result });
    } else setState({ kind: 'broken', name, preview, ...far, problem: problemOf(answer.ok ? last : answer) });
  };

  const clear = () => {
    chosen.current = null;
    setState(NOTHING);
  };
  const takeBack = async () => {
    if (back.taken && (await back.takeBack(back.taken))) clear();
  };
  return { state, back, read, choose, store, takeBack, clear };
}

function problemOf(end: { message: string } | object | null): string {
  if (end && 'message' in end) return String(end.message);
  if (end && 'stopped' in end) return String(end.stopped);
  return 'The connection broke.';
}

function countEntering({ preview }: Extract<ImportState, { kind: 'preview' }>) {
  return preview.rows.filter(({ what }) => what === 'new' || what === 'changes').length;
}

/** A field moves from the column that had it, unless several columns can be lines of it. */
function withField(columns: ImportColumns, column: number, field: ImportField | null): ImportColumns {
  return columns.map((before, at) => {
    if (at === column) return field;
    return field !== null && before === field && !takesManyColumns(field) ? null : before;
  });
}
