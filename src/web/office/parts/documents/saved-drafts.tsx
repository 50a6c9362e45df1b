import { buyerName } from '#domain/invoices/buyer-name.ts';
import { invoiceKinds, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import table from '../../../ui/table.module.css';
import { formPath } from '../../screens.ts';
import { localTime } from '../shown-time.ts';
import { loadDraft, type SavedDraft } from './draft-store.ts';

/** The unfinished drafts on this device. */
export function SavedDrafts() {
  const drafts = invoiceKinds.flatMap((kind) => loadDraft(kind) ?? []);
  if (drafts.length === 0) return null;
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
        <tbody>{drafts.map(draftRow)}</tbody>
      </table>
    </section>
  );
}

function draftRow({ draft, savedAt }: SavedDraft) {
  const lines = draft.lines.filter(({ product }) => product !== '').length;
  const title = kindTitles[draft.kind].report;
  return (
    <tr key={draft.kind}>
      <td>{title}</td>
      <td className={table.wide}>
        {buyerName(draft.buyerAddress) || 'No buyer yet'}
        {lines > 0 && `, ${lines} ${lines === 1 ? 'line' : 'lines'}`}
      </td>
      <td className={table.number}>{formatRupees(liveTotals(draft).totals.payable)}</td>
      <td className="quiet">saved {localTime(savedAt)}</td>
      <td className={table.action}>
        <ButtonLink look="slim" href={formPath(draft.kind)} aria-label={`Resume ${title}`}>
          Resume
        </ButtonLink>
      </td>
    </tr>
  );
}
