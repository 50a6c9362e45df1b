import { type InputHTMLAttributes, useState } from 'react';
import { plainAmount } from '#domain/money/plain-amount.ts';

type NumberCellProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A quantity, rate or discount. Accepts ₹ 1,50,000 or 1,50,000/- and shows plain digits when the field is left. */
export function NumberCell({ value, onChange, ...control }: NumberCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      inputMode="decimal"
      {...control}
      data-number=""
      // After a paste or a move, the cell shows its new value.
      value={typed !== null && plainAmount(typed) === value ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(plainAmount(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
