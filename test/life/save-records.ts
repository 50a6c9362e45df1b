import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { CompanyAnswer } from '#contract/company.ts';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import type { MovedMaterialsAnswer } from '#contract/move-in/materials.ts';
import type { MovedNumbersAnswer } from '#contract/move-in/numbers.ts';
import type { MovedProductsAnswer } from '#contract/move-in/products.ts';
import { isRegistered } from '#domain/company/registered-states.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { offeredSamples } from '#test/build/build-sample.ts';
import type { Desk } from './desk.ts';

/** The next versions of the company record, which makes e-invoices from today lets staff see Figures and wants the weekly letter, of the catalogue and of the words of the site. */
export async function saveRecords(desk: Desk): Promise<void> {
  const { version, company, series } = await desk.get<CompanyAnswer>('/api/company');
  const own = {
    turnover: '5-to-10',
    signatory: 'For the shop',
    staffSeeFigures: true,
    weeklyLetterTo: ['owner@example.com'],
  };
  const next = { ...company, eInvoiceFrom: desk.today(), ...own };
  await desk.post('/api/company', { onto: version, company: next });
  const { version: onto, catalogue } = await desk.get<CatalogueAnswer>('/api/catalogue');
  const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 } as const;
  const rate = { paise: 125_000, shown: true };
  const products = catalogue.products.map((each) => (each.name === 'Wallpaper' ? { ...each, pack, rate } : each));
  const body = { onto, catalogue: { ...catalogue, products, hsnCodes: [...catalogue.hsnCodes, '44091010'] } };
  await desk.post('/api/catalogue/preview', body);
  await desk.post('/api/catalogue', body);
  const site = await desk.get<SiteWordsAnswer>('/api/site-words');
  const texts = { ...site.words.texts, contact: { en: 'Ring twice.' } };
  await desk.post('/api/site-words', { onto: site.version, words: { ...site.words, texts, samples: offeredSamples } });
  const material = buildMaterial();
  await desk.post('/api/materials/WP%20204', { onto: 0, material });
  const gone = await desk.post<SavedMaterialAnswer>('/api/materials/WP%20205', {
    onto: 0,
    material: { ...material, code: 'WP 205' },
  });
  await desk.say('DELETE', `/api/materials/WP%20205?onto=${gone.version}`);
  await desk.post('/api/products', { name: 'Glass Door', hsn: '70071900', unit: 'pcs', gst: '18' });
  const sheet = ['Item,HSN/SAC,UOM,GST %', 'Steel Shelf,94032090,Nos,18', 'Loose Shelf,9403209,Nos,18'].join('\n');
  await desk.upload('/api/move-in/products?preview=1', sheet, 'products.csv');
  const moved = await desk.upload('/api/move-in/products', sheet, 'products.csv');
  const { version: moving } = (await moved.json()) as MovedProductsAnswer;
  await desk.say('DELETE', `/api/move-in/products/${moving}`);
  const materials = [
    'Code,Name,Category,Rate,Rate for',
    'WP 204,,,1300,',
    'WP 206,Vine paper,wallpapers,,',
    'WP_2,x,y,,',
  ].join('\n');
  await desk.upload('/api/move-in/materials?preview=1', materials, 'materials.csv');
  const brought = await desk.upload('/api/move-in/materials', materials, 'materials.csv');
  const { version: bringing } = (await brought.json()) as MovedMaterialsAnswer;
  await desk.say('DELETE', `/api/move-in/materials/${bringing}`);
  const unused =
    series.find(({ next, taxState }) => next === null && company !== null && isRegistered(company, taxState))?.prefix ??
    '';
  const last = `Last number\n${unused}003`;
  await desk.upload('/api/move-in/numbers?preview=1', last, 'numbers.csv');
  const counted = await desk.upload('/api/move-in/numbers', last, 'numbers.csv');
  const { version: counting } = (await counted.json()) as MovedNumbersAnswer;
  await desk.say('DELETE', `/api/move-in/numbers/${counting}`);
  const wish = { hsn: '', unit: '', gst: '', note: 'A customer asked for it' };
  await desk.post('/api/products/wishes', { ...wish, name: 'Steel Door' });
  const declined = await desk.post<{ id: string }>('/api/products/wishes', { ...wish, name: 'Paper Door' });
  await desk.say('DELETE', `/api/products/wishes/${declined.id}`);
}
