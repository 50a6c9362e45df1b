import sharp from 'sharp';
import type { CompanyAnswer } from '#contract/company.ts';
import { paths } from '#contract/paths.ts';
import { type TaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { buildFirm, buildGstin } from '#test/build/build-firm.ts';
import { buildInput } from '#test/build/factories.ts';
import { drawnPages } from '#test/read/read-pdf.ts';
import { askShop, NOW, type OpenShop } from './kept-shops.ts';

/** What is cut out of each paper, in points from its top: from the firm's name to the tax within the state. */
const HEIGHT = 400;
const ACROSS = 5;

/** One picture with the head of a tax invoice of every state and union territory, as PNG. The shop becomes a firm with a registration in each. */
export async function drawStateHeads(shop: OpenShop): Promise<Buffer> {
  const { version, company } = (await (await askShop(shop, paths.companyRecord)).json()) as CompanyAnswer;
  const { registrations } = buildFirm(taxStateIds);
  await askShop(shop, paths.companyRecord, {
    onto: version,
    company: { ...company, registrations, openingNumbers: {} },
  });
  const heads: Buffer[] = [];
  for (const state of taxStateIds) heads.push(await drawHead(shop, state));
  const { width = 0 } = await sharp(heads[0]).metadata();
  const rows = Math.ceil(heads.length / ACROSS);
  return sharp({ create: { width: width * ACROSS, height: HEIGHT * rows, channels: 3, background: '#ffffff' } })
    .composite(
      heads.map((input, at) => ({ input, left: (at % ACROSS) * width, top: Math.floor(at / ACROSS) * HEIGHT })),
    )
    .png()
    .toBuffer();
}

async function drawHead(shop: OpenShop, taxState: TaxState): Promise<Buffer> {
  const address = `Sample Hotels\n2 Example Street, ${taxStates[taxState].name}\nGSTIN ${buildGstin(taxState, 'ABCDE1234F')}`;
  const day = NOW.slice(0, 10);
  const days = { orderDate: day, buyerDate: day, deliveryNoteDate: day };
  const parties = { taxState, taxType: 'state', buyerAddress: address, consigneeAddress: address };
  const answer = await askShop(shop, paths.generateInvoice, buildInput({ ...days, ...parties }));
  const [page] = await drawnPages(new Uint8Array(await answer.arrayBuffer()), 1);
  if (!page) throw new Error(`The paper of ${taxState} has no page.`);
  const { data, width, height } = page;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width, height: HEIGHT })
    .png()
    .toBuffer();
}
