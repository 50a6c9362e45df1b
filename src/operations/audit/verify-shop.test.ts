import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillVerifiedShop, openVerifiedShop } from '#test/open/open-verified-shop.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

eachDatabase('A shop is verified', (_open, _url, prepare) => {
  const prepared = prepare(fillVerifiedShop);
  const openShop = async () => {
    const { database, filled } = await prepared();
    return { database, ...(await openVerifiedShop(database, filled)) };
  };

  test('without a fault, with an opening number, a typed number and a cancelled document', async () => {
    const { verify } = await openShop();
    const { checks, faults } = await verify();
    expect(faults).toEqual([]);
    expect(checks.map(({ name, summary }) => `${name}: ${summary}`)).toEqual([
      'Database: the engine and its references find nothing wrong.',
      'Audit log: 19 lines, each fits the one before it.',
      'Tables: with their indexes and triggers they are as the migrations of this release make them.',
      'Documents: 6, each as the audit log recorded it.',
      'Paper hashes: of 6 papers, 6 are as the audit log recorded them.',
      'Series: 2, each from its first number to its counter without gap or repeat.',
      'Reports: the figures of each document add up, and the totals of each day are those of its documents.',
      'Sales: what was sold by product and customer is what the documents say, and the sums of each month are theirs.',
      'Cancellations: 1 with a reason, each as the audit log recorded it.',
      'Chain: 0 documents name what they were made from, as the audit log recorded it; 0 pro-formas are open.',
      'Buyers: 6 documents have the buyer’s name that is on the paper.',
      'Customers’ documents: 0 documents have a customer, 6 have none, and the kept sums are theirs.',
      'Money: 0 receipts, refunds and settlements, and what is owed and left follows from them.',
      'Papers of receipts: the papers of receipts, refunds and settlements are those in the audit log.',
      'Returns: 0 filed, each as it was filed; each document has its facts, and each supplement is as it was added.',
      'E-invoices: 0 answers of the portal, each as the audit log recorded it.',
      'E-way bills: 0 bills, and the facts of the transports, each as the audit log recorded it.',
      'Tally: 0 files written, each as the audit log recorded it.',
      'Search: 6 documents and 2 addresses are found by their words.',
      'Company record: 1 version, each as it was saved.',
      'Catalogue: 1 version, each as it was saved.',
      'Words of the site: 0 versions, each as it was saved.',
      'Materials: 0 versions, each as it was saved.',
      'Products: the counts of 0 products are those of their documents.',
      'Pictures: 1, each as the audit log recorded it.',
      'Titles and colours: as staff left them; the colours of 1 of 1 pictures are read.',
      'Wide pictures: 1 of 1 that are 2048 pixels wide or more.',
      'Accounts: 0 people who may log in, each as the audit log recorded it.',
      'Visitors: 3 lines of what they wrote, each fits the one before it.',
      'Callbacks: 2 requests, each in one list, and none that staff dealt with is missing.',
      'Customers: 1, each as the audit log recorded it and found by its words.',
      'Links: 0 links, each as the audit log recorded it.',
      'Mails: 0 mails to customers, each as the audit log recorded it.',
      'Files: 9 are in use, each is there and undamaged.',
      'Papers: 6 checked, byte for byte as issued; this release draws 6 of them the same.',
    ]);
  });

  test('and exactly the missing and damaged files are named', async () => {
    const shop = await openShop();
    const last = await shop.issue({}, { openingNumber: 118 });
    const { pdf } = (await shop.invoices.findById(last.id)) ?? {};
    await shop.files.remove(pdf ?? '');
    await shop.files.remove(shop.wide);
    await shop.files.put(shop.picture, new TextEncoder().encode('oak'));
    expect((await shop.verify()).faults.sort()).toEqual(
      [
        `Files: The file ${pdf} is missing.`,
        `Files: The file ${shop.wide} is missing.`,
        `Files: The file ${shop.picture} is damaged.`,
        `Papers: The paper of ${last.number} is not the one that was issued.`,
      ].sort(),
    );
  });

  test('and papers that cannot be drawn are named, and the others are still checked', async () => {
    const { verify } = await openShop();
    const { checks, faults } = await verify({ paper: { draw: () => Promise.reject(new Error('no letters')) } });
    expect(faults).toHaveLength(6);
    expect(faults).toContain('Papers: SI/OLD/12 cannot be drawn: no letters');
    expect(checks.at(-1)?.summary).toContain('6 checked');
  });

  test.each([
    [
      'a newer release',
      "insert into migrations (name, applied_at) values ('9999-tomorrow', '2027')",
      'a newer release',
    ],
    ['an older release', "delete from migrations where name > '0005'", 'an older release'],
    ['no release', 'drop table migrations', 'The database is empty'],
  ])('and refused when its tables are of %s', async (_, statement, refusal) => {
    const { database, verify } = await openShop();
    await sql.raw(statement).execute(database.write);
    await expect(verify()).rejects.toThrow(refusal);
  });

  test('while documents are issued, without a fault', async () => {
    const shop = await openShop();
    let issuing = true;
    const clerk = (async () => {
      while (issuing) await shop.issue({}, { openingNumber: 118 });
    })();
    for (let turn = 0; turn < 3; turn += 1) expect((await shop.verify()).faults).toEqual([]);
    issuing = false;
    await clerk;
  });
});
