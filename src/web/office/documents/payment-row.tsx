import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { Amount } from '../parts/amount.tsx';
import { descendantWords } from './descendant-words.ts';
import { HappenedRow } from './happened-row.tsx';

type Allocation = NonNullable<DocumentRecord['money']>['allocations'][number];

/** Money that paid the document, or what a credit note paid. */
export function PaymentRow({ record, allocation }: { record: DocumentRecord; allocation: Allocation }) {
  const { source, debt, amount, tds, endedOn } = allocation;
  const isPaid = debt.id === record.id;
  const other = isPaid ? source : debt;
  return (
    <HappenedRow date={paymentDate(record, allocation)} amount={endedOn === null ? -amount : null}>
      {other.kind === 'opening' ? other.number : <a href={pageOf(other)}>{other.number}</a>},{' '}
      {isPaid ? wordsOf(record, source) : 'which it pays'}
      {tds > 0 && (
        <>
          , with TDS <Amount paise={tds} ended={endedOn !== null} />
        </>
      )}
      {endedOn !== null && <span className="quiet">, taken back on {formatDate(endedOn)}</span>}
    </HappenedRow>
  );
}

/** A credit note of the document counts from its own day, also when it was entered later. */
export function paymentDate(
  { descendants }: Pick<DocumentRecord, 'descendants'>,
  { source, date }: Allocation,
): string {
  return descendants.some(({ id }) => id === source.id) ? source.date : date;
}

/** Whether a line about money names this credit note already. */
export function isAllocated({ money }: Pick<DocumentRecord, 'money'>, id: string): boolean {
  return money?.allocations.some(({ source, endedOn }) => source.id === id && endedOn === null) ?? false;
}

function pageOf({ id, kind }: Allocation['source']) {
  return path(kind === 'invoice' || kind === 'note' ? paths.documentPage : paths.receiptPage, { id });
}

function wordsOf({ descendants, rows }: DocumentRecord, { id, kind }: Allocation['source']) {
  const note = descendants.find((each) => each.id === id);
  return note ? descendantWords(note, rows) : kinds[kind];
}

const kinds: Record<Allocation['source']['kind'], string> = {
  receipt: 'receipt',
  note: 'credit note',
  opening: 'opening advance',
  settlement: 'settlement',
  refund: 'refund',
  invoice: 'tax invoice',
};
