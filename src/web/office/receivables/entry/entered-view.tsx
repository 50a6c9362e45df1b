import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { modeText, reasonText } from '#domain/receivables/voucher-wording.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DownloadNotice } from '../../parts/documents/download-notice.tsx';
import { useOpenPdf } from '../../parts/documents/use-open-pdf.ts';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { voucherFile, voucherPage } from '../voucher/voucher-address.ts';
import { VoucherPaper } from '../voucher/voucher-paper.tsx';
import { AccountAfter } from './account-after.tsx';
import { draftSheet } from './draft-sheet.ts';
import { leftOver, payingRows } from './entry-of-draft.ts';
import { entryWording } from './entry-wording.ts';
import styles from './money-form.module.css';
import type { ChosenParty } from './use-account.ts';
import type { EntryAttempt } from './use-enter.ts';

type EnteredViewProps = {
  entered: Extract<EntryAttempt, { kind: 'entered' }>;
  party: ChosenParty | null;
  desk: Desk;
  onNew: () => void;
};

/** The number of what was entered, and the next actions. */
export function EnteredView({ entered, party, desk, onNew }: EnteredViewProps) {
  const { draft, entry, voucher } = entered;
  const { kind, customer, taxState } = draft;
  const words = entryWording[kind];
  const first = useRef<HTMLButtonElement>(null);
  const { state, open } = useOpenPdf();
  useLayoutEffect(() => first.current?.focus(), []);
  const sheet = voucher && draftSheet(entry, party?.customer ?? null, voucher.number, desk);
  const account = taxState ? party?.accounts[taxState] : undefined;
  const left = kind === 'receipt' ? leftOver(entry) : 0;
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.split}>
        <section className={styles.entered} aria-labelledby="entered" onKeyDown={ignoreHeldKey}>
          <div role="status">
            <p className="quiet">{voucher ? 'Issued as' : 'Entered'}</p>
            <h2 id="entered" className={styles.number}>
              {voucher ? (
                <a href={voucherPage(voucher)}>{voucher.number}</a>
              ) : (
                `₹ ${formatRupees(entry.taken)} of the advance`
              )}
            </h2>
            <p className="strong">{draft.customerText}</p>
            <p className="quiet">{summaryOf(entered)}</p>
          </div>
          {voucher?.warnings.map(({ field, message }) => (
            <p key={field} className={styles.warned}>
              {message}
            </p>
          ))}
          <ul className={styles.next}>
            {voucher && (
              <li>
                <Button ref={first} look="go" onClick={() => open(voucherFile(voucher), voucher.number)}>
                  Open <kbd>Enter</kbd>
                </Button>
                <span>The PDF, in a new tab: print or save it there.</span>
              </li>
            )}
            <li>
              <Button ref={voucher ? undefined : first} look={voucher ? [] : 'go'} onClick={onNew}>
                New
              </Button>
              <span>An empty form.</span>
            </li>
            {voucher && (
              <li>
                <ButtonLink href={voucherPage(voucher)}>Its page</ButtonLink>
                <span>What it paid. Share it by WhatsApp, mail or a link.</span>
              </li>
            )}
            {left > 0 && voucher && (
              <li>
                <ButtonLink href={`${paths.useAdvanceForm}?${new URLSearchParams({ customer, source: voucher.id })}`}>
                  Use advance
                </ButtonLink>
                <span>Put ₹ {formatRupees(left)} on an invoice.</span>
              </li>
            )}
            <li>
              <ButtonLink href={path(paths.customerPage, { id: customer })}>Account</ButtonLink>
              <span>The ledger and the statement of {draft.customerText}.</span>
            </li>
          </ul>
          <DownloadNotice state={state} />
          {voucher && (
            <p className="quiet">
              A {words.noun} is never edited. To put it right: <a href={voucherPage(voucher)}>cancel it on its page</a>.
              Its number stays used.
            </p>
          )}
        </section>
        <aside className={styles.desk} aria-label="Paper and account">
          {sheet && <VoucherPaper sheet={sheet} paper={desk.paper} className={styles.paper} />}
          {account && (
            <AccountAfter
              kind={kind}
              name={draft.customerText}
              account={account}
              entry={entry}
              today={desk.today}
              isDone
            />
          )}
        </aside>
      </div>
    </>
  );
}

// A held Enter key would open a tab for every repeat.
function ignoreHeldKey(event: KeyboardEvent) {
  return event.repeat && event.key === 'Enter' && event.preventDefault();
}

function summaryOf({ draft, entry }: EnteredViewProps['entered']) {
  const { amount, tds, mode, reason } = entry.draft;
  const count = payingRows(entry.rows).length;
  const invoices = count === 1 ? '1 invoice' : `${count} invoices`;
  const state = draft.taxState ? taxStates[draft.taxState].name : '';
  if (draft.kind === 'use') return `It pays ${invoices} of ${state}.`;
  if (draft.kind === 'settlement')
    return `₹ ${formatRupees(entry.taken)}, ${reasonText(reason)}, ${state}: ${invoices}.`;
  const came = [`₹ ${formatRupees(amount)}, ${modeText(mode)}`, tds > 0 && `and ₹ ${formatRupees(tds)} TDS held back`];
  const left = draft.kind === 'receipt' ? leftOver(entry) : 0;
  const paid = draft.kind === 'receipt' && count > 0 ? `It pays ${invoices}.` : '';
  const rest = left > 0 ? `₹ ${formatRupees(left)} is an advance.` : '';
  return `${came.filter(Boolean).join(' ')}, ${state}. ${[paid, rest].filter(Boolean).join(' ')}`;
}
