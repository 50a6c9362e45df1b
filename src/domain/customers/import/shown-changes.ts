import type { CustomerFields } from '../customer.ts';
import { customerLabels } from '../customer-labels.ts';

/** A field that an import changes: what was there, and what will be, each on one line. */
export type ShownChange = { field: keyof CustomerFields; from: string; to: string };

/** `shownChanges(before, after)` → `[{ field: 'creditDays', from: '30', to: '45' }]` */
export function shownChanges(before: CustomerFields, after: CustomerFields): ShownChange[] {
  return (Object.keys(customerLabels) as (keyof CustomerFields)[]).flatMap((field) => {
    const [from, to] = [oneLine(before[field]), oneLine(after[field])];
    return from === to ? [] : [{ field, from, to }];
  });
}

function oneLine(value: string | number | string[]): string {
  return [value]
    .flat()
    .join('; ')
    .replaceAll(/\s*\n\s*/g, ', ');
}
