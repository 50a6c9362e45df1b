import { memo, type ReactNode } from 'react';
import type { Desk } from '#contract/desk.ts';
import { headerFields } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Place } from '#domain/tax/place-of-supply.ts';
import { PaperFoot } from './paper-foot.tsx';
import { PaperLines } from './paper-lines.tsx';
import { PaperParty } from './paper-party.tsx';
import styles from './paper-preview.module.css';
import { type PreviewSheet, previewSheet } from './preview-sheet.ts';
import { seriesAt } from './series-at.ts';

export type PaperPreviewProps = {
  draft: InvoiceDraft;
  desk: Desk;
  original: { number: string; date: string } | null;
  /** The focused draft field, or `line 3`: outlined on the paper. */
  focused: string;
  className?: string | undefined;
  /** Only for an issued document: whether it is cancelled, and its place of supply as it was issued. Absent for a draft. */
  issued?: { isCancelled: boolean; place: Place | null };
};

/** The first page of the PDF in HTML, from the same strings. */
export const PaperPreview = memo(({ draft, desk, original, focused, className, issued }: PaperPreviewProps) => {
  if (!desk.paper) return null;
  const sheet = previewSheet(draft, desk.paper, {
    number: draft.number.trim() || nextNumber(draft, desk),
    specimen: desk.demo,
    original: original && { number: original.number, date: original.date },
    ...(issued && { place: issued.place }),
  });
  const outline = (field: string) => (field === focused ? styles.here : undefined);
  return (
    <section className={classes(styles.sheet, className)} aria-label="Paper preview">
      <div className={styles.page}>
        {issued?.isCancelled && <p className={styles.cancelled}>CANCELLED</p>}
        <div className={styles.top}>
          {desk.paper.logo && <img src={desk.paper.logo} alt="" />}
          <div>
            <p className={styles.firm}>{sheet.seller.name}</p>
            {sheet.seller.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              GSTIN <b>{sheet.seller.gstin}</b> {sheet.seller.state && `State ${sheet.seller.state}`}
            </p>
            <p>{sheet.seller.contact}</p>
          </div>
          <div className={styles.right}>
            <p className={sheet.kind === 'pro' ? `${styles.title} ${styles.longTitle}` : styles.title}>{sheet.title}</p>
            <b>{issued ? sheet.mark : 'DRAFT, NOT ISSUED'}</b>
            {sheet.notice && <p className={styles.notice}>{sheet.notice}</p>}
            {sheet.specimen && <small>SPECIMEN, demo data, not a supply</small>}
          </div>
        </div>
        <dl className={`${styles.facts} ${styles.strip}`}>
          {sheet.strip.map(([name, value], index) => {
            const isNext = index === 0 && draft.number.trim() === '';
            return fact(name, value, classes(isNext && styles.next, outline(stripFields[index] ?? fieldOf(name))));
          })}
          {fact(sheet.payableLabel, `₹ ${sheet.payable}`, styles.right)}
        </dl>
        <div className={styles.parties}>
          <PaperParty title="Consignee (ship to)" party={sheet.consignee} outlined={focused === 'consigneeAddress'} />
          <PaperParty title="Buyer (bill to)" party={sheet.buyer} outlined={focused === 'buyerAddress'} />
        </div>
        <dl className={`${styles.facts} ${styles.refs}`}>
          {[...sheet.refs.filter((ref) => !isLong(ref)), ...sheet.refs.filter(isLong)].map((ref) =>
            fact(...ref, classes(isLong(ref) && styles.wide, outline(fieldOf(ref[0])))),
          )}
        </dl>
        <PaperLines sheet={sheet} focused={focused} />
        <PaperFoot
          sheet={issued?.isCancelled ? unpayable(sheet) : sheet}
          signature={desk.paper.signature}
          isIssued={issued !== undefined}
        />
      </div>
    </section>
  );
});

/** Nobody pays a cancelled document: its PDF says neither to whom nor how. */
function unpayable(sheet: PreviewSheet): PreviewSheet {
  return { ...sheet, bank: [], upi: null };
}

function fact(name: string, value: ReactNode, className: string | undefined) {
  return (
    <div key={name} className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function classes(...names: (string | undefined | false)[]) {
  return names.filter(Boolean).join(' ') || undefined;
}

// Long values get a line of their own below the others, as in the PDF.
function isLong([, value]: [name: string, value: string]) {
  return [...value].length > 20;
}

const stripFields = ['number', 'date'];

function fieldOf(name: string) {
  if (name === 'Place of supply') return 'taxState';
  if (name === 'Against tax invoice') return 'referenceNumber';
  return Object.entries(headerFields).find(([, { label }]) => label === name)?.[0] ?? name;
}

function nextNumber(draft: InvoiceDraft, desk: Desk) {
  const next = seriesAt(desk, draft)?.next;
  return next === undefined ? '' : `next ${next}`;
}
