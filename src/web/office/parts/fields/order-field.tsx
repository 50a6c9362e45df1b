import { useState } from 'react';
import field from '../../../ui/field.module.css';
import { isComposing } from '../use-primary-key.ts';

type OrderFieldProps = {
  id?: string;
  className?: string | undefined;
  label: string;
  /** From 0. */
  position: number;
  invalid?: boolean;
  onMove: (to: number) => void;
};

/** The number of a row. Another number and Enter, or leaving the field, moves the row there; Esc takes the typing back. */
export function OrderField({ id, className, label, position, invalid = false, onMove }: OrderFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const number = Number(typed);
    setTyped(null);
    if (typed?.trim() && Number.isInteger(number)) onMove(number - 1);
  };
  return (
    <input
      id={id}
      className={className ? `${field.control} ${className}` : field.control}
      value={typed ?? position + 1}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={invalid ? true : undefined}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, nativeEvent } = event;
        if (isComposing(nativeEvent)) return;
        if (key === 'Enter' && !ctrlKey && !metaKey && typed !== null) {
          // The focus stays in the row that moves.
          event.preventDefault();
          finish();
        }
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
