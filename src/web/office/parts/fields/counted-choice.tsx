import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './counted-choice.module.css';

type CountedChoiceProps<Value extends string> = {
  label: string;
  /** In their order. */
  names: Readonly<Record<Value, string>>;
  counts: Readonly<Record<Value, number>> | null;
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Takes the focus when it appears, because the button that was pressed is gone. */
  takesFocus?: boolean;
  /** Beside the choice. */
  children?: ReactNode;
};

/** Which rows a list shows, each choice with how many it has. */
export function CountedChoice<Value extends string>(props: CountedChoiceProps<Value>) {
  const { label, names, counts, chosen, onChoose, takesFocus = false, children } = props;
  const values = Object.keys(names) as Value[];
  return (
    <fieldset ref={takesFocus ? focusChosen : undefined} className={styles.choices} aria-label={label}>
      {values.map((value) => (
        <Button key={value} look="slim" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {/* Room for the count from the start: no button moves to another line when it comes. */}
          {`${names[value]} (${counts ? counts[value].toLocaleString('en-IN') : '…'})`}
        </Button>
      ))}
      {children}
    </fieldset>
  );
}

function focusChosen(choices: HTMLFieldSetElement | null): void {
  choices?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
}
