import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';

/** Renders one text field, by its name on the wire. */
export type TextField = (field: string, label: string, options?: FieldOptions) => ReactNode;

type FieldOptions = {
  kind?: 'capitals' | 'lines';
  note?: string;
  /** What a blank field means. */
  blank?: string;
  optional?: boolean;
  wide?: boolean;
  most?: number;
};

/** What is typed in a field, and what is wrong with it. */
type About = (field: string) => { value: string; error: string | undefined };

/** The text fields of a form of the company record. */
export function textFieldOf(about: About, change: (field: string, value: string) => void): TextField {
  return (field, label, { kind, note, blank, optional = false, wide = false, most = 300 } = {}) => {
    const { value, error } = about(field);
    const Control = kind === 'lines' ? 'textarea' : 'input';
    return (
      <Field id={field} label={label} error={error} note={note} optional={optional} wide={wide} roomy>
        {(control) => (
          <Control
            {...control}
            value={value}
            maxLength={most}
            placeholder={blank}
            autoComplete="off"
            spellCheck={kind === 'capitals' ? 'false' : 'true'}
            onChange={({ target }) => change(field, kind === 'capitals' ? target.value.toUpperCase() : target.value)}
          />
        )}
      </Field>
    );
  };
}
