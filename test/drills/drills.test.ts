import { expect, test } from 'vitest';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { clock } from './clock.ts';
import { full } from './full.ts';
import { importDrill } from './import-drill.ts';
import { migrations } from './migrations.ts';
import { money } from './money.ts';
import { readOnly } from './read-only.ts';
import { canMount } from './small-disk.ts';
import { stop } from './stop.ts';
import { torn } from './torn.ts';

/** The short form of each; the long ones, and those that need more than npm brings, are `npm run drill`. */
for (const drill of [stop, torn, full, readOnly, clock, migrations, importDrill, money])
  test.skipIf(drill.asRoot && !canMount())(drill.holds, { timeout: 300_000 }, async () => {
    const short: object[] = [];
    let told = 0;
    await drill.run({ size: 'short', fault: null, postgres: sharedTestPostgres }, (what, held, figures) => {
      told += 1;
      if (!held) short.push({ what, ...figures });
    });
    expect(short).toEqual([]);
    expect(told).toBeGreaterThan(0);
  });
