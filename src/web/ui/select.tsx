import type { SelectHTMLAttributes } from 'react';

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { options: readonly { value: string; text: string }[] };

/** A native select for one of the option lists. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <select {...rest} data-blank={rest.value === '' ? '' : undefined}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
