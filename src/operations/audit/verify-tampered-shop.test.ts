import { expect, test } from 'vitest';
import { fillVerifiedShop, openVerifiedShop, tamper } from '#test/open/open-verified-shop.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

eachDatabase('In a shop that was changed past the program', (_open, _url, prepare) => {
  const prepared = prepare(fillVerifiedShop);

  test.each([
    [
      'a document that was taken out',
      ["delete from invoices where number = 'DL/26-27/0119'"],
      [
        'Database: A row refers to a missing document.',
        'Documents: DL/26-27/0119 is missing.',
        'Paper hashes: The document ID names no paper, but the audit log has one.',
        'Series: DL/26-27/ has no number 119.',
        `Reports: The totals of 2026-11-21 (tax, ${home}) are not those of its documents.`,
        'Sales: Something was sold by a missing document.',
        'Money: DL/26-27/0119 in the accounts belongs to no document.',
        'Search: 7 search words belong to no document, or to another one.',
      ],
    ],
    [
      'the last document taken out and its counter turned back',
      ["delete from invoices where number = 'DL/26-27/0121'", "update series set counter = 120 where kind = 'tax'"],
      [
        'Database: A row refers to a missing document.',
        'Documents: DL/26-27/0121 is missing.',
        'Paper hashes: The document ID names no paper, but the audit log has one.',
        `Reports: The totals of 2026-11-21 (tax, ${home}) are not those of its documents.`,
        'Sales: Something was sold by a missing document.',
        'Money: DL/26-27/0121 in the accounts belongs to no document.',
        'Search: 7 search words belong to no document, or to another one.',
      ],
    ],
    [
      'a counter that ran ahead',
      ["update series set counter = 125 where kind = 'tax'"],
      ['Series: The counter of DL/26-27/ is 125, but its last number is 121.'],
    ],
    [
      'an amount that was changed',
      ["update invoices set payable = payable - 100 where number = 'DL/26-27/0119'"],
      [
        'Documents: DL/26-27/0119 is not as it was issued.',
        'Reports: The figures of DL/26-27/0119 do not add up.',
        `Reports: The totals of 2026-11-21 (tax, ${home}) are not those of its documents.`,
        'Customers’ documents: The figures beside DL/26-27/0119 are not its own.',
      ],
    ],
    [
      'words that were changed',
      ["update invoices set data = data || ' ' where number = 'SI/OLD/12'"],
      ['Documents: SI/OLD/12 is not as it was issued.'],
    ],
    [
      'a cancellation that was undone',
      ["update invoices set cancelled = 0 where number = 'DL/26-27/0120'"],
      [
        'Documents: DL/26-27/0120 is not cancelled as the audit log says.',
        'Documents: DL/26-27/0120 is not as it was issued.',
        `Reports: The totals of 2026-11-21 (tax, ${home}) are not those of its documents.`,
        'Cancellations: DL/26-27/0120 is not cancelled, but has a paper marked CANCELLED.',
        'Customers’ documents: The sums of its customer lack DL/26-27/0120.',
      ],
    ],
    [
      'a day that is counted wrong in the reports',
      ["update day_totals set taxable = taxable + 1 where kind = 'credit'"],
      [`Reports: The totals of 2026-11-21 (credit, ${branch}) are not those of its documents.`],
    ],
    [
      'a buyer’s name that was changed',
      ["update buyer_names set name = 'Alpha' where document = (select id from invoices where number = 'SI/OLD/12')"],
      [
        'Buyers: The stored buyer’s name of SI/OLD/12 is not the one on its paper.',
        'Search: SI/OLD/12 is not found by each of its words.',
        'Search: 1 search words belong to no document, or to another one.',
      ],
    ],
    [
      'a buyer’s name that was taken out',
      [
        "update filled_up_to set issued_seq = 100 where fact = 'buyer name'",
        "delete from buyer_names where document = (select id from invoices where number = 'SI/OLD/12')",
      ],
      ['Buyers: The buyer’s name of SI/OLD/12 is missing.'],
    ],
    [
      'a sum of a buyer that was changed',
      ['update unknown_buyers set billed = billed + 1'],
      ['Customers’ documents: The sums of the unknown buyer 07ABCDE1234F2Z1 are not those of the documents.'],
    ],
    [
      'a document that is not found by a word any more',
      ["delete from invoice_words where tail = 'INTERIORS' and issued_seq = 2"],
      ['Search: DL/26-27/0118 is not found by each of its words.'],
    ],
    [
      'a document that is found by a word of another',
      [`insert into invoice_words (kind, tax_state, tail, issued_seq) values ('tax', '${home}', 'PALACE', 2)`],
      ['Search: 1 search words belong to no document, or to another one.'],
    ],
    [
      'an address that was changed',
      ["update addresses set address = 'Sample Interiors, Dubai' where field = 'buyerAddress'"],
      ['Search: The address of Sample Interiors, Dubai is not as it was on a document.'],
    ],
    [
      'an address that is not found by a word any more',
      ["delete from address_words where field = 'buyerAddress' and tail like 'MARG%'"],
      ['Search: The address of Sample Interiors is not found by each of its words.'],
    ],
    [
      'a company record that was changed',
      ["update company_versions set company = company || ' '"],
      ['Company record: Version 1 of the company record is not as it was saved.'],
    ],
    [
      'a picture that was put in another’s place',
      ["update photos set hash = 'oak'"],
      ['Pictures: wallpapers/teak.jpg is not as the audit log recorded it.'],
    ],
    [
      'a picture that was taken out',
      ['delete from photo_files', 'delete from photos'],
      ['Pictures: wallpapers/teak.jpg is missing.'],
    ],
    [
      'a wide picture of another shape',
      ['update added_variants set height = 1500'],
      [
        'Wide pictures: The added picture WIDE is not as the audit log recorded it.',
        'Wide pictures: The wide picture of wallpapers/teak.jpg has another shape than the picture.',
      ],
    ],
    [
      'an added picture of another width',
      ['update added_variants set width = 4096'],
      [
        'Wide pictures: The added picture WIDE is in no line of the audit log: nobody sealed it.',
        'Wide pictures: What the audit log recorded as added_variants ID avif 2048 is missing.',
        'Wide pictures: The added picture WIDE is no wide one of its picture.',
      ],
    ],
    [
      'a request to be called back that was taken out after staff dealt with it',
      ["delete from callbacks where state = 'done'"],
      [
        'Callbacks: What the chain of the visitors recorded as callbacks CALLED is missing.',
        'Callbacks: The request CALLED, which staff dealt with, is missing.',
      ],
    ],
    [
      'a request that is in no list',
      ["update callbacks set state = 'lost' where state = 'open'"],
      [
        'Callbacks: The request WAITING is not as the chain of the visitors recorded it.',
        'Callbacks: The request WAITING is in no list, or contradicts its list.',
      ],
    ],
    [
      'a customer who was changed',
      ['update customers set credit_days = 90'],
      ['Customers: Sample Interiors is not as the audit log recorded it.'],
    ],
    [
      'an audit line that was changed',
      ["update audit_log set who = 'nobody' where seq = 4"],
      ['Audit log: Line 4 was changed, or is missing.'],
    ],
    [
      'an audit line that was cut off',
      ['delete from audit_log where seq = 19'],
      ['Audit log: Line 19 was changed, or is missing.'],
    ],
  ])('%s is found', async (_, statements, found) => {
    const { database, filled } = await prepared();
    const { verify, wide } = await openVerifiedShop(database, filled);
    await tamper(database, ...statements);
    // Its guards are missing.
    const others = (await verify()).faults.filter((fault) => !fault.startsWith('Tables: '));
    const faults = others.map((fault) => fault.replace(/\b[0-9a-f]{8}(-[0-9a-f]+){4}/, 'ID'));
    expect(faults).toEqual(found.map((fault) => fault.replace('WIDE', wide)));
  });
});
