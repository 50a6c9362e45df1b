import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import type { Callback } from '#domain/callbacks/callback.ts';
import { type MeasuredRow, measuredRows } from '#domain/documents/measured-cells.ts';
import { draftFromEnquiry, draftFromInvoice, draftOfRest } from '#domain/documents/next-draft.ts';
import type { OriginFacts } from '#domain/documents/origin-facts.ts';
import {
  canBecome,
  endedRefusal,
  isBetweenOwnPlaces,
  ownPlacesRefusal,
  usualNext,
} from '#domain/documents/origin-refusal.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { type InvoiceKind, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { productHabits } from '#domain/invoices/product-habits.ts';
import { draftWarnings } from '#domain/invoices/warnings/draft-warnings.ts';
import { failed, type Outcome, ok, type Problem, type Refusal } from '#domain/outcome.ts';
import type { CatalogueStore, MaterialStore } from '../ports/catalogue.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import { describeOrigin, type Origin, type ReadPorts } from './read-document.ts';

type Ports = ReadPorts & {
  invoices: Pick<InvoiceStore, 'findById' | 'findOrigin' | 'findCredited' | 'latestDrafts'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  materials: Pick<MaterialStore, 'current'>;
};

type Next = { draft: InvoiceDraft; rows: MeasuredRow[]; origin: Origin; remarks: Problem[] };

/** What the form begins with when a document is made from another, or from an enquiry. Stores nothing. */
export async function beginNextDraft(
  ports: Ports,
  id: string,
  wanted: InvoiceKind | undefined,
): Promise<Outcome<Next>> {
  const from = await ports.invoices.findOrigin(id);
  const origin = from && (await describeOrigin(ports, from));
  if (!from || !origin) return failed('not-found', 'There is no such document or enquiry.');
  const kind = wanted ?? usualNext(from.kind === 'enquiry' ? 'enquiry' : from.documentKind);
  const refusal = refusalOf(from, kind);
  if (refusal) return refusal;
  const today = indianDate(ports.system.now());
  const enquiry = from.kind === 'enquiry' ? await ports.callbacks.find(id) : null;
  const draft =
    from.kind === 'enquiry'
      ? enquiry && (await fromEnquiry(ports, enquiry, kind, today))
      : await fromDocument(ports, from, today);
  if (!draft) return failed('not-found', 'There is no such document or enquiry any more.');
  if (draft.lines.length === 0 && from.kind === 'document')
    return failed(
      'conflict',
      kind === 'credit'
        ? `All of ${from.number} is credited: nothing is left for another credit note.`
        : `${nothingLeft(from)}: nothing is left for another invoice.`,
    );
  const rows = enquiry ? measuredRows(enquiry) : [];
  return ok({ draft, rows, origin, remarks: [...lapsed(from, today), ...rateRemarks(draft)] });
}

function refusalOf(from: OriginFacts, kind: InvoiceKind): Refusal | null {
  if (from.kind === 'enquiry')
    return canBecome('enquiry', kind)
      ? null
      : failed('invalid', `A ${kindTitles[kind].report} is not made from an enquiry.`);
  const { documentKind, number } = from;
  if (!canBecome(documentKind, kind))
    return failed(
      'invalid',
      `A ${kindTitles[kind].report} is not made from a ${kindTitles[documentKind].report}: ${number}.`,
    );
  if (from.isCancelled) return failed('conflict', `${number} is cancelled: nothing can be made from it.`);
  if (from.isDeclined) return endedRefusal(from);
  return isBetweenOwnPlaces(from) ? ownPlacesRefusal(from) : null;
}

async function fromDocument(
  { invoices }: Ports,
  from: Extract<OriginFacts, { kind: 'document' }>,
  today: string,
): Promise<InvoiceDraft | null> {
  if (from.documentKind !== 'tax') return draftOfRest(from, today);
  const credited = await invoices.findCredited(from.id);
  return credited && draftFromInvoice(credited, today);
}

function nothingLeft({ number, documentKind }: Extract<OriginFacts, { kind: 'document' }>): string {
  return documentKind === 'challan' ? `All of ${number} is invoiced or came back` : `All of ${number} is invoiced`;
}

async function fromEnquiry(ports: Ports, enquiry: Callback, kind: InvoiceKind, today: string): Promise<InvoiceDraft> {
  const [latest, { record }, { materials }] = await Promise.all([
    ports.invoices.latestDrafts(['tax', 'pro'], LATEST_DRAFTS),
    ports.catalogues.current(),
    ports.materials.current(),
  ]);
  const sold = materials.map(({ material }) => material);
  return draftFromEnquiry(enquiry, kind, today, productHabits(latest), record, sold);
}

/** As many as the form's own habits are made of. */
const LATEST_DRAFTS = 100;

function lapsed(from: OriginFacts, today: string): Problem[] {
  if (from.kind === 'enquiry' || !from.draft.validUntil || from.draft.validUntil >= today) return [];
  const message = `${from.number} lapsed on ${formatDate(from.draft.validUntil)}: look at its rates again`;
  return [{ field: 'from', message }];
}

/** The rates of the pro-forma may have ended. A credit note keeps those of its invoice. */
function rateRemarks(draft: InvoiceDraft): Problem[] {
  if (draft.kind === 'credit') return [];
  return draftWarnings(draft).filter(({ field }) => /^line \d+ gst$/.test(field));
}
