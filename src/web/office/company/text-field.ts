import type { ReactNode } from 'react';

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
