import type { LastPriceAnswer } from '#contract/customer-documents.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { PlainButton } from '../../../ui/button.tsx';

type LastPriceNoteProps = {
  price: LastPriceAnswer;
  /** Null when the rate has a value: then the price is only there to compare. */
  onTake: (() => void) | null;
};

/** What the customer paid for the product the last time. */
export function LastPriceNote({ price, onTake }: LastPriceNoteProps) {
  const { rate, unit, discount, document } = price;
  return (
    <>
      Last: ₹ {formatRupees(rate)} / {unit}
      {discount && `, less ${discount}`} on {formatDate(document.date)}, {document.number}
      {onTake && (
        <>
          {'\u2002'}
          <kbd>=</kbd>{' '}
          <PlainButton tabIndex={-1} onClick={onTake}>
            Take it
          </PlainButton>
        </>
      )}
    </>
  );
}
