import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { paths } from '#contract/paths.ts';
import { buildInput } from '#test/build/factories.ts';
import { drawnPages } from '#test/read/read-pdf.ts';
import { askShop, NOW, type OpenShop } from './kept-shops.ts';

/** Draws the papers that carry the look of a shop, `paper-selection-1.png` for each page. The last of them issue documents. */
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

const day = NOW.slice(0, 10);
const dated = { orderDate: day, buyerDate: day, deliveryNoteDate: day };

const unit = 'Sample Zone Works\n3 Export Zone\nNoida 201305\nGSTIN 09ABCDE1234F1ZY';
const importer = 'Sample Imports\n5 Example Avenue\nAustin, Texas 78701';
const parties = (address: string) => ({ buyerAddress: address, consigneeAddress: address, taxType: 'central' });

/** What each kind of document has on its paper that no other has. */
const documents: Record<string, InvoiceInput> = {
  invoice: {},
  'invoice-due': { dueDate: '2026-12-21', paymentTerms: 'Half with the order, the rest in 30 days' },
  challan: { type: 'challan', purpose: 'approval' },
  'invoice-sez-lut': { ...parties(unit), supplyType: 'SEZWOP' },
  'invoice-export': {
    ...{ ...parties(importer), supplyType: 'EXPWP', exportCountry: 'US' },
    ...{ exportCurrency: 'USD', exportRate: '84.50', exportPort: 'INNSA1' },
  },
  // Of an invoice that this shop has not issued: the demo's own numbers change with the day.
  'credit-note': { type: 'credit', referenceNumber: 'OLD/26-27/118', qty1: '2' },
};

const papers: Record<string, (shop: OpenShop) => Promise<Response>> = {
  selection: async (shop) => {
    const pictures = (await picturesOf(shop)).map((name) => `wallpapers/${name.replace(/\.jpg$/, '')}`);
    return askShop(shop, paths.selectionSheet, { pictures });
  },
  'brochure-plate': (shop) => brochure(shop, 'plate'),
  'brochure-board': (shop) => brochure(shop, 'board'),
  ...Object.fromEntries(
    Object.entries(documents).map(([name, input]) => [
      name,
      (shop: OpenShop) => askShop(shop, paths.generateInvoice, buildInput({ ...dated, ...input })),
    ]),
  ),
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
