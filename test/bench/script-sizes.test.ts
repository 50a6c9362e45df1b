import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptSizes } from './script-sizes.ts';

const client = join(import.meta.dirname, '../../dist/client');

// `npm test` builds the pages first; a run of this file alone may not have them.
test.skipIf(!existsSync(client))(
  'Staff fetch at most 110 kB of script, and visitors 68, of which 5 before the page is idle; the plots are 25 of their page alone',
  () => {
    const { staff, site, first, figures } = scriptSizes(client);
    expect(staff).toBeLessThanOrEqual(110);
    expect(site).toBeLessThanOrEqual(68);
    expect(first).toBeLessThanOrEqual(5);
    expect(figures).toBeLessThanOrEqual(25);
    // An entry that lost its imports would look small.
    expect(staff).toBeGreaterThan(80);
    expect(site).toBeGreaterThan(15);
    expect(figures).toBeGreaterThan(5);
  },
);
