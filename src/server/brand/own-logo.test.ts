import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { ownLogo } from './own-logo.ts';

const logo = 'data:image/png;base64,iVBORw0KGgo=';
const mark = readFileSync(join(import.meta.dirname, 'drawings/logo.svg'), 'utf8');

test('Visitors see the logo of the firm; the demo shows the drawing of the specification, and so does a firm without one', async () => {
  const app = await openTestApp({ company: buildCompany({ logo: '' }) });
  onTestFinished(() => app.close());
  const shown = async () => app.call('GET', '/api/download/general/logo');
  const saved = (company: ReturnType<typeof buildCompany>, demo: boolean) =>
    app.ports.companies.save(company, demo, app.clock.now, actor);
  expect(await (await shown()).text()).toBe(mark);
  expect(mark).not.toContain('Aangan');

  await saved(buildCompany({ logo }), false);
  const answer = await shown();
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await answer.text()).toContain(`<image href="${logo}"`);
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
  );
  const again = await app.call('GET', '/api/download/general/logo', {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);

  await saved(buildCompany({ logo }), true);
  expect(await (await shown()).text()).toBe(mark);
});

test('The logo is drawn once for a version of the record', async () => {
  const versionOf = (version: number) => ({
    version,
    savedAt: '',
    savedBy: '',
    demo: false,
    company: buildCompany({ logo }),
  });
  const versions = [versionOf(1), versionOf(2)];
  const hashed: unknown[] = [];
  const sha256 = (content: string | Uint8Array) => String(hashed.push(content));
  const drawn = (turn: number) =>
    ownLogo({ companies: { current: async () => versions[turn] ?? null }, system: { sha256 } });
  for (const turn of [0, 0, 1, 1]) expect((await drawn(turn))?.etag).toBe(`"${turn + 1}"`);
});
