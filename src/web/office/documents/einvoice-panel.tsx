import { useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import type { EinvoiceAnswer } from '#contract/returns/einvoices.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { Button } from '../../ui/button.tsx';
import { shownTime } from '../parts/shown-time.ts';
import styles from './einvoice-panel.module.css';
import { IrnQuestion } from './irn-question.tsx';

type EinvoicePanelProps = { record: DocumentRecord; einvoice: EinvoiceAnswer; today: string; onChanged: () => void };

/** The state of a document at the e-invoice portal, and the next step. */
export function EinvoicePanel({ record, einvoice, today, onChanged }: EinvoicePanelProps) {
  const [asks, setAsks] = useState(false);
  const { state, problems, hint, irn, ackNo, ackAt, cancellableUntil, cancelledOn } = einvoice;
  const hasIrn = irn !== '' && cancelledOn === '';
  return (
    <section aria-labelledby="einvoice">
      <div className={styles.headline}>
        <h2 id="einvoice">e-invoice</h2>
        {hasIrn && !record.cancelled && new Date().toISOString() <= cancellableUntil && (
          <Button onClick={() => setAsks(true)}>Cancelled at the portal …</Button>
        )}
      </div>
      <p className={styles.said} data-state={state}>
        <b>{leads[state]}</b> {restOf(einvoice, record.refnum)}
      </p>
      {problems.map(({ line, message }) => (
        <p key={`${line} ${message}`} className={styles.problem}>
          {message}
        </p>
      ))}
      {hint !== '' && <p className={styles.hint}>{hint}</p>}
      {irn !== '' && (
        <dl className={styles.facts}>
          <dt>IRN</dt>
          <dd className={styles.irn}>{irn}</dd>
          <dt>Ack No</dt>
          <dd>{ackNo}</dd>
          <dt>Ack date</dt>
          <dd>{shownTime(ackAt)}</dd>
          {cancelledOn !== '' && (
            <>
              <dt>Cancelled there</dt>
              <dd>{formatDate(cancelledOn)}</dd>
            </>
          )}
        </dl>
      )}
      {asks && (
        <IrnQuestion
          id={record.id}
          number={record.refnum}
          today={today}
          onCancel={() => setAsks(false)}
          onDone={() => {
            setAsks(false);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

const leads: Record<EinvoiceAnswer['state'], string> = {
  ready: 'IRN awaited.',
  missing: 'IRN awaited.',
  taken: 'It has its IRN.',
  cancelled: 'Its IRN is cancelled.',
  burnt: 'Its number is lost at the portal.',
};

function restOf({ state, cancellableUntil, cancelledOn }: EinvoiceAnswer, number: string): string {
  if (state === 'ready')
    return 'Nothing is missing: get its INV-01 under Returns, e-invoice, and import the answer there.';
  if (state === 'missing') return 'The portal would miss something.';
  if (state === 'cancelled') return `Cancel ${number} here, and issue it again with a new number.`;
  if (state === 'burnt' && cancelledOn !== '') return `Cancel ${number} here, and issue it again with a new number.`;
  const until = shownTime(cancellableUntil);
  if (state === 'taken') return `The portal cancels it until ${until}; after that only a credit note helps.`;
  return `Cancel its IRN there until ${until}, then cancel ${number} here, and issue a new one. After that only a credit note helps.`;
}
