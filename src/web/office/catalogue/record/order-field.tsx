import { useState } from 'react';
import field from '../../../ui/field.module.css';
import styles from './catalogue.module.css';

type OrderFieldProps = {
  /** The position of the row, from 0. */
  at: number;
  /** What the row is about. */
  name: string;
  onMove: (from: number, to: number) => void;
};

/** The place of a row. Another number and Enter put the row there. */
export function OrderField({ at, name, onMove }: OrderFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const put = () => {
    setTyped(null);
    if (typed !== null && /^\d+$/.test(typed.trim())) onMove(at, Number(typed) - 1);
  };
  return (
    <input
      className={`${field.control} ${styles.order}`}
      value={typed ?? String(at + 1)}
      inputMode="numeric"
      autoComplete="off"
      aria-label={`Order of ${name}`}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed === null) return;
        event.preventDefault();
        put();
      }}
    />
  );
}
