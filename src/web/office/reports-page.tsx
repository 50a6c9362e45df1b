import { useState } from 'react';
import { optionLists } from '#domain/catalogue/option-lists.ts';
import type { InvoiceKind } from '#domain/invoice/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { DownloadNotice } from './download-notice.tsx';
import { fetchReport, type InvoiceRecord, type ReportPage } from './invoice-record.ts';
import { Pager } from './pager.tsx';
import { ReportTable } from './report-table.tsx';
import styles from './reports-page.module.css';
import { StaffPage } from './staff-page.tsx';
import { useAnswer } from './use-answer.ts';
import { useDownload } from './use-download.ts';
import { useSettled } from './use-settled.ts';

export const ReportsPage = () => <StaffPage title="Invoice reports">{() => <Reports />}</StaffPage>;

const Reports = () => {
  const [state, setState] = useState<TaxState>('delhi');
  const [kind, setKind] = useState<InvoiceKind | ''>('');
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState(10);
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<InvoiceRecord | null>(null);
  const query = useSettled(typed, 300).trim();
  const { state: download, download: open } = useDownload();
  const { state: report, again } = useAnswer<ReportPage>(
    JSON.stringify([kind, state, page, size, query]),
    async (signal) =>
      kind === ''
        ? { ok: true, value: { records: [], count: 0, sums: null }, headers: new Headers() }
        : fetchReport({ kind, state, page, size, query }, signal),
  );
  /** Another list begins at its first page. */
  const from =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };

  return (
    <>
      <div className={styles.filters}>
        <Field id="state" label="State">
          {(control) => (
            <Select
              {...control}
              options={states}
              value={state}
              onChange={({ target }) => from(setState)(target.value as TaxState)}
            />
          )}
        </Field>
        <Field id="report-type" label="Report Type">
          {(control) => (
            <Select
              {...control}
              options={reportTypes}
              value={kind}
              onChange={({ target }) => from(setKind)(target.value as InvoiceKind | '')}
            />
          )}
        </Field>
        <Field id="query" label="Number or buyer">
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => from(setTyped)(target.value)}
            />
          )}
        </Field>
      </div>
      <DownloadNotice state={download} />
      <p className="sr" role="status">
        {kind !== '' && report.is === 'ready' && `${report.value.count} documents`}
      </p>
      <ReportTable
        report={kind === '' ? null : report}
        place={taxStates[state].name}
        query={query}
        onDownload={open}
        onDelete={setAsked}
        onAgain={again}
      />
      {report.is === 'ready' && report.value.count > 0 && (
        <Pager count={report.value.count} page={page} size={size} onPage={setPage} onSize={from(setSize)} />
      )}
      {asked && kind !== '' && (
        <DeleteQuestion record={asked} kind={kind} state={state} onCancel={() => setAsked(null)} />
      )}
    </>
  );
};

const reportTypes = [{ value: '', text: 'Select report type' }, ...optionLists.reportTypes];
const states = Object.entries(taxStates).map(([value, { name }]) => ({ value, text: name }));
