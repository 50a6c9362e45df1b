import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { type InvoiceKind, invoiceKinds, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadNotice } from '../parts/documents/download-notice.tsx';
import { fetchReport, type InvoiceRecord, readRecord } from '../parts/documents/invoice-record.ts';
import { useDownload } from '../parts/documents/use-download.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import { useLoad } from '../parts/use-load.ts';
import styles from './operations-page.module.css';

type Recent = { kind: InvoiceKind; record: InvoiceRecord };

/** The ten newest documents of all kinds and registrations. */
export function RecentDocuments({ states }: { states: Desk['documentStates'] }) {
  const { state, reload } = useLoad(`recent ${states.join(' ')}`, (signal) => fetchRecent(states, signal));
  const { state: download, download: open } = useDownload();
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Recent documents</h2>
      <DownloadNotice state={download} />
      <DataTable
        className={styles.recent}
        rows={state.kind === 'ready' ? state.value : []}
        keyOf={({ kind, record }) => `${kind} ${record.refnum}`}
        state={state}
        empty="No document has been issued yet."
        onRetry={reload}
        columns={[
          {
            id: 'number',
            heading: 'Invoice No.',
            names: true,
            fold: 'left',
            cell: ({ record }) => <a href={path(paths.documentPage, { id: record.id })}>{record.refnum}</a>,
          },
          {
            id: 'kind',
            heading: 'Kind',
            width: { small: 0 },
            fold: 'hidden',
            cell: ({ kind }) => kindTitles[kind].report,
          },
          { id: 'date', heading: 'Date', cell: ({ record }) => readRecord(record).shownDate },
          { id: 'buyer', heading: 'Buyer', width: 'rest', cell: ({ record }) => readRecord(record).buyer },
          {
            id: 'payable',
            heading: 'Payable ₹',
            align: 'right',
            fold: 'right',
            cell: ({ record }) => formatRupees(record.totals.payable),
          },
          {
            id: 'download',
            heading: 'Download',
            deeds: true,
            // The PDF is on the page of the document.
            fold: 'hidden',
            cell: ({ record }) => (
              <Button look="slim" aria-label={`Download ${record.refnum}`} onClick={() => open(record)}>
                Download
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}

async function fetchRecent(states: readonly TaxState[], signal: AbortSignal): Promise<CallAnswer<Recent[]>> {
  const lists = invoiceKinds.flatMap((kind) =>
    states.map(async (state) => ({
      kind,
      answer: await fetchReport(
        { kind, state, query: '', from: '', to: '', cancelled: false },
        { page: 1, size: 10, after: '' },
        signal,
      ),
    })),
  );
  const recent: Recent[] = [];
  for (const { kind, answer } of await Promise.all(lists)) {
    if (!answer.ok) return answer;
    for (const record of answer.value) recent.push({ kind, record });
  }
  recent.sort((a, b) => b.record.issuedAt.localeCompare(a.record.issuedAt));
  return { ok: true, value: recent.slice(0, 10), headers: new Headers() };
}
