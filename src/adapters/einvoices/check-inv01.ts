import { z } from 'zod';
import schema from './inv01-schema.json' with { type: 'json' };

/** What the portal's schema, version 1.1, refuses in an INV-01: `checkInv01(inv01)` → `[]`, or `['BuyerDtls.Pin: Invalid input']` */
export function checkInv01(inv01: unknown): string[] {
  kept ??= inv01Schema();
  const checked = kept.safeParse(inv01);
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** Read with the first check: every start would wait for it. */
let kept: z.ZodType | null = null;

function inv01Schema(): z.ZodType {
  // `x-scale` is the portal's own word for the most decimals of a number.
  return z.fromJSONSchema(
    JSON.parse(JSON.stringify(schema), (_, value) =>
      typeof value?.['x-scale'] === 'number' ? { ...value, multipleOf: 10 ** -value['x-scale'] } : value,
    ),
  );
}
