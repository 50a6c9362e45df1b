import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openImages } from '#adapters/images/open-images.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { openSheets } from '#adapters/sheets/open-sheets.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildCompany } from '#test/build/factories.ts';

async function makePhoto() {
  const images = openImages();
  await images.makePhoto(await buildPicture());
  await images.close();
}

async function drawPaper() {
  const paper = openPaper();
  await paper.draw(buildIssuedInvoice(1), buildCompany(), 'original');
  await paper.close();
}

async function readSheet() {
  await openSheets().read(Buffer.from('Name,City\nDemo,Delhi\n'));
}

test.each([
  ['opens pictures', makePhoto],
  ['draws papers', drawPaper],
  ['reads sheets', readSheet],
])('A process that %s keeps its compiled code, so that the next one starts sooner', async (_, work) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  vi.stubEnv('NODE_COMPILE_CACHE', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await work();
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThan(5);
});
