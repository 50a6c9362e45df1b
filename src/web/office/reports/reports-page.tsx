import { useState } from 'react';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Notice } from '../../ui/notice.tsx';
import { DownloadNotice } from '../parts/documents/download-notice.tsx';
import { fetchReport, type InvoiceRecord, type ReportPage } from '../parts/documents/invoice-record.ts';
import { copyOfRecord, creditOfRecord } from '../parts/documents/record-draft.ts';
import { useDownload } from '../parts/documents/use-download.ts';
import { dayOrAny } from '../parts/fields/date-range.tsx';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { Pager } from '../parts/pager.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { DraftBegunQuestion, openForm } from './draft-begun-question.tsx';
import { type ReportChoice, ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { useRegister } from './use-register.ts';

export function ReportsPage({ title }: { title: string }) {
  return <StaffPage title={title}>{({ today }) => <Reports today={today} />}</StaffPage>;
}

const atFirst: ReportChoice = { state: 'delhi', kind: '', typed: '', from: '', to: '', cancelled: false };

function Reports({ today }: { today: string }) {
  const [choice, setChoice] = useState<ReportChoice>(atFirst);
  const [size, setSize] = useState(10);
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<InvoiceRecord | null>(null);
  const [gone, setGone] = useState('');
  const [unkept, setUnkept] = useState(false);
  const [waiting, setWaiting] = useState<InvoiceDraft | null>(null);
  const { state, kind, cancelled } = choice;
  const query = useDebounced(choice.typed, 300).trim();
  const [from, to] = [dayOrAny(choice.from), dayOrAny(choice.to)];
  const { state: download, download: open } = useDownload();
  const { register, saveRegister } = useRegister();
  const {
    state: report,
    latest,
    again,
  } = useAnswer<ReportPage>(JSON.stringify([kind, state, page, size, query, from, to, cancelled]), async (signal) =>
    kind === ''
      ? { ok: true, value: { records: [], count: 0, sums: null }, headers: new Headers() }
      : fetchReport({ kind, state, page, size, query, from, to, cancelled }, signal),
  );
  /** Another list begins at its first page. */
  const choose = (part: Partial<ReportChoice>) => {
    setChoice((before) => ({ ...before, ...part }));
    setPage(1);
  };
  const begin = (draft: InvoiceDraft) => {
    const answer = openForm(draft);
    if (answer === 'in the way') setWaiting(draft);
    setUnkept(answer === 'not kept');
  };

  return (
    <>
      <ReportFilters
        choice={choice}
        today={today}
        registerBusy={register.busy}
        onChoose={choose}
        onRegister={() => saveRegister({ state, from, to })}
      />
      {register.message && <Notice kind="bad" title={`Register: ${register.message}`} />}
      {unkept && <Notice kind="bad" title="This device cannot keep a draft: its storage is full or switched off" />}
      <DownloadNotice state={download} />
      {gone && (
        <Notice key={gone} kind="good" title={gone} takesFocus>
          It has left this list and its totals.
        </Notice>
      )}
      <p className="sr" role="status">
        {kind !== '' && report.kind === 'ready' && `${report.value.count} documents`}
      </p>
      <ReportTable
        report={kind === '' ? null : report}
        place={taxStates[state].name}
        withCancelled={cancelled}
        filtered={query !== '' || from !== '' || to !== ''}
        onDownload={(record) => open(record)}
        onDelete={setAsked}
        onCopy={({ data }) => begin(copyOfRecord(data, today))}
        onAllCopies={(record) => open(record, 'all')}
        onCredit={kind === 'tax' ? (record) => begin(creditOfRecord(record, today)) : null}
        onAgain={again}
      />
      {kind !== '' && latest && latest.count > 0 && (
        <Pager
          count={latest.count}
          page={page}
          size={size}
          onPage={setPage}
          onSize={(rows) => {
            setSize(rows);
            setPage(1);
          }}
        />
      )}
      {asked && kind !== '' && (
        <DeleteQuestion
          record={asked}
          kind={kind}
          state={state}
          onCancel={() => setAsked(null)}
          onGone={(message) => {
            setAsked(null);
            setGone(message);
            again();
          }}
        />
      )}
      {waiting && <DraftBegunQuestion draft={waiting} onCancel={() => setWaiting(null)} />}
    </>
  );
}
