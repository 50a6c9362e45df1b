import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeleteQuestion } from '../parts/documents/delete-question.tsx';
import { DownloadNotice } from '../parts/documents/download-notice.tsx';
import type { InvoiceRecord } from '../parts/documents/invoice-record.ts';
import { copyOfRecord } from '../parts/documents/record-draft.ts';
import { useCreditNote } from '../parts/documents/use-credit-note.tsx';
import { useDownload } from '../parts/documents/use-download.ts';
import { useOpenForm } from '../parts/entry/use-open-form.tsx';
import { dayOrAny } from '../parts/fields/date-range.tsx';
import { PageActions } from '../parts/frame/page-actions.tsx';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { Pager } from '../parts/list/pager.tsx';
import { useChoice } from '../parts/list/use-choice.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { lastReport, rememberReport } from './last-report.ts';
import { type ReportChoice, ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { useRegister } from './use-register.ts';
import { useReport } from './use-report.ts';

export function ReportsPage({ title }: { title: string }) {
  return (
    <StaffPage
      title={title}
      aside={() => (
        <PageActions>
          <ButtonLink href={paths.materialReportPage}>Materials</ButtonLink>
        </PageActions>
      )}
    >
      {({ today, documentStates }) => <Reports today={today} states={documentStates} />}
    </StaffPage>
  );
}

type ListedReport = ReportChoice & { page: number; size: number };

const anyDay = { typed: '', from: '', to: '', cancelled: false, page: 1, size: 10 };

function Reports({ today, states }: { today: string; states: readonly TaxState[] }) {
  const [choice, setChoice] = useChoice<ListedReport>(() => ({ ...anyDay, ...lastReport(states) }));
  const [toDelete, setToDelete] = useState<InvoiceRecord | null>(null);
  const [goneMessage, setGoneMessage] = useState('');
  const { open: openDraft, notice: formNotice } = useOpenForm();
  const { credit, notice: creditNotice } = useCreditNote(openDraft);
  const { state, kind, cancelled, page, size } = choice;
  const query = useDebounced(choice.typed, 300).trim();
  const [from, to] = [dayOrAny(choice.from), dayOrAny(choice.to)];
  const { state: download, download: open } = useDownload();
  const register = useRegister({ ...choice, from, to });
  const filter = kind === '' ? null : { kind, state, query, from, to, cancelled };
  const { rows, totals, latestRows, reload } = useReport(filter, page, size);
  const count = totals.kind === 'ready' ? totals.value.count : null;
  const choose = (part: Partial<ReportChoice>) => {
    setChoice(part);
    rememberReport({ ...choice, ...part });
  };

  return (
    <>
      <ReportFilters
        states={states}
        choice={choice}
        today={today}
        registerBusy={register.busy}
        onChoose={choose}
        onRegister={register.saveCsv}
        onWorkbook={register.saveWorkbook}
      />
      {register.message && <Notice kind="bad" title={`Register: ${register.message}`} />}
      {formNotice}
      {creditNotice}
      <DownloadNotice state={download} />
      {goneMessage && (
        <Notice key={goneMessage} kind="good" title={goneMessage} takesFocus>
          It is no longer in this list and its totals.
        </Notice>
      )}
      <p className="sr" role="status">
        {kind !== '' && count !== null && `${count} documents`}
      </p>
      <ReportTable
        rows={kind === '' ? null : rows}
        totals={totals}
        stateName={taxStates[state].name}
        withCancelled={cancelled}
        filtered={query !== '' || from !== '' || to !== ''}
        onDownload={(record) => open(record)}
        onDelete={setToDelete}
        onCopy={({ data }) => openDraft(copyOfRecord(data, today))}
        onAllCopies={(record) => open(record, 'all')}
        onCredit={kind === 'tax' ? credit : null}
        onRetry={reload}
      />
      {kind !== '' && latestRows && (count ?? latestRows.length) > 0 && (
        <Pager count={count} shown={latestRows.length} page={page} size={size} onChoose={setChoice} />
      )}
      {toDelete && kind !== '' && (
        <DeleteQuestion
          record={toDelete}
          kind={kind}
          state={state}
          onCancel={() => setToDelete(null)}
          onCredit={() => {
            setToDelete(null);
            credit(toDelete);
          }}
          onGone={(message) => {
            setToDelete(null);
            setGoneMessage(message);
            reload();
          }}
        />
      )}
    </>
  );
}
