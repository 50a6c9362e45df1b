import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';

const demo = join(import.meta.dirname, '../../demo');

/**
 * A copy of the demo whose photos are small, and whose brochures and data sheets have one page each: the shop makes each of them in several
 * sizes, which takes minutes of the processor for those of the demo. All else is as it is.
 */
export async function makeSmallDemo(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-small-demo-'));
  cpSync(demo, folder, { recursive: true, filter: (path) => !path.includes('brochures-source') });
  const photos = join(folder, 'photos');
  for (const name of readdirSync(photos)) {
    const file = join(photos, name);
    await writeFile(file, await sharp(file).resize(96).jpeg().toBuffer());
  }
  const pdfs = ['brochures', 'datasheets'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => join(folder, part, name)),
  );
  for (const [index, file] of pdfs.entries())
    await writeFile(file, buildBrochurePdf(`0.${index} 0 0 rg 20 20 100 100 re f`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
