import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { EinvoiceRowAnswer } from '#contract/returns/einvoices.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { periodName } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { Button } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { Dock } from '../../../ui/dock.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DropArea } from '../../parts/drop-area.tsx';
import { Pager } from '../../parts/list/pager.tsx';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { AnswersTable } from './answers-table.tsx';
import { EinvoiceTable } from './einvoice-table.tsx';
import styles from './einvoices.module.css';
import { type EinvoiceShow, type Einvoices, useEinvoices } from './use-einvoices.ts';

/** The e-invoices of a period: what the portal would miss, INV-01 for the chosen, and the portal's answer row by row. */
export function EinvoiceTab({ state, period }: { state: TaxState; period: string }) {
  const einvoices = useEinvoices(state, period);
  const [mended, setMended] = useState<EinvoiceRowAnswer | null>(null);
  const { list, part, choosePart, chosen, saveInv01, refused, imported, take, busy } = einvoices;
  const { show, page, size } = part;
  usePrimaryKey(chosen.length > 0 ? saveInv01 : null);
  if (list.state.kind === 'failed') return <FailedLoad failure={list.state.failure} onRetry={list.reload} />;
  if (list.latest === null) return <p className="quiet">Loading …</p>;
  const { from, counts } = list.latest;
  if (from === null)
    return (
      <p>
        The firm makes no e-invoices. They are compulsory above ₹ 5 crore a year. An owner enters the first day under{' '}
        <a href={paths.company}>Company</a>, ‘E-invoices from’.
      </p>
    );
  return (
    <>
      <div className={styles.choices}>
        <fieldset className="flow" aria-label="Show">
          {shows.map(([value, text]) => (
            <button key={value} type="button" aria-pressed={value === show} onClick={() => choosePart({ show: value })}>
              {text} ({counts[value]})
            </button>
          ))}
        </fieldset>
        <span className="quiet">
          Wanted since {formatDate(from)}. Without IRN the paper is no tax invoice (rule 48).
        </span>
      </div>
      {refused && (
        <Notice kind="bad" title="There is no file: the portal would refuse documents">
          {refused.problems.length > 0
            ? refused.problems.map(({ message }) => <p key={message}>{message}</p>)
            : refused.message}
        </Notice>
      )}
      <EinvoiceTable einvoices={einvoices} period={periodName(period)} onMend={setMended} />
      {counts[show] > size && <Pager count={counts[show]} page={page} size={size} onChoose={choosePart} />}
      <h2 className={styles.gap}>Import the portal’s answer</h2>
      <DropArea
        accept=".json,.xlsx,.csv,application/json"
        what="the portal’s file"
        hint="JSON or XLSX, as it came. Importing it twice changes nothing."
        single
        onFiles={(files) => {
          for (const file of files) void take(file);
        }}
      />
      <p role="status" className="quiet">
        {busy === 'answers' && 'Reading …'}
      </p>
      {imported && 'message' in imported && <Notice kind="bad" title={imported.message} takesFocus />}
      {imported && 'rows' in imported && <AnswersTable {...imported} />}
      <InvoiceDock einvoices={einvoices} ready={counts.ready} isPaged={counts[show] > size} />
      {mended && (
        <AddressDialog
          row={mended}
          onClose={() => setMended(null)}
          onAdded={() => {
            setMended(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

const shows: [EinvoiceShow, string][] = [
  ['without', 'Without IRN'],
  ['with', 'With IRN'],
  ['all', 'All'],
];

type InvoiceDockProps = { einvoices: Einvoices; ready: number; isPaged: boolean };

function InvoiceDock({ einvoices: { chosen, saveInv01, busy }, ready, isPaged }: InvoiceDockProps) {
  const total = chosen.reduce((sum, { payable }) => sum + payable, 0);
  return (
    <Dock>
      <p className={dock.need} role="status">
        <b>{chosen.length} chosen</b> {isPaged && 'on this page '}of {ready} that are ready. The file is checked against
        the portal’s schema before you get it.
      </p>
      <dl className={dock.figures}>
        <div>
          <dt>Documents</dt>
          <dd>{chosen.length}</dd>
        </div>
        <div className={dock.sum}>
          <dt>Total of the chosen</dt>
          <dd>₹ {formatRupees(total)}</dd>
        </div>
      </dl>
      <Button look="go" aria-disabled={chosen.length === 0 || busy !== ''} onClick={saveInv01}>
        {busy === 'file' ? 'Writing …' : 'INV-01 JSON'} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}
