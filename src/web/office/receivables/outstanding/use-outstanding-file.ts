import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { saveFile } from '../../parts/save-file.ts';
import { filterParams, type ListFilter } from './outstanding-choice.ts';

type FileType = 'csv' | 'xlsx';

/** Downloads the whole list. Not a plain link, because the call needs the token. */
export function useOutstandingFile(filter: ListFilter) {
  const [state, setState] = useState({ busy: false, type: 'csv' as FileType, message: '' });
  const save = async (type: FileType, name: string) => {
    if (state.busy) return;
    setState({ busy: true, type, message: '' });
    const url = type === 'csv' ? paths.outstandingCsv : paths.outstandingWorkbook;
    const answer = await callStaff(`${url}?${filterParams(filter)}`, { read: (response) => response.blob() });
    setState({ busy: false, type, message: answer.ok ? '' : answer.message });
    if (answer.ok) saveFile(answer.value, `${name}.${type}`);
  };
  return { ...state, save };
}
