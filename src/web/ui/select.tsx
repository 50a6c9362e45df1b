import { type ComponentProps, memo } from 'react';

type Option = { value: string; text: string };
type SelectProps = ComponentProps<'select'> & { options: readonly Option[] };

/** A native select for one of the option lists. A value that is not in the list is shown all the same. */
export function Select({ options, ...rest }: SelectProps) {
  const isUnknown = rest.value !== undefined && !options.some(({ value }) => value === rest.value);
  return (
    <select {...rest} data-blank={rest.value === '' ? '' : undefined}>
      <Options options={options} />
      {isUnknown && <option value={rest.value}>{rest.value}</option>}
    </select>
  );
}

// A row of the form has a hundred options, and a key in a cell changes none of them.
const Options = memo(
  ({ options }: { options: readonly Option[] }) =>
    options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    )),
  ({ options: before }, { options }) =>
    before.length === options.length &&
    before.every(({ value, text }, index) => value === options[index]?.value && text === options[index]?.text),
);
