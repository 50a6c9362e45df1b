import type { ReactNode } from 'react';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { invoiceKinds, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import table from '../../../ui/table.module.css';
import { formPath } from '../../screens.ts';
import { localTime } from '../shown-time.ts';
import { asideForms, takeUp } from './aside-store.ts';
import { loadDraft, type SavedDraft } from './draft-store.ts';

/** The unfinished drafts on this device, and the forms that are set aside. */
export function SavedDrafts() {
  const drafts = invoiceKinds.flatMap((kind) => loadDraft(kind) ?? []);
  const aside = invoiceKinds.flatMap(asideForms);
  if (drafts.length + aside.length === 0) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Drafts on this device</h2>
      <table className={table.table}>
        <thead className="sr">
          <tr>
            <th>Kind</th>
            <th>Buyer</th>
            <th>Payable ₹</th>
            <th>Saved</th>
            <th>Resume</th>
          </tr>
        </thead>
        <tbody>
          {drafts.map(draftRow)}
          {aside.map(asideRow)}
        </tbody>
      </table>
    </section>
  );
}

function draftRow(saved: SavedDraft) {
  const { kind } = saved.draft;
  return rowOf(
    saved,
    <ButtonLink look="slim" href={formPath(kind)} aria-label={`Resume ${kindTitles[kind].report}`}>
      Resume
    </ButtonLink>,
  );
}

function asideRow(saved: SavedDraft) {
  const { kind, buyerAddress } = saved.draft;
  // The draft of the form is set aside in exchange. Without space nothing changes.
  const open = () => {
    takeUp(saved, loadDraft(kind));
    location.assign(formPath(kind));
  };
  return rowOf(
    saved,
    <Button
      look="slim"
      aria-label={`Take up ${kindTitles[kind].report}, ${buyerName(buyerAddress) || 'no buyer yet'}`}
      onClick={open}
    >
      Take up
    </Button>,
  );
}

function rowOf({ draft, key, savedAt }: SavedDraft, action: ReactNode) {
  const lines = draft.lines.filter(({ product }) => product !== '').length;
  const title = kindTitles[draft.kind].report;
  return (
    <tr key={key}>
      <td>{title}</td>
      <td className={table.wide}>
        {buyerName(draft.buyerAddress) || 'No buyer yet'}
        {lines > 0 && `, ${lines} ${lines === 1 ? 'line' : 'lines'}`}
      </td>
      <td className={table.number}>{formatRupees(liveTotals(draft).totals.payable)}</td>
      <td className="quiet">saved {localTime(savedAt)}</td>
      <td className={table.action}>{action}</td>
    </tr>
  );
}
