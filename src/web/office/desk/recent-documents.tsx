import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { type InvoiceKind, invoiceKinds, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import type { CallAnswer } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import { DownloadNotice } from '../parts/documents/download-notice.tsx';
import { fetchReport, type InvoiceRecord, readRecord } from '../parts/documents/invoice-record.ts';
import { useDownload } from '../parts/documents/use-download.ts';
import { StatusRow } from '../parts/status-row.tsx';
import { useLoad } from '../parts/use-load.ts';
import styles from './operations-page.module.css';

type Recent = { kind: InvoiceKind; record: InvoiceRecord };

/** The ten newest documents of all kinds and states. */
export function RecentDocuments() {
  const { state, reload } = useLoad('recent', fetchRecent);
  const { state: download, download: open } = useDownload();
  const shown = state.kind === 'ready' ? state.value : [];
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Recent documents</h2>
      <DownloadNotice state={download} />
      <table className={`${table.table} ${styles.recent}`}>
        <thead>
          <tr>
            <th>Invoice No.</th>
            <th>Kind</th>
            <th>Date</th>
            <th>Buyer</th>
            <th className={table.number}>Payable ₹</th>
            <th className={table.action}>Download</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ kind, record }) => recentRow(kind, record, open))}
          <StatusRow
            columns={6}
            state={state}
            emptyText={shown.length === 0 && 'No document has been issued yet.'}
            onRetry={reload}
          />
        </tbody>
      </table>
    </section>
  );
}

async function fetchRecent(signal: AbortSignal): Promise<CallAnswer<Recent[]>> {
  const states: TaxState[] = ['delhi', 'odisha'];
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

function recentRow(kind: InvoiceKind, record: InvoiceRecord, open: (record: InvoiceRecord) => Promise<void>) {
  const { shownDate, buyer } = readRecord(record);
  return (
    <tr key={`${kind} ${record.refnum}`}>
      <th scope="row">
        <a href={path(paths.documentPage, { id: record.id })}>{record.refnum}</a>
      </th>
      <td>{kindTitles[kind].report}</td>
      <td>{shownDate}</td>
      <td className={table.wide}>{buyer}</td>
      <td className={table.number}>{formatRupees(record.totals.payable)}</td>
      <td className={table.action}>
        <Button look="slim" aria-label={`Download ${record.refnum}`} onClick={() => open(record)}>
          Download
        </Button>
      </td>
    </tr>
  );
}
