import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { saveFile } from '../parts/save-file.ts';

export type ReturnFile = {
  /** The end of the address of the file that is being read; '' when none is. */
  busy: string;
  message: string;
  /** How many files were saved since the return was opened. */
  saved: number;
  /** The file for the portal is one of them. */
  taken: boolean;
  /** Saves a file of the return by the end of its address, `gstr1.json`. */
  save: (file: string) => void;
};

/** Downloads the files of a return. Not plain links, because the calls need the token. */
export function useReturnFile({ state, period }: ReturnAnswer): ReturnFile {
  const [status, setStatus] = useState({ busy: '', message: '', saved: 0, taken: false });
  const save = async (file: string) => {
    if (status.busy !== '') return;
    setStatus((before) => ({ ...before, busy: file, message: '' }));
    const answer = await callStaff(`${path(paths.return, { state, period })}/${file}`, {
      read: (response) => response.blob(),
    });
    if (answer.ok) saveFile(answer.value, nameIn(answer.headers) || (file.split('?')[0] ?? file));
    setStatus(({ saved, taken }) => ({
      busy: '',
      message: answer.ok ? '' : answer.message,
      saved: saved + (answer.ok ? 1 : 0),
      taken: taken || (answer.ok && file.startsWith('gstr1.json')),
    }));
  };
  return { ...status, save: (file) => void save(file) };
}

/** The name that the server gives the file: it says which month it is of, and that it is incomplete. */
function nameIn(headers: Headers): string {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? '';
}
