import { useState } from 'react';
import field from '../../ui/field.module.css';
import { isComposing } from '../parts/use-primary-key.ts';

type OrderFieldProps = {
  id: string;
  label: string;
  /** From 0. */
  position: number;
  invalid: boolean;
  onMove: (to: number) => void;
};

/** The number of a row. Another number and Enter, or leaving the field, moves the row there; Esc takes the typing back. */
export function OrderField({ id, label, position, invalid, onMove }: OrderFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const number = Number(typed);
    setTyped(null);
    if (typed?.trim() && Number.isInteger(number)) onMove(number - 1);
  };
  return (
    <input
      id={id}
      className={field.control}
      value={typed ?? position + 1}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={invalid ? true : undefined}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
        if (isComposing(nativeEvent)) return;
        if (key === 'Enter' && !ctrlKey && !metaKey) finish();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
