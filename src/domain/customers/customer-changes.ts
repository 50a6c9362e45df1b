import type { CustomerFields } from './customer.ts';
import { customerLabels } from './customer-labels.ts';

/** A field that differs, with both values as one line of text. A personal field has neither: the log can never be cleaned. */
export type CustomerChange = { field: keyof CustomerFields; from?: string; to?: string };

/** `customerChanges(before, after)` → `[{ field: 'creditDays', from: '30', to: '45' }]`, in the order of the form. */
export function customerChanges(before: CustomerFields, after: CustomerFields): CustomerChange[] {
  return fields.flatMap((field) => {
    const [from, to] = [shown(before[field]), shown(after[field])];
    if (from === to) return [];
    return [personal.has(field) ? { field } : { field, from, to }];
  });
}

const fields = Object.keys(customerLabels) as (keyof CustomerFields)[];

const personal = new Set<keyof CustomerFields>(['contactPerson', 'phone', 'email', 'note']);

function shown(value: string | number | string[]): string {
  return [value]
    .flat()
    .join('; ')
    .replaceAll(/\s*\n\s*/g, ', ');
}
