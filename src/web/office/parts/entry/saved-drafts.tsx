import { buyerName } from '#domain/invoices/buyer-name.ts';
import { invoiceKinds, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { formPath } from '../../screens.ts';
import { localTime } from '../shown-time.ts';
import { DataTable } from '../table/data-table.tsx';
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
      <DataTable
        isHeadHeard
        rows={[
          ...drafts.map((saved) => ({ saved, deed: resume(saved) })),
          ...aside.map((saved) => ({ saved, deed: take(saved) })),
        ]}
        keyOf={({ saved }) => saved.key}
        columns={[
          { id: 'kind', heading: 'Kind', cell: ({ saved }) => kindTitles[saved.draft.kind].report },
          { id: 'buyer', heading: 'Buyer', width: 'rest', cell: ({ saved }) => buyerSaid(saved) },
          {
            id: 'payable',
            heading: 'Payable ₹',
            align: 'right',
            cell: ({ saved }) => formatRupees(liveTotals(saved.draft).totals.payable),
          },
          {
            id: 'saved',
            heading: 'Saved',
            className: 'quiet',
            cell: ({ saved }) => `saved ${localTime(saved.savedAt)}`,
          },
          { id: 'deed', heading: 'Resume', deeds: true, cell: ({ deed }) => deed },
        ]}
      />
    </section>
  );
}

function resume({ draft: { kind } }: SavedDraft) {
  return (
    <ButtonLink look="slim" href={formPath(kind)} aria-label={`Resume ${kindTitles[kind].report}`}>
      Resume
    </ButtonLink>
  );
}

function take(saved: SavedDraft) {
  const { kind, buyerAddress } = saved.draft;
  // The draft of the form is set aside in exchange. Without space nothing changes.
  const open = () => {
    takeUp(saved, loadDraft(kind));
    location.assign(formPath(kind));
  };
  return (
    <Button
      look="slim"
      aria-label={`Take up ${kindTitles[kind].report}, ${buyerName(buyerAddress) || 'no buyer yet'}`}
      onClick={open}
    >
      Take up
    </Button>
  );
}

function buyerSaid({ draft }: SavedDraft) {
  const lines = draft.lines.filter(({ product }) => product !== '').length;
  const count = lines > 0 ? `, ${lines} ${lines === 1 ? 'line' : 'lines'}` : '';
  return `${buyerName(draft.buyerAddress) || 'No buyer yet'}${count}`;
}
