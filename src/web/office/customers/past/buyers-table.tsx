import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { Columns } from '../../parts/table/data-table.tsx';
import table from '../../parts/table/table.module.css';
import { BuyerCorrection } from './buyer-correction.tsx';
import { BuyerRow } from './buyer-row.tsx';
import { correct, draftOfBuyer, headOfBuyer, type PastBuyer, type PastChoice, tick } from './past-choice.ts';
import styles from './past-page.module.css';
import type { RefusedBuyer } from './use-past.ts';

type BuyersTableProps = {
  buyers: PastBuyer[];
  /** How many bought once and gave no GSTIN, listed or not. */
  onceCount: number;
  choice: PastChoice;
  refused: RefusedBuyer[];
  /** The buyer that is being corrected. */
  opened: string | null;
  onOpen: (buyer: string | null) => void;
  onChange: (change: (choice: PastChoice) => PastChoice) => void;
};

/** Space ticks a row, Up and Down move, Enter corrects it in place. */
export function BuyersTable({ buyers, onceCount, choice, refused, opened, onOpen, onChange }: BuyersTableProps) {
  const likely = buyers.filter((buyer) => buyer.likely);
  const once = buyers.filter((buyer) => !buyer.likely);
  const whole = useRef<HTMLInputElement>(null);
  const ticked = buyers.filter(({ buyer }) => choice.ticked.has(buyer)).length;
  useEffect(() => {
    if (whole.current) whole.current.indeterminate = ticked > 0 && ticked < buyers.length;
  }, [ticked, buyers.length]);

  const close = (buyer: string) => {
    onOpen(null);
    document.getElementById(checkboxId(buyer))?.focus();
  };
  const rowsOf = (part: PastBuyer[]) =>
    part.map((each) => {
      const { buyer } = each;
      const isOpen = opened === buyer;
      return (
        <Fragment key={buyer}>
          <BuyerRow
            buyer={each}
            head={headOfBuyer(choice, each)}
            id={checkboxId(buyer)}
            isTicked={choice.ticked.has(buyer)}
            isOpen={isOpen}
            refusal={refused.find((refusal) => refusal.buyer === buyer)?.message}
            onTick={(isTicked) => onChange((before) => tick(before, [each], isTicked))}
            onCorrect={() => (isOpen ? close(buyer) : onOpen(buyer))}
          />
          {isOpen && (
            <BuyerCorrection
              buyer={each}
              draft={draftOfBuyer(choice, each)}
              onChange={(typed) => onChange((before) => correct(before, each, typed))}
              onDone={() => close(buyer)}
            />
          )}
        </Fragment>
      );
    });

  return (
    <ScrollArea label="Buyers of your documents">
      <table className={`${table.table} ${table.fold} ${styles.past}`} aria-label="Buyers of your documents">
        <Columns widths={[4.2, 'rest', { large: 17.8, small: 0 }, 19.5, { large: 27.5, tablet: 0 }, 14.7, 11.1]} />
        <thead>
          <tr>
            <th scope="col">
              <input
                ref={whole}
                type="checkbox"
                aria-label={`All ${buyers.length}`}
                checked={ticked === buyers.length}
                onChange={({ target }) => onChange((before) => tick(before, buyers, target.checked))}
              />
            </th>
            {columns.slice(1).map((column) => (
              <th key={column} scope="col" className={column.endsWith('₹') ? table.number : undefined}>
                <span className={column === 'Correct' ? 'sr' : undefined}>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={stepInBuyers}>{rowsOf(likely)}</tbody>
        {once.length > 0 && (
          <tbody onKeyDown={stepInBuyers}>
            <tr className={styles.group}>
              <th colSpan={columns.length} scope="rowgroup" className={table.line}>
                {onceCount} bought once and gave no GSTIN{'\u2003'}
                <Button look="slim" onClick={() => onChange((before) => tick(before, once, true))}>
                  Tick these too
                </Button>
              </th>
            </tr>
            {rowsOf(once)}
          </tbody>
        )}
      </table>
    </ScrollArea>
  );
}

const columns = ['', 'Buyer', 'GSTIN', 'Place, PIN', 'Documents', 'Billed in all ₹', 'Correct'];

function checkboxId(buyer: string) {
  return `buyer-${buyer}`;
}

/** Up and Down move between the rows, Enter opens the row for a correction. */
function stepInBuyers(event: KeyboardEvent<HTMLElement>) {
  const from = event.target as HTMLElement;
  if (!from.matches('[data-buyer]') || event.ctrlKey || event.metaKey) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-buyer]')];
    event.preventDefault();
    boxes[boxes.indexOf(from) + step]?.focus();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    from.closest('tr')?.querySelector<HTMLElement>('button')?.click();
  }
}
