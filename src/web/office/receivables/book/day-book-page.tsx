import { useEffect, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Choice } from '../../parts/fields/choice.tsx';
import { dayOrAny } from '../../parts/fields/date-range.tsx';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { useDebounced } from '../../parts/use-debounced.ts';
import { useFileDownload } from '../../parts/use-file-download.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import { BookFilters } from './book-filters.tsx';
import { BookTable } from './book-table.tsx';
import { choiceOfAddress, type DayBookChoice, rememberChoice } from './day-book-choice.ts';
import { ModeSums } from './mode-sums.tsx';
import { useVouchers, workbookOf } from './use-vouchers.ts';

/** Money by day: what came, what went back, and what was settled without money. */
export function DayBookPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <DayBook title={title} desk={desk} />}
    </StaffPage>
  );
}

function DayBook({ title, desk }: { title: string; desk: Desk }) {
  const [choice, setChoice] = useState(() => choiceOfAddress(location.search, desk.today));
  const query = useDebounced(choice.query, 200);
  const { kind, page, size } = choice;
  const filter = { ...choice, query, from: dayOrAny(choice.from), to: dayOrAny(choice.to) };
  const { state, latest, reload } = useVouchers(filter);
  const choose = (part: Partial<DayBookChoice>) => setChoice((before) => ({ ...before, page: 1, ...part }));
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
          onChoose={(name) => choose({ kind: kinds[kindNames.indexOf(name)] ?? 'receipt', mode: '' })}
        />
        <PageActions>
          <Button aria-disabled={file.busy !== ''} onClick={() => file.save(workbookOf(filter), `${kind}s.xlsx`)}>
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
      <BookFilters choice={choice} desk={desk} onChoose={choose} />
      <BookTable kind={kind} vouchers={state} choice={filter} onRetry={reload} />
      {latest && latest.count > 0 && <ModeSums kind={kind} sums={latest.sums} />}
      {latest && latest.count > size && (
        <Pager
          count={latest.count}
          page={page}
          size={size}
          onPage={(next) => setChoice((before) => ({ ...before, page: next }))}
          onSize={(rows) => choose({ size: rows })}
        />
      )}
    </>
  );
}

function receive() {
  location.assign(paths.receive);
}

const kinds = ['receipt', 'refund', 'settlement'] as const satisfies VoucherKind[];
const names = { receipt: 'Receipts', refund: 'Refunds', settlement: 'Settlements' } as const;
const kindNames = kinds.map((kind) => names[kind]);
