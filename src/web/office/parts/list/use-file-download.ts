import { useState } from 'react';
import { callStaff } from '../frame/call-staff.ts';
import { saveFile } from '../save-file.ts';

/** Downloads with a call, because a plain link cannot send the token. `busy`: the address being downloaded. */
export function useFileDownload() {
  const [state, setState] = useState({ busy: '', message: '' });
  const save = async (url: string, name: string) => {
    if (state.busy) return;
    setState({ busy: url, message: '' });
    const answer = await callStaff(url, { read: (response) => response.blob() });
    setState({ busy: '', message: answer.ok ? '' : answer.message });
    if (answer.ok) saveFile(answer.value, name);
  };
  return { ...state, save };
}
