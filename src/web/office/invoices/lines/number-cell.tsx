import { type InputHTMLAttributes, useState } from 'react';
import { withoutCommas } from '#domain/money/without-commas.ts';

type NumberCellProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A quantity, rate or discount. Accepts commas as in 1,50,000 and removes them when the field is left. */
export function NumberCell({ value, onChange, ...control }: NumberCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      inputMode="decimal"
      {...control}
      data-number=""
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(withoutCommas(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
