import { useMemo } from 'react';
import type { Desk } from '#contract/desk.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { placeNamed } from '#domain/tax/supply-place.ts';
import { PlainButton } from '../../ui/button.tsx';
import { DownloadNotice } from '../parts/documents/download-notice.tsx';
import { allCopiesName } from '../parts/documents/invoice-record.ts';
import { useDownload } from '../parts/documents/use-download.ts';
import { PaperPreview } from '../parts/preview/paper-preview.tsx';
import page from '../parts/record/record-page.module.css';

/** The first page as it was issued, and its PDFs. */
export function DocumentPaper({ desk, record }: { desk: Desk; record: DocumentRecord }) {
  const { state, download } = useDownload();
  const draft = useMemo(() => ({ ...draftOfData(record.data), number: record.refnum }), [record]);
  const paper = useMemo<Desk>(
    () => ({ ...desk, paper: record.paper ?? desk.paper, demo: record.specimen }),
    [desk, record],
  );
  const issued = useMemo(
    () => ({ isCancelled: record.cancelled, place: placeNamed(record.place) }),
    [record.cancelled, record.place],
  );
  const copies = allCopiesName(draft);
  return (
    <aside className={page.desk} aria-label="Paper">
      <PaperPreview draft={draft} desk={paper} original={creditedBy(record)} focused="" issued={issued} />
      <div className={page.papers}>
        <span>{captionOf(record)}</span>
        <PlainButton onClick={() => download(record)}>Open PDF</PlainButton>
        {copies && !record.cancelled && (
          <>
            <PlainButton onClick={() => download(record, 'duplicate')}>Duplicate</PlainButton>
            <PlainButton onClick={() => download(record, 'all')}>{copies}</PlainButton>
          </>
        )}
      </div>
      <DownloadNotice state={state} />
    </aside>
  );
}

function captionOf({ cancelled, einvoice }: DocumentRecord): string {
  if (cancelled) return 'The PDF says CANCELLED.';
  return einvoice?.state === 'taken' ? 'As issued. The PDF has the IRN, too.' : 'As issued';
}

/** The tax invoice that a credit note corrects, as its paper names it. */
function creditedBy({ kind, origin }: DocumentRecord) {
  if (kind !== 'credit' || origin?.kind !== 'document') return null;
  return { number: origin.document.refnum, date: origin.document.date };
}
