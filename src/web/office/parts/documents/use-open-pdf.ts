import { useState } from 'react';
import { callStaff } from '../frame/call-staff.ts';
import { openTab } from '../open-tab.ts';
import type { DownloadState } from './use-download.ts';

/** Opens the PDF at an address of the wire in a new tab; `name` is what a failure calls it. */
export function useOpenPdf(): { state: DownloadState; open: (address: string, name: string) => Promise<void> } {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const open = async (address: string, number: string) => {
    const tab = openTab();
    setState({ kind: 'busy', number });
    const answer = await callStaff(address, {
      read: async (response) => {
        await response.body?.cancel();
        return response.headers.get('Document-URL') ?? '';
      },
    });
    if (!answer.ok) {
      tab.close();
      return setState({ kind: 'failed', number, message: answer.message });
    }
    setState(tab.show(answer.value) ? { kind: 'idle' } : { kind: 'blocked', number, address: answer.value });
  };
  return { state, open };
}
