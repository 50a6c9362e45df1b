import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { inputFromDraft } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { copiesOf } from '#domain/invoices/invoice-copies.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Button, ButtonLink, PlainButton } from '../../../ui/button.tsx';
import { DownloadNotice } from '../../parts/documents/download-notice.tsx';
import { allCopiesName } from '../../parts/documents/invoice-record.ts';
import { isTaxState, isTaxType, taxTypeNames } from '../../parts/documents/suggest-tax-type.ts';
import { useDownload } from '../../parts/documents/use-download.ts';
import { KeepCustomer } from '../customer/keep-customer.tsx';
import styles from './issued-panel.module.css';
import type { Attempt } from './use-issue.ts';
import { useShare } from './use-share.ts';

type IssuedPanelProps = {
  issued: Extract<Attempt, { kind: 'issued' }>;
  /** The customer of the buyer address, if the book has one. */
  customer: CustomerAnswer | null;
  onNew: () => void;
  onRepeat: () => void;
};

/** The number of the issued document and the next actions. */
export function IssuedPanel({ issued, customer, onNew, onRepeat }: IssuedPanelProps) {
  const open = useRef<HTMLAnchorElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const { draft, number, address } = issued;
  const { state: downloadState, download } = useDownload();
  const { message, share } = useShare(number, address);
  const record = { refnum: number, data: JSON.stringify({ ...inputFromDraft(draft), invoiceNo: number }) };
  const allCopies = allCopiesName(draft);
  const hasThird = copiesOf(draft).length > 2;
  useEffect(() => open.current?.focus(), []);
  return (
    <section className={styles.issued} aria-labelledby="issued" onKeyDown={ignoreHeldKey}>
      <div role="status">
        <p className="quiet">Issued as</p>
        <h2 id="issued" className={styles.number}>
          <a href={path(paths.documentPage, { id: issued.document })}>{number}</a>
        </h2>
        <p className="strong">{buyerName(draft.buyerAddress)}</p>
        <p className="quiet">{summary(draft)}</p>
      </div>
      <ul className={styles.next}>
        <li>
          <ButtonLink ref={open} look="go" href={address} target="_blank" onClick={() => another.current?.focus()}>
            Open
          </ButtonLink>
          <span>Opens the PDF in a new tab. This works for ten minutes; later use Reports.</span>
        </li>
        {customer === null && (
          <li>
            <KeepCustomer draft={draft} />
          </li>
        )}
        <li>
          <ButtonLink href={address} target="_blank">
            Print
          </ButtonLink>
          {allCopies === null ? (
            <span>Opens the PDF: print from there.</span>
          ) : (
            <span>
              Opens the PDF: print from there.{' '}
              <PlainButton onClick={() => download(record, 'all')}>{allCopies}</PlainButton>:{' '}
              {hasThird ? 'original, duplicate and triplicate' : 'original and duplicate'} in one PDF. Single copies:{' '}
              <PlainButton onClick={() => download(record, 'duplicate')}>Duplicate</PlainButton>
              {hasThird && (
                <>
                  , <PlainButton onClick={() => download(record, 'triplicate')}>Third copy</PlainButton>
                </>
              )}
              .
            </span>
          )}
        </li>
        <li>
          <Button onClick={share}>Share</Button>
          <span role="status">{message || 'Shares the PDF, or a link that works for ten minutes.'}</span>
        </li>
        <li>
          <Button ref={another} onClick={onNew}>
            New
          </Button>
          <span>An empty {kindTitles[draft.kind].screen}.</span>
        </li>
        <li>
          <Button onClick={onRepeat}>Repeat</Button>
          <span>Same buyer, consignee and terms, without the lines.</span>
        </li>
      </ul>
      <DownloadNotice state={downloadState} />
      {draft.kind === 'tax' && (
        <p className="quiet">
          An issued document cannot be changed. To correct it: <a href={paths.creditNote}>Generate Credit Note</a>.
        </p>
      )}
    </section>
  );
}

// A held Enter key would open a tab for every repeat.
function ignoreHeldKey(event: KeyboardEvent) {
  return event.repeat && event.key === 'Enter' && event.preventDefault();
}

function summary(draft: IssuedPanelProps['issued']['draft']) {
  const lines = draft.lines.filter(({ product }) => product !== '').length;
  return [
    `₹ ${formatRupees(liveTotals(draft).totals.payable)}`,
    isTaxType(draft.taxType) ? taxTypeNames[draft.taxType] : '',
    `${lines} ${lines === 1 ? 'line' : 'lines'}`,
    isTaxState(draft.taxState) ? taxStates[draft.taxState].name : '',
  ].join(', ');
}
