import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../frame/call-staff.ts';
import { openTab } from '../open-tab.ts';
import type { InvoiceRecord } from './invoice-record.ts';

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'busy'; number: string }
  | { kind: 'failed'; number: string; message: string }
  /** The browser blocked the tab: show a link. */
  | { kind: 'blocked'; number: string; address: string };

type Document = Pick<InvoiceRecord, 'refnum' | 'data'>;
/** `all`: every copy of the document in one PDF. */
type PaperCopy = 'original' | 'duplicate' | 'triplicate' | 'all';

type Downloading = {
  state: DownloadState;
  download: (document: Document, copy?: PaperCopy) => Promise<void>;
};

/** Opens the PDF of an issued document in a new tab. */
export function useDownload(): Downloading {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const download = async ({ refnum: number, data }: Document, copy: PaperCopy = 'original') => {
    const tab = openTab();
    setState({ kind: 'busy', number });
    const answer = await callStaff(`${paths.downloadInvoice}?copy=${copy}`, {
      method: 'POST',
      body: data,
      read: async (response) => {
        await response.body?.cancel();
        return response.headers.get('Document-URL') ?? '';
      },
    });
    if (!answer.ok) {
      tab.close();
      setState({ kind: 'failed', number, message: answer.message });
      return;
    }
    setState(tab.show(answer.value) ? { kind: 'idle' } : { kind: 'blocked', number, address: answer.value });
  };
  return { state, download };
}
