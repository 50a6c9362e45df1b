import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { VoucherRecord } from '#contract/receivables/vouchers.ts';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { modeText, reasonText, tdsLabel, voucherWording } from '#domain/receivables/voucher-wording.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Button, ButtonLink, PlainButton } from '../../../ui/button.tsx';
import { DownloadNotice } from '../../parts/documents/download-notice.tsx';
import { useOpenPdf } from '../../parts/documents/use-open-pdf.ts';
import { Choice } from '../../parts/fields/choice.tsx';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import page from '../../parts/record/record-page.module.css';
import { usePart } from '../../parts/use-part.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import { CancelVoucherQuestion } from './cancel-voucher-question.tsx';
import { recordSheet } from './record-sheet.ts';
import { voucherFile } from './voucher-address.ts';
import { VoucherPaper } from './voucher-paper.tsx';
import styles from './voucher-view.module.css';
import { WhatItPays } from './what-it-pays.tsx';

type VoucherViewProps = { desk: Desk; voucher: VoucherRecord; onReload: () => void };

export function VoucherView({ desk, voucher, onReload }: VoucherViewProps) {
  const { id, kind, number, customer, cancelled, open } = voucher;
  const [view, setView] = useState<View>('Facts');
  const [isCancelling, setCancelling] = useState(false);
  const [sharing, setSharing] = useState(false);
  const shares = usePart(sharing, () => import('../../parts/shares/share-panel.tsx'));
  const stopSharing = useCallback(() => setSharing(false), []);
  const { state, open: openPdf } = useOpenPdf();
  const sheet = useMemo(() => recordSheet(voucher, desk.paper), [voucher, desk.paper]);
  useEffect(() => {
    document.title = number;
  }, [number]);
  const useIt = `${paths.useAdvanceForm}?${new URLSearchParams({ customer: customer.id, source: id })}`;
  const hasAdvance = cancelled === null && open > 0 && kind !== 'refund';
  const openPaper = () => void openPdf(voucherFile(voucher), number);
  usePrimaryKey(isCancelling || sharing ? null : hasAdvance ? () => location.assign(useIt) : openPaper);
  return (
    <>
      <PageHead title={number} takesFocus>
        <span className="quiet">
          {voucherWording[kind].title}, <a href={path(paths.customerPage, { id: customer.id })}>{customer.name}</a>
        </span>
        <div className={page.views}>
          <Choice label="View" names={views} chosen={view} onChoose={setView} />
        </div>
        <PageActions>
          {cancelled === null && (
            <Button look="bad" onClick={() => setCancelling(true)}>
              Cancel {kind} …
            </Button>
          )}
          <Button aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
            Share
          </Button>
          {hasAdvance && (
            <ButtonLink
              href={`${paths.refundForm}?${new URLSearchParams({ customer: customer.id, state: voucher.taxState })}`}
            >
              Pay it back
            </ButtonLink>
          )}
          {hasAdvance && (
            <ButtonLink look="go" href={useIt}>
              Use advance <kbd>Ctrl Enter</kbd>
            </ButtonLink>
          )}
          {!hasAdvance && (
            <Button look="go" onClick={openPaper}>
              Open PDF <kbd>Ctrl Enter</kbd>
            </Button>
          )}
        </PageActions>
      </PageHead>
      <div className={page.split} data-view={view}>
        <aside className={page.desk} aria-label="Paper">
          {sheet && <VoucherPaper sheet={sheet} paper={desk.paper} />}
          <div className={page.papers}>
            <span>{cancelled ? 'The PDF says CANCELLED.' : 'As issued, half a page'}</span>
            <PlainButton onClick={openPaper}>Open PDF</PlainButton>
          </div>
          <DownloadNotice state={state} />
        </aside>
        <div className={page.facts}>
          <p className={page.answer}>
            <strong className={cancelled ? page.bad : undefined}>
              {cancelled ? 'Cancelled' : `₹ ${formatRupees(voucher.amount)}`}
            </strong>{' '}
            <span>{answerWords(voucher)}</span>
          </p>
          {shares && <shares.SharePanel of={{ receipt: id }} today={desk.today} open={sharing} onClose={stopSharing} />}
          <WhatItPays voucher={voucher} />
          <section aria-labelledby="facts">
            <h2 id="facts">Facts</h2>
            <dl className={styles.about}>
              {factsOf(voucher).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{voucher.cancelled && name === tdsLabel ? <s>{value}</s> : value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
      {isCancelling && (
        <CancelVoucherQuestion
          voucher={voucher}
          onCancel={() => setCancelling(false)}
          onDone={() => {
            setCancelling(false);
            onReload();
          }}
        />
      )}
    </>
  );
}

type View = (typeof views)[number];
const views = ['Facts', 'Paper'] as const;

function answerWords({ kind, cancelled, mode, reason, tds, open, date }: VoucherRecord) {
  if (cancelled) return `${formatDate(indianDate(cancelled.at))} by ${cancelled.by}: ${cancelled.reason}`;
  const how = kind === 'settlement' ? reasonText(reason) : modeText(mode);
  const held = tds > 0 ? ` and ₹ ${formatRupees(tds)} TDS held back` : '';
  const left = open > 0 && kind !== 'refund' ? `. ₹ ${formatRupees(open)} of it is an advance` : '';
  return `${how}${held}, on ${formatDate(date)}${left}`;
}

function factsOf(voucher: VoucherRecord): [string, string][] {
  const { taxState, date, mode, kind, reference, note, tdsKind, tds, issuedAt, issuedBy } = voucher;
  const facts: [string, string][] = [
    ['Registration', taxStates[taxState].name],
    ['Date', formatDate(date)],
    [kind === 'settlement' ? 'Why' : 'Mode', kind === 'settlement' ? reasonText(voucher.reason) : modeText(mode)],
    ['Reference', reference],
    [tdsLabel, tds > 0 ? `${formatRupees(tds)}, ${tdsKind === 'gst' ? 'GST, section 51' : 'income tax'}` : ''],
    ['Note', note],
    ['Entered', `${formatDate(indianDate(issuedAt))} by ${issuedBy}`],
  ];
  return facts.filter(([, value]) => value !== '');
}
