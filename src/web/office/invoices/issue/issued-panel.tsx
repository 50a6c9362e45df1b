import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { inputFromDraft } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { copiesOf } from '#domain/invoices/invoice-copies.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { isTaxState, taxStates } from '#domain/tax/states.ts';
import { Button, ButtonLink, PlainButton } from '../../../ui/button.tsx';
import { awaitsIrn } from '../../parts/documents/awaits-irn.ts';
import { DownloadNotice } from '../../parts/documents/download-notice.tsx';
import { allCopiesName } from '../../parts/documents/invoice-record.ts';
import { isTaxType, taxTypeNames } from '../../parts/documents/suggest-tax-type.ts';
import { useDownload } from '../../parts/documents/use-download.ts';
import { usePart } from '../../parts/use-part.ts';
import { KeepCustomer } from '../customer/keep-customer.tsx';
import { isKeyForNew } from './is-key-for-new.ts';
import { IssueStanding, useIssueStanding } from './issue-standing.tsx';
import styles from './issued-panel.module.css';
import type { Attempt } from './use-issue.ts';

type IssuedPanelProps = {
  today: string;
  issued: Extract<Attempt, { kind: 'issued' }>;
  /** The customer of the buyer address, if the book has one. */
  customer: CustomerAnswer | null;
  onNew: () => void;
  onRepeat: () => void;
};

/** The number of the issued document and the next actions. */
export function IssuedPanel({ issued, today, customer, onNew, onRepeat }: IssuedPanelProps) {
  const open = useRef<HTMLAnchorElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const { draft, number, address } = issued;
  const { state: downloadState, download } = useDownload();
  const { record: standing, failed, reload } = useIssueStanding(issued.document);
  const [aside, setAside] = useState<'' | 'share' | 'ask' | 'eway'>('');
  const shares = usePart(aside === 'share', () => import('../../parts/shares/share-panel.tsx'));
  const eway = usePart(aside === 'eway', () => import('../../parts/eway/eway-panel.tsx'));
  const questions = usePart(aside === 'ask', () => import('../../parts/shares/share-question.tsx'));
  const close = useCallback(() => {
    setAside('');
    reload();
  }, [reload]);
  const record = { refnum: number, data: JSON.stringify({ ...inputFromDraft(draft), invoiceNo: number }) };
  const allCopies = allCopiesName(draft);
  const hasThird = copiesOf(draft).length > 2;
  useLayoutEffect(() => open.current?.focus(), []);
  const steps = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLElement>(null);
  const openAside = ({ currentTarget }: { currentTarget: HTMLElement }, what: typeof aside) => {
    opener.current = currentTarget;
    setAside(what);
  };
  // What had the focus is hidden, and its button may be gone too: no e-way bill is wanted any more.
  useLayoutEffect(() => {
    if (aside === '' && opener.current && !steps.current?.contains(document.activeElement))
      (opener.current.isConnected ? opener : another).current?.focus();
  }, [aside]);
  return (
    <section
      className={styles.issued}
      aria-labelledby="issued"
      // A click beside the steps leaves the keys at work.
      tabIndex={-1}
      onKeyDown={(event) => {
        ignoreHeldKey(event);
        if (aside !== '' || !isKeyForNew(event, steps.current)) return;
        event.preventDefault();
        onNew();
      }}
    >
      <div role="status">
        <p className="quiet">Issued as</p>
        <h2 id="issued" className={styles.number}>
          <a href={path(paths.documentPage, { id: issued.document })}>{number}</a>
        </h2>
        <p className="strong">{buyerName(draft.buyerAddress)}</p>
        <p className="quiet">{summary(draft)}</p>
        {standing && <IssueStanding record={standing} />}
      </div>
      <ul ref={steps} className={styles.next}>
        <li>
          <ButtonLink ref={open} look="go" href={address} target="_blank" onClick={() => another.current?.focus()}>
            Open
          </ButtonLink>
          <span>For ten minutes; later in Reports.</span>
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
            <span>The PDF.</span>
          ) : (
            <span>
              <PlainButton onClick={() => download(record, 'all')}>{allCopies}</PlainButton>
              {hasThird && ': all three'}. Or{' '}
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
        {standing?.eway?.required && standing.eway.state === 'none' && (
          <li>
            <Button onClick={(event) => openAside(event, 'eway')}>E-way bill</Button>
            <span>How the goods move, and the file for the portal.</span>
          </li>
        )}
        <li>
          <Button
            aria-disabled={standing === null}
            onClick={(event) => standing && openAside(event, awaitsIrn(standing) ? 'ask' : 'share')}
          >
            Share
          </Button>
          <span>
            {failed ? (
              <>
                How it stands at the portals did not come. <PlainButton onClick={reload}>Try again</PlainButton>
              </>
            ) : (
              'By mail, WhatsApp or link.'
            )}
          </span>
        </li>
        <li>
          <Button ref={another} onClick={onNew} aria-keyshortcuts="N">
            New
          </Button>
          <span>
            An empty {kindTitles[draft.kind].screen}. <kbd>N</kbd>
          </span>
        </li>
        <li>
          <Button onClick={onRepeat}>Repeat</Button>
          <span>Same parties and terms.</span>
        </li>
      </ul>
      <DownloadNotice state={downloadState} />
      {shares && (
        <shares.SharePanel of={{ document: issued.document }} today={today} open={aside === 'share'} onClose={close} />
      )}
      {aside === 'eway' && eway && standing && <eway.EwayPanel record={standing} today={today} onClose={close} />}
      {aside === 'ask' && questions && (
        <questions.ShareQuestion number={number} onCancel={() => setAside('')} onShare={() => setAside('share')} />
      )}
      {draft.kind === 'tax' && (
        <p className="quiet">
          To correct it: <a href={paths.creditNote}>Generate Credit Note</a>.
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
