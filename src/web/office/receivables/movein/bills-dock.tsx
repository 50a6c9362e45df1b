import type { MovedBillsAnswer } from '#contract/move-in/bills.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { Dock } from '../../../ui/dock.tsx';
import { countKind } from '../../parts/sheets/row-kinds.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';

type BillsDockProps = { preview: MovedBillsAnswer; isTaking: boolean; onTake: () => void };

/** The sums that go in, to be compared with the books they come from, and the button that does it. */
export function BillsDock({ preview, isTaking, onTake }: BillsDockProps) {
  const entering = countKind(preview, 'new');
  const refused = countKind(preview, 'refused');
  const canTake = !isTaking && entering > 0;
  usePrimaryKey(canTake ? onTake : null);
  const sumOf = (side: 'dr' | 'cr') =>
    formatRupees(
      preview.rows.reduce((sum, { what, bill }) => sum + (what === 'new' && bill?.side === side ? bill.amount : 0), 0),
    );
  return (
    <Dock>
      <div className={dock.need} role="status">
        {isTaking && <b>Taking {billsText(entering)} …</b>}
        {!isTaking && entering === 0 && <b>No bill goes in.</b>}
        {!isTaking && entering > 0 && (
          <>
            Owed <b>{sumOf('dr')}</b>, paid in advance <b>{sumOf('cr')}</b>.
          </>
        )}{' '}
        {refused > 0 && `${refused.toLocaleString('en-IN')} refused ${refused === 1 ? 'stays' : 'stay'} out.`}
      </div>
      <Button look="go" aria-disabled={!canTake} onClick={() => canTake && onTake()}>
        Take {billsText(entering)} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}

function billsText(count: number): string {
  return count === 1 ? '1 bill' : `${count.toLocaleString('en-IN')} bills`;
}
