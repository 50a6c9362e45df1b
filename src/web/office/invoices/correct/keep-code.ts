import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';

/** Keeps a code for a product of the catalogue. Returns why it could not be kept; '' when it is. */
export async function keepCode(product: string, hsn: string): Promise<string> {
  const now = await callStaff(paths.catalogueRecord, {
    read: (response) => response.json() as Promise<CatalogueAnswer>,
  });
  if (!now.ok) return now.message;
  const { version, catalogue } = now.value;
  const products = catalogue.products.map((each) => (each.name === product ? { ...each, hsn } : each));
  const saved = await callStaff(paths.catalogueRecord, {
    method: 'POST',
    body: { onto: version, catalogue: { ...catalogue, products } },
    read: (response) => response.json(),
  });
  return saved.ok ? '' : saved.message;
}
