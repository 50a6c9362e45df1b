import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { surfaceGrowth } from './surface-growth.ts';

const client = join(import.meta.dirname, '../../dist/client');

// `npm test` builds the pages first; a run of this file alone may not have them.
test.skipIf(!existsSync(client)).each(languages)(
  'The page of a picture has grown by at most 0.5 kB since it can be a surface: document, script and styles (%s)',
  async (language) => {
    const { document, script, styles } = await surfaceGrowth(client, language);
    expect(document + script + styles).toBeLessThanOrEqual(500);
    // What was measured would look small if it had found nothing.
    expect(document).toBeGreaterThan(150);
    expect(script).toBeGreaterThan(100);
    expect(styles).toBeGreaterThan(0);
  },
);
