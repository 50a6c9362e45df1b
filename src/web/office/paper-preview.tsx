import { memo, type ReactNode } from 'react';
import type { Desk } from '#contract/desk.ts';
import { headerFields } from '#domain/invoice/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoice/invoice.ts';
import { PaperLines } from './paper-lines.tsx';
import styles from './paper-preview.module.css';
import { previewSheet } from './preview-invoice.ts';
import { isTaxState } from './suggest-tax-type.ts';

type PaperPreviewProps = {
  draft: InvoiceDraft;
  desk: Desk;
  original: { refnum: string; date: string } | null;
  /** The draft field, or `line 3`, that is being typed in: ringed on the paper. */
  here: string;
};

/** The paper as it will be, from the strings that the PDF is drawn from. */
export const PaperPreview = memo(({ draft, desk, original, here }: PaperPreviewProps) => {
  if (!desk.paper) return null;
  const sheet = previewSheet(draft, desk.paper, {
    number: draft.number.trim() || nextNumber(draft, desk),
    specimen: desk.demo,
    original: original && { number: original.refnum, date: original.date },
  });
  const ring = (field: string) => (field === here ? styles.here : undefined);
  const party = (title: string, field: 'consigneeAddress' | 'buyerAddress', { name, lines, gstin, state }: Party) => (
    <div className={ring(field)}>
      <small>{title}</small>
      <b>{name}</b>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address have no other name
        <p key={index}>{line}</p>
      ))}
      {gstin && (
        <p>
          GSTIN <b>{gstin}</b>
        </p>
      )}
      {state && <p>State {state}</p>}
    </div>
  );
  return (
    <section className={styles.sheet} aria-label="Paper preview">
      <div className={styles.page}>
        <div className={styles.top}>
          {desk.paper.logo && <img src={desk.paper.logo} alt="" />}
          <div>
            <p className={styles.firm}>{sheet.seller.name}</p>
            <p>{sheet.seller.lines.join(', ')}</p>
            <p>
              GSTIN <b>{sheet.seller.gstin}</b> State {sheet.seller.state}
            </p>
            <p>{sheet.seller.contact}</p>
          </div>
          <div className={styles.right}>
            <p className={styles.title}>{sheet.title}</p>
            <b>DRAFT, NOT ISSUED</b>
            {sheet.specimen && <small>SPECIMEN, demo data</small>}
          </div>
        </div>
        {sheet.notice && <p className={styles.notice}>{sheet.notice}</p>}
        <dl className={styles.facts}>
          {sheet.strip.map(([name, value], index) => fact(name, value, ring(stripFields[index] ?? fieldOf(name))))}
          {fact(sheet.payableLabel, `₹ ${sheet.payable}`, styles.right)}
        </dl>
        <div className={styles.parties}>
          {party('Consignee (ship to)', 'consigneeAddress', sheet.consignee)}
          {party('Buyer (bill to)', 'buyerAddress', sheet.buyer)}
        </div>
        <dl className={`${styles.facts} ${styles.refs}`}>
          {sheet.refs.map(([name, value]) => fact(name, value, ring(fieldOf(name))))}
        </dl>
        <PaperLines sheet={sheet} here={here} />
        <div className={styles.foot}>
          <div>
            {sheet.bank.map(([name, value]) => (
              <p key={name}>
                {name} <b>{value}</b>
              </p>
            ))}
            <small>{sheet.declaration}</small>
          </div>
          <div className={styles.right}>
            <b>{sheet.signFor}</b>
            {sheet.signName && <p>{sheet.signName}</p>}
            <small>{sheet.signRole}</small>
          </div>
        </div>
      </div>
    </section>
  );
});

type Party = { name: string; lines: string[]; gstin: string; state: string };

const fact = (name: string, value: ReactNode, className: string | undefined) => (
  <div key={name} className={className}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const stripFields = ['number', 'date'];

const fieldOf = (name: string) => {
  if (name === 'Place of supply') return 'taxState';
  if (name === 'Against tax invoice') return 'referenceNumber';
  return Object.entries(headerFields).find(([, { label }]) => label === name)?.[0] ?? name;
};

const nextNumber = ({ kind, taxState }: InvoiceDraft, desk: Desk) =>
  isTaxState(taxState) ? `next ${desk.nextNumbers[kind][taxState]}` : '';
