import { useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../parts/frame/call-staff.ts';

/** Takes back that a pro-forma was declined. `message` says why that failed. */
export function useTakeBackDecline({ id }: DocumentRecord, onDone: () => void): { run: () => void; message: string } {
  const [message, setMessage] = useState('');
  const run = async () => {
    const answer = await callStaff(path(paths.documentDecline, { id }), {
      method: 'DELETE',
      read: (response) => response.json(),
    });
    setMessage(answer.ok ? '' : answer.message);
    onDone();
  };
  return { run: () => void run(), message };
}
