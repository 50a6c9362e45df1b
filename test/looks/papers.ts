import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { paths } from '#contract/paths.ts';
import { buildInput } from '#test/build/factories.ts';
import { drawnPages } from '#test/read/read-pdf.ts';
import { askShop, NOW, type OpenShop } from './kept-shops.ts';

/** Draws the papers that carry the look of a shop, `paper-selection-1.png` for each page. The last of them issues an invoice. */
export async function drawPapers(shop: OpenShop, folder: string, only: RegExp): Promise<void> {
  for (const [name, draw] of Object.entries(papers)) {
    if (!only.test(`paper-${name}`)) continue;
    const bytes = new Uint8Array(await (await draw(shop)).arrayBuffer());
    for (const [index, { data, width, height }] of (await drawnPages(bytes)).entries())
      await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer()
        .then((png) => writeFileSync(join(folder, `paper-${name}-${index + 1}.png`), png));
  }
}

const papers: Record<string, (shop: OpenShop) => Promise<Response>> = {
  selection: async (shop) => {
    const pictures = (await picturesOf(shop)).map((name) => `wallpapers/${name.replace(/\.jpg$/, '')}`);
    return askShop(shop, paths.selectionSheet, { pictures });
  },
  'brochure-plate': (shop) => brochure(shop, 'plate'),
  'brochure-board': (shop) => brochure(shop, 'board'),
  invoice: (shop) => {
    const day = NOW.slice(0, 10);
    return askShop(shop, paths.generateInvoice, buildInput({ orderDate: day, buyerDate: day, deliveryNoteDate: day }));
  },
};

async function brochure(shop: OpenShop, cover: 'plate' | 'board'): Promise<Response> {
  const pictures = (await picturesOf(shop)).map((name) => ({ folder: 'wallpapers', name: name.replace(/\.jpg$/, '') }));
  return askShop(shop, paths.brochurePreview, {
    title: 'Papers for walls',
    line: 'Botanical and plain',
    cover,
    pictures,
  });
}

async function picturesOf(shop: OpenShop): Promise<string[]> {
  const answer = await askShop(shop, paths.filenames.replace(':group', 'wallpapers'));
  return ((await answer.json()) as { name: string }[]).slice(0, 4).map(({ name }) => name);
}
