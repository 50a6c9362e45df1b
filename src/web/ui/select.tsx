import type { ComponentProps } from 'react';

type SelectProps = ComponentProps<'select'> & { options: readonly { value: string; text: string }[] };

/** A native select for one of the option lists. A value that is not in the list is shown all the same. */
export function Select({ options, ...rest }: SelectProps) {
  const isUnknown = rest.value !== undefined && !options.some(({ value }) => value === rest.value);
  return (
    <select {...rest} data-blank={rest.value === '' ? '' : undefined}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
      {isUnknown && <option value={rest.value}>{rest.value}</option>}
    </select>
  );
}
