import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { saveFile } from '../parts/save-file.ts';

type RegisterFilter = { state: string; from: string; to: string };

/** Downloads the register as a CSV file. Not a plain link, because the call needs the token. */
export function useRegister() {
  const [state, setState] = useState({ busy: false, message: '' });
  const save = async (filter: RegisterFilter) => {
    if (state.busy) return;
    setState({ busy: true, message: '' });
    const answer = await callStaff(`${paths.register}?${new URLSearchParams(filter)}`, {
      read: (response) => response.blob(),
    });
    setState({ busy: false, message: answer.ok ? '' : answer.message });
    if (answer.ok) saveFile(answer.value, fileName(filter));
  };
  return { register: state, saveRegister: save };
}

function fileName({ state, from, to }: RegisterFilter) {
  return `${['register', state, from, to].filter((part) => part !== '').join('-')}.csv`;
}
