import { useEffect, useState } from 'react';
import type { MaterialReportAnswer } from '#contract/material-report.ts';
import { paths } from '#contract/paths.ts';
import { type MaterialOrder, materialOrders, sortMaterials } from '#domain/materials/material-report.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { daysWords } from '../../parts/fields/days-words.ts';
import { areDays } from '../../parts/fields/period-choice.ts';
import { PeriodFields } from '../../parts/fields/period-fields.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { useFileDownload } from '../../parts/list/use-file-download.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import { TurnPages } from '../../parts/turn-pages.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { materialColumns, orderWords } from './material-columns.tsx';
import styles from './material-report.module.css';
import { addressOfReport, type ReportAsked, reportInAddress, reportParams, sortedBy } from './report-choice.ts';

/** Which materials were asked for, sampled, quoted and sold on some days. */
export function MaterialReportPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {({ today }) => <MaterialReport title={title} today={today} />}
    </StaffPage>
  );
}

/** So many rows are on a page: a catalogue may have thousands. */
const SIZE = 50;

function MaterialReport({ title, today }: { title: string; today: string }) {
  const [asked, setAsked] = useState(() => reportInAddress(location.search, today));
  // Of days that are being typed, the last good ones are shown.
  const [shown, setShown] = useState(asked);
  const [page, setPage] = useState(1);
  const file = useFileDownload();
  const { state, reload } = useReport(shown);
  const choose = (part: Partial<ReportAsked>) => {
    const next = { ...asked, ...part };
    setAsked(next);
    setShown(areDays(next) ? next : { ...next, from: shown.from, to: shown.to });
    setPage(1);
  };
  const address = addressOfReport(shown, today);
  useEffect(() => history.replaceState(history.state, '', address), [address]);
  const report = state.kind === 'ready' ? state.value : null;
  const rows = sortMaterials(report?.rows ?? [], shown.sort);
  const workbook = `${paths.materialReportWorkbook}?${reportParams(shown)}`;
  return (
    <>
      <PageHead title={title} takesFocus>
        <span className="quiet">{report ? countOf(rows.length) : ''}</span>
        <PageActions>
          <ButtonLink href={paths.invoiceReports}>Documents</ButtonLink>
          <Button
            aria-disabled={file.busy !== ''}
            onClick={() => file.save(workbook, `materials-${shown.from}-${shown.to}.xlsx`)}
          >
            XLSX
          </Button>
        </PageActions>
      </PageHead>
      {file.message && <Notice kind="bad" title={`XLSX: ${file.message}`} />}
      <Filters asked={asked} today={today} onChoose={choose} />
      <p className="sr" role="status">
        {report && `${countOf(rows.length)}, ${daysWords(shown)}`}
      </p>
      {report && rows.length === 0 ? (
        <NothingYet asked={shown} />
      ) : (
        <DataTable
          frame="Materials"
          least={88}
          label="Materials"
          columns={materialColumns(shown, report?.totals ?? null, (by) => choose({ sort: sortedBy(shown.sort, by) }))}
          rows={rows.slice((page - 1) * SIZE, page * SIZE)}
          keyOf={({ code }) => code}
          state={state}
          onRetry={reload}
          totals={report && `Total of ${countOf(rows.length)}`}
        />
      )}
      {rows.length > 0 && (
        <p className={styles.note}>
          Each request and document counts once in the totals. A sample became an order when an invoice made from its
          request sells the material; in the total, when any invoice was made from it.
        </p>
      )}
      <TurnPages page={page} size={SIZE} count={rows.length} onPage={setPage} />
    </>
  );
}

/** The order is not asked for: the rows are all here. */
function useReport(shown: ReportAsked) {
  const params = reportParams(shown);
  params.delete('sort');
  return useLoad<MaterialReportAnswer>(params.toString(), (signal) =>
    callStaff(`${paths.materialReport}?${params}`, { signal, read: (response) => response.json() }),
  );
}

type FiltersProps = { asked: ReportAsked; today: string; onChoose: (part: Partial<ReportAsked>) => void };

function Filters({ asked, today, onChoose }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <PeriodFields days={asked} today={today} onChoose={onChoose} />
      <Field id="order" label="In the order of">
        {(control) => (
          <Select
            {...control}
            options={materialOrders.map((value) => ({ value, text: orderWords[value] }))}
            value={asked.sort.replace('-', '')}
            onChange={({ target }) => onChoose({ sort: target.value as MaterialOrder })}
          />
        )}
      </Field>
      <label className={styles.unused}>
        <input type="checkbox" checked={asked.unused} onChange={({ target }) => onChoose({ unused: target.checked })} />
        Those without any use, too
      </label>
    </div>
  );
}

function NothingYet({ asked }: { asked: ReportAsked }) {
  return (
    <div className={styles.nothing}>
      <h2>No material was asked for or sold from {daysWords(asked)}</h2>
      <p>
        Here stands a row for each material that an enquiry of these days names, of which a sample was asked for, or
        that a pro-forma or an invoice has: how often, how much of it, and how many samples became orders. A row of a
        document has a material when its code is chosen in the form.
      </p>
      <ButtonLink href={paths.materialsPage}>All materials</ButtonLink>
    </div>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 material' : `${count} materials`;
}
