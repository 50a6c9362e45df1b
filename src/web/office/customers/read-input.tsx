import { type ComponentProps, useState } from 'react';

type ReadInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  /** What the billing address says: shown while the field is blank. */
  read: string;
  onType: (typed: string) => void;
};

/** An input that follows the address until something else is typed. While it has the focus it can also be emptied. */
export function ReadInput({ value, read, onType, ...rest }: ReadInputProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <input
      {...rest}
      value={value === '' && !isTyping ? read : value}
      autoComplete="off"
      onChange={({ target }) => {
        setTyping(true);
        onType(target.value);
      }}
      onBlur={() => setTyping(false)}
    />
  );
}
