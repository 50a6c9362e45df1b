import { type ComponentProps, useState } from 'react';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { amountOf } from './pays-rows.ts';

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onType: (typed: string) => void;
};

/** An amount. Accepts ₹ 1,50,000 or 1,50,000/- and shows 1,50,000.00 while it is not typed in. */
export function AmountInput({ value, onType, onBlur, ...rest }: AmountInputProps) {
  const [isTyping, setTyping] = useState(false);
  const paise = amountOf(value);
  return (
    <input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={isTyping || !paise ? value : formatRupees(paise)}
      onChange={({ target }) => {
        setTyping(true);
        onType(target.value);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
