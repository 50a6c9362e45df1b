import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { CompanyAnswer } from '#contract/company.ts';
import type { MovedProductsAnswer } from '#contract/move-in/products.ts';
import type { Desk } from './desk.ts';

/** The next versions of the company record, which makes e-invoices from today, of the catalogue and of the words of the site. */
export async function saveRecords(desk: Desk): Promise<void> {
  const { version, company } = await desk.get<CompanyAnswer>('/api/company');
  const next = { ...company, eInvoiceFrom: desk.today(), turnover: '5-to-10', signatory: 'For the shop' };
  await desk.post('/api/company', { onto: version, company: next });
  const { version: onto, catalogue } = await desk.get<CatalogueAnswer>('/api/catalogue');
  const body = { onto, catalogue: { ...catalogue, hsnCodes: [...catalogue.hsnCodes, '44091010'] } };
  await desk.post('/api/catalogue/preview', body);
  await desk.post('/api/catalogue', body);
  const site = await desk.get<SiteWordsAnswer>('/api/site-words');
  const texts = { ...site.words.texts, contact: { en: 'Ring twice.' } };
  await desk.post('/api/site-words', { onto: site.version, words: { ...site.words, texts } });
  await desk.post('/api/products', { name: 'Glass Door', hsn: '70071900', unit: 'pcs', gst: '18' });
  const sheet = ['Item,HSN/SAC,UOM,GST %', 'Steel Shelf,94032090,Nos,18', 'Loose Shelf,9403209,Nos,18'].join('\n');
  await desk.upload('/api/move-in/products?preview=1', sheet, 'products.csv');
  const moved = await desk.upload('/api/move-in/products', sheet, 'products.csv');
  const { version: moving } = (await moved.json()) as MovedProductsAnswer;
  await desk.say('DELETE', `/api/move-in/products/${moving}`);
  const wish = { hsn: '', unit: '', gst: '', note: 'A customer asked for it' };
  await desk.post('/api/products/wishes', { ...wish, name: 'Steel Door' });
  const declined = await desk.post<{ id: string }>('/api/products/wishes', { ...wish, name: 'Paper Door' });
  await desk.say('DELETE', `/api/products/wishes/${declined.id}`);
}
