import { type InputHTMLAttributes, useState } from 'react';
import { withoutCommas } from '#domain/money/without-commas.ts';

type NumberCellProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A quantity or a rate as text. The commas of 1,50,000 are understood, and gone once it is left: the wire has none. */
export function NumberCell({ value, onChange, ...control }: NumberCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...control}
      inputMode="decimal"
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
