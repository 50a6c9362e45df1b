import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { saveFile } from '../parts/save-file.ts';

/** Downloads the whole book as a CSV file. Not a plain link, because the call needs the token. */
export function useCustomerExport() {
  const [state, setState] = useState({ busy: false, message: '' });
  const save = async () => {
    if (state.busy) return;
    setState({ busy: true, message: '' });
    const answer = await callStaff(paths.customerExport, { read: (response) => response.blob() });
    setState({ busy: false, message: answer.ok ? '' : answer.message });
    if (answer.ok) saveFile(answer.value, 'customers.csv');
  };
  return { ...state, save };
}
