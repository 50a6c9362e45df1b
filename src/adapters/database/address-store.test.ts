import { expect, test } from 'vitest';
import { eachDatabase } from '#test/each-database.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/factories.ts';
import { openAddressStore } from './address-store.ts';
import { openCompanyStore } from './company-store.ts';
import { openInvoiceStore } from './invoice-store.ts';
import type { Database } from './tables.ts';

const hotel = 'Sample Hotels\n7 Example Marg, Aerocity, New Delhi';
const school = 'Trial Schools Trust, Hotel Road, Cuttack';

const issued = async (database: Database, ...buyers: string[]) => {
  await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T05:00:00.000Z', actor);
  const invoices = openInvoiceStore(database);
  for (const [index, buyerAddress] of buyers.entries())
    await invoices.issue(
      buildNewInvoice(
        { buyerAddress, consigneeAddress: 'Site, Patia' },
        { issuedAt: `2026-11-21T06:00:0${index}.000Z` },
      ),
    );
  return { invoices, suggest: (typed: string) => openAddressStore(database).suggest('buyerAddress', typed) };
};

eachDatabase('Address suggestions', (open) => {
  test('find an address by the beginning of any of its words, in any case', async () => {
    const { suggest } = await issued(await open(), hotel, school);
    for (const typed of ['sample', 'HOTELS', 'aero', 'example marg, aero', 'Delhi', '  samp  '])
      expect([typed, await suggest(typed)]).toEqual([typed, [hotel]]);
    expect(await suggest('ample')).toEqual([]);
    expect(await suggest('!!!!')).toEqual([]);
  });

  test('want each typed word to begin a word of the address, in whatever order', async () => {
    const { suggest } = await issued(await open(), hotel, school);
    expect(await suggest('delhi samp')).toEqual([hotel]);
    expect(await suggest('hotel cut')).toEqual([school]);
    expect((await suggest('hote')).toSorted()).toEqual([hotel, school].toSorted());
  });

  test('put the most used first, then the newest, each once', async () => {
    const { suggest } = await issued(
      await open(),
      'Beta Sample One',
      'Beta Sample Two',
      'Beta Sample Two',
      'Beta Sample Three',
    );
    expect(await suggest('beta')).toEqual(['Beta Sample Two', 'Beta Sample Three', 'Beta Sample One']);
  });

  test('answer at most ten', async () => {
    const { suggest, invoices } = await issued(await open());
    for (let buyer = 0; buyer < 12; buyer++) await invoices.issue(buildNewInvoice({ buyerAddress: `Gamma ${buyer}` }));
    expect(await suggest('gamma')).toHaveLength(10);
  });

  test('keep to their field, and read Hindi and Odia', async () => {
    const { suggest } = await issued(await open(), 'नमूना गृह सज्जा\nलाजपत नगर', 'ନମୁନା ଗୃହ ସଜ୍ଜା');
    expect(await suggest('लाजपत')).toEqual(['नमूना गृह सज्जा\nलाजपत नगर']);
    expect(await suggest('ସଜ୍ଜା')).toEqual(['ନମୁନା ଗୃହ ସଜ୍ଜା']);
    expect(await suggest('patia')).toEqual([]);
  });

  test('forget an address with the last document that was issued to it', async () => {
    const { suggest, invoices } = await issued(await open(), hotel, hotel);
    const cancel = async (number: string) => {
      const found = await invoices.find('tax', 'delhi', number);
      await invoices.cancel(found?.id ?? '', '2026-11-22T06:00:00.000Z', actor);
    };
    await cancel('DL/26-27/0001');
    expect(await suggest('sample')).toEqual([hotel]);
    await cancel('DL/26-27/0002');
    expect(await suggest('sample')).toEqual([]);
    await invoices.issue(buildNewInvoice({ buyerAddress: hotel }));
    expect(await suggest('sample')).toEqual([hotel]);
  });
});
