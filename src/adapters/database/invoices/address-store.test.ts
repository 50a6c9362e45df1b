import { expect, test } from 'vitest';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import type { Database } from '../engine/tables.ts';
import { addressesNamed } from './address-names.ts';
import { openAddressStore } from './address-store.ts';
import { openInvoiceStore } from './invoice-store.ts';

const hotel = 'Sample Hotels\n7 Example Marg, Aerocity, New Delhi';
const school = 'Trial Schools Trust, Hotel Road, Cuttack';

async function issued(database: Database, ...buyers: string[]) {
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
}

eachDatabase('Address suggestions', (open) => {
  test('find an address by the beginning of any of its words, in any case', async () => {
    const { suggest } = await issued(await open(), hotel, school);
    for (const typed of ['sample', 'HOTELS', 'aero', 'example marg, aero', 'Delhi', '  samp  '])
      expect([typed, await suggest(typed)]).toEqual([typed, [hotel]]);
    expect(await suggest('ample')).toEqual([]);
    expect(await suggest('!!!!')).toEqual([]);
  });

  test('need each typed word to begin a word of the address, in any order', async () => {
    const { suggest } = await issued(await open(), hotel, school);
    expect(await suggest('Delhi samp')).toEqual([hotel]);
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

  test('are at most ten', async () => {
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
      const found = await invoices.find('tax', home, number);
      await invoices.cancel(found?.id ?? '', null, '2026-11-22T06:00:00.000Z', actor);
    };
    await cancel('DL/26-27/0001');
    expect(await suggest('sample')).toEqual([hotel]);
    await cancel('DL/26-27/0002');
    expect(await suggest('sample')).toEqual([]);
    await invoices.issue(buildNewInvoice({ buyerAddress: hotel }));
    expect(await suggest('sample')).toEqual([hotel]);
  });

  test('are ordered: addresses that begin with the typed text, then names with such a word, then the rest', async () => {
    const office = 'Prototype Offices\n12 Example Road, D Block, New Delhi';
    const studio = 'Example Design Studio\nB-12, Demonstration Enclave';
    const design = 'Old Example Design House\nPatia';
    const { suggest } = await issued(await open(), studio, design, design, office, office, office);
    expect(await suggest('example d')).toEqual([studio, design, office]);
    expect(await suggest('exam')).toEqual([studio, design, office]);
    expect(await suggest('d exam')).toEqual([design, studio, office]);
    // On one line the name ends at the first comma.
    const oneLine = 'Kappa Trading, Design Road, Example Nagar';
    const { suggest: again } = await issued(await open(), oneLine, studio);
    expect(await again('desi')).toEqual([studio, oneLine]);
  });

  test('find the most used and then the newest addresses of a common name', async () => {
    const database = await open();
    const { suggest, invoices } = await issued(database);
    for (let buyer = 0; buyer < 260; buyer++)
      await invoices.issue(buildNewInvoice({ buyerAddress: `Common Traders ${100 + buyer}\nSample Road` }));
    const newest = 'Common Traders 400\nSample Road';
    await invoices.issue(
      buildNewInvoice({ buyerAddress: newest, orderDate: '2026-11-22' }, { issuedAt: '2026-11-22T06:00:00.000Z' }),
    );
    const often = 'Common Traders 359\nSample Road';
    for (let use = 0; use < 4; use++) await invoices.issue(buildNewInvoice({ buyerAddress: often }));
    const twice = 'Common Traders 358\nSample Road';
    await invoices.issue(buildNewInvoice({ buyerAddress: twice }));
    expect((await suggest('common')).slice(0, 3)).toEqual([often, twice, newest]);
    expect((await suggest('traders')).slice(0, 3)).toEqual([often, twice, newest]);
    expect((await suggest('trad comm')).slice(0, 3)).toEqual([often, twice, newest]);
    // Read in the order of use, as from a thousand names on.
    const named = await addressesNamed(database, 'buyerAddress', 1, 'COMMON TRADERS', 200);
    expect(named).toHaveLength(50);
    expect(named.map(({ address }) => address)).toEqual(expect.arrayContaining([often, twice, newest]));
    expect(await addressesNamed(database, 'buyerAddress', 1, 'COMMON TRADERS 123', 1)).toMatchObject([
      { address: 'Common Traders 123\nSample Road' },
    ]);
  });
});
