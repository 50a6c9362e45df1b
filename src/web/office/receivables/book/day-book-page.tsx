import { useEffect } from 'react';
import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { Button, ButtonLink, PlainButton } from '../../../ui/button.tsx';
import inkLink from '../../../ui/ink-link.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Choice } from '../../parts/fields/choice.tsx';
import { dayOrAny } from '../../parts/fields/date-range.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { useChoice } from '../../parts/list/use-choice.ts';
import { useFileDownload } from '../../parts/list/use-file-download.ts';
import { useDebounced } from '../../parts/use-debounced.ts';
import { useLoad } from '../../parts/use-load.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import { AllVouchers } from './all-vouchers.tsx';
import { BookFilters } from './book-filters.tsx';
import styles from './day-book.module.css';
import { choiceOfAddress, type DayBookChoice, rememberChoice } from './day-book-choice.ts';
import { workbookOf } from './use-vouchers.ts';
import { VouchersOfKind } from './vouchers-of-kind.tsx';

/** All vouchers by day, or only what came, what went back, or what was settled without money. */
export function DayBookPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <DayBook title={title} desk={desk} />}
    </StaffPage>
  );
}

function DayBook({ title, desk }: { title: string; desk: Desk }) {
  const [choice, choose] = useChoice<DayBookChoice>(() => choiceOfAddress(location.search, desk.today));
  const query = useDebounced(choice.query, 200);
  const { kind } = choice;
  const filter = { ...choice, query, from: dayOrAny(choice.from), to: dayOrAny(choice.to) };
  useEffect(() => rememberChoice(choice, desk.today), [choice, desk.today]);
  const file = useFileDownload();
  usePrimaryKey(receive);
  return (
    <>
      <PageHead title={title} takesFocus>
        <Choice
          label="What is listed"
          names={kindNames}
          chosen={names[kind]}
          onChoose={(name) => choose({ kind: kinds[kindNames.indexOf(name)] ?? 'all', mode: '', voucher: '' })}
        />
        <PageActions>
          <Button aria-disabled={file.busy !== ''} onClick={() => file.save(...workbookOf(filter))}>
            Excel
          </Button>
          <ButtonLink href={paths.refundForm}>Pay an advance back</ButtonLink>
          <ButtonLink href={paths.settleForm}>Settle</ButtonLink>
          <ButtonLink look="go" href={paths.receive}>
            Receive money <kbd>Ctrl Enter</kbd>
          </ButtonLink>
        </PageActions>
      </PageHead>
      {file.message && <Notice kind="bad" title={`Excel: ${file.message}`} />}
      {choice.customer !== '' && <OfCustomer id={choice.customer} onAll={() => choose({ customer: '' })} />}
      <BookFilters choice={choice} desk={desk} onChoose={choose} />
      {kind === 'all' ? (
        <AllVouchers choice={filter} isOneRegistration={desk.documentStates.length < 2} onChoose={choose} />
      ) : (
        <VouchersOfKind kind={kind} choice={filter} onChoose={choose} />
      )}
    </>
  );
}

/** Whose vouchers alone are listed. */
function OfCustomer({ id, onAll }: { id: string; onAll: () => void }) {
  const { state } = useLoad<{ name: string }>(`customer ${id}`, (signal) =>
    callStaff(path(paths.customer, { id }), { signal, read: (response) => response.json() }),
  );
  return (
    <p className={`quiet ${styles.onlyOf}`}>
      Only of{' '}
      <a className={inkLink.link} href={path(paths.customerPage, { id })}>
        {state.kind === 'ready' ? state.value.name : 'one customer'}
      </a>
      . <PlainButton onClick={onAll}>All customers</PlainButton>
    </p>
  );
}

function receive() {
  location.assign(paths.receive);
}

const kinds = ['all', 'receipt', 'refund', 'settlement'] as const satisfies (VoucherKind | 'all')[];
const names = { all: 'All', receipt: 'Receipts', refund: 'Refunds', settlement: 'Settlements' } as const;
const kindNames = kinds.map((kind) => names[kind]);
