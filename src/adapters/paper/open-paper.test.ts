import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { unprintableLetters } from '#domain/text/unprintable-letters.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { scannedPages } from '#test/read/scanned.ts';
import { branch, home, homeName } from '#test/specification/specified-firm.ts';
import { openPaper } from './open-paper.ts';

const demo = JSON.parse(readFileSync(new URL('../../../demo/company.json', import.meta.url), 'utf8'));
const hindi = 'नमूना गृह सज्जा\nदुकान 8, लाजपत नगर\nनई दिल्ली 110024\nGSTIN 07ABCDE1234F2Z1';
const odia = 'ନମୁନା ଗୃହ ସଜ୍ଜା\nପ୍ଲଟ ୧୨, ଜୟଦେବ ବିହାର\nଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା 751013\nGSTIN 21AAAAA0000A1ZE';

/** Letters, vowel signs and conjuncts of the scripts of India. */
const scripts = {
  Hindi: 'नमूना गृह सज्जा, लाजपत नगर, क्षेत्र श्री र्के ट्ठ। १२३',
  Odia: 'ନମୁନା ଗୃହ ସଜ୍ଜା, ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା ୧୨୩',
  Bengali: 'নমুনা গৃহসজ্জা, কলকাতা, পশ্চিমবঙ্গ। র‌্যাব ক্ষ্ম শ্রী ১২৩',
  Assamese: 'নমুনা গৃহ সজ্জা, গুৱাহাটী, অসম, ৰাজ্য',
  Tamil: 'மாதிரி உள்ளரங்கு, சென்னை, தமிழ்நாடு க்ஷ ஸ்ரீ',
  Telugu: 'నమూనా గృహ అలంకరణ, హైదరాబాద్, తెలంగాణ క్ష్మ స్త్రీ',
  Kannada: 'ಮಾದರಿ ಗೃಹ ಅಲಂಕಾರ, ಬೆಂಗಳೂರು, ಕರ್ನಾಟಕ ಕ್ಷ್ಮ ರ್‍ಯ',
  Malayalam: 'മാതൃക ഗൃഹാലങ്കാരം, കൊച്ചി, കേരളം ന്‍ ൻ ക്ഷ്മ സ്ത്രീ',
  Gujarati: 'નમૂના ગૃહ સજાવટ, અમદાવાદ, ગુજરાત ક્ષ શ્રી ૧૨૩',
  Gurmukhi: 'ਨਮੂਨਾ ਘਰ ਸਜਾਵਟ, ਅੰਮ੍ਰਿਤਸਰ, ਪੰਜਾਬ ਸ੍ਰੀ ੧੨੩',
  Urdu: 'نمونہ گھر کی سجاوٹ، نئی دہلی 110024، بھارت ٹھیک ہے ۱۲۳',
  Santali: 'ᱱᱟᱢᱩᱱᱟ ᱳᱲᱟᱜ, ᱡᱷᱟᱨᱠᱷᱚᱸᱰ ᱑᱒᱓',
  Manipuri: 'ꯅꯃꯨꯅꯥ ꯌꯨꯝ, ꯏꯝꯐꯥꯜ, ꯃꯅꯤꯄꯨꯔ',
};

describe.each(['native', 'wasm'] as const)('drawn by the %s engine', (engine) => {
  const paper = openPaper({ engine });
  const draw = (...document: Parameters<typeof buildIssuedInvoice>) =>
    paper.draw(buildIssuedInvoice(...document), demo, 'original');
  const textOf = async (...document: Parameters<typeof buildIssuedInvoice>) =>
    (await readPdf(await draw(...document))).join('\n').replaceAll(/\s+/g, ' ');
  afterAll(() => paper.close());

  test('a tax invoice shows every filled field and all that rule 46 requires', async () => {
    const text = await textOf(5);
    for (const said of [
      ...['Aangan Interiors', 'Shop 14, Sample Market, Kirti Nagar', '07AAKFA0000A1ZK', 'accounts@example.com'],
      ...['Tax Invoice', 'ORIGINAL FOR RECIPIENT', 'Invoice No.', 'DL/26-27/0042', 'Date', '21/11/2026'],
      ...['Place of supply', `${homeName} (07)`, 'Consignee (ship to)', 'Sample Residency, Tower B', 'Buyer (bill to)'],
      ...['Sample Interiors', '07ABCDE1234F2Z1', `${homeName}, code 07`, 'Reference No', 'AI/Q/318', 'Other Refrences'],
      ...['Mail of 18 Nov', 'Buyer Order No', 'PO-0077', 'Buyer Date', '18/11/2026', 'Dispatch Doc No', 'DC-1182'],
      ...['Delivery Note Date', 'Dispatched Through', 'Road', 'Destination', 'New Delhi', 'Terms of Delivery'],
      ...['Delivered at site', 'Reverse charge', 'HSN/SAC', 'Quantity', 'Per', 'Rate ₹', 'GST %', 'Taxable value ₹'],
      ...['Wallpaper', 'Grass weave, ivory, 0.53 × 10 m', '48142000', 'roll', '2,150.00', '90,300.00', '312.25'],
      ...['CGST', 'SGST', '19,857.90', 'Round off', '+0.17', 'Amount payable', '₹ 4,55,519.00', '39,715.80'],
      ...['Rupees Four Lakh Fifty Five Thousand Five Hundred Nineteen Only', '57032990', '6,755.53'],
      ...['Bank details', '0000 1234 5678', 'SMPL0000123', 'We declare that this invoice'],
      ...['for Aangan Interiors', 'Authorised Signatory', 'page 1 of 1'],
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('SPECIMEN');
  });

  test('a specimen is marked, in a line and across the page', async () => {
    const text = await textOf(1, {}, { specimen: true });
    expect(text.match(/SPECIMEN/g)).toHaveLength(2);
  });

  test('a cancelled document is marked across every page, with date and reason at the top and no bank details', async () => {
    const cancelled = {
      cancelledAt: '2026-11-22T19:00:00.000Z',
      cancelledBecause: { reason: 'other', why: 'Billed to the wrong department. '.repeat(6).trim() },
    } as const;
    const pages = await readPdf(await draw(40, {}, cancelled));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries())
      expect(page.match(/CANCELLED/g), `page ${index + 1}`).toHaveLength(index === 0 ? 2 : 1);
    const head = (pages[0] ?? '').replaceAll(/\s+/g, ' ');
    expect(head).toContain(`CANCELLED 23/11/2026, ${cancelled.cancelledBecause.why}`);
    // The original text is still there, below the mark.
    expect(pages.join()).toContain('₹ 36,44,151.00');
    expect(pages.join()).not.toContain('Bank details');
    const few = await draw(1, {}, { ...cancelled, cancelledBecause: null });
    expect(await readPdf(few)).toHaveLength(1);
    expect((await readPdf(few)).join()).toContain('CANCELLED 23/11/2026, reason not given');
    expect(Buffer.from(few).toString('latin1')).toMatch(/<dc:title>.*DL\/26-27\/0042, cancelled/s);
  });

  test('a pro-forma says that it is not a tax invoice; a credit note names the invoice that it reduces', async () => {
    const pro = await textOf(1, { type: 'pro' }, { number: 'PI-DL/26-27/001' });
    expect(pro).toContain('Not a tax invoice. No input tax credit on this document.');
    expect(pro).not.toContain('ORIGINAL FOR RECIPIENT');
    const credit = await textOf(1, { type: 'credit', referenceNumber: 'DL/26-27/0007' }, { number: 'CN-DL/26-27/001' });
    for (const said of ['Credit Note', 'Against tax invoice', 'DL/26-27/0007', 'section 34']) {
      expect(credit).toContain(said);
    }
  });

  test.each([
    ['tax', 'DL/26-27/0042'],
    ['pro', 'PI-DL/26-27/001'],
    ['credit', 'CN-DL/26-27/001'],
  ])('typed text is printed exactly, even when it looks like code: %s', async (type, number) => {
    const hostile = [
      '#read("/etc/passwd") #panic() #import "x"',
      '*bold* _slanted_ $x^2$ \\ @label <lbl> `raw` // gone /* gone */ = - + ~ --- "quoted" \'too\'',
      '{{7*7}} $(7*7) <script>alert(1)</script>',
    ];
    const typed = hostile.join(' ');
    const cells = { pcomment1: typed, referenceNumber: typed, otherRefrences: typed, buyerOrderNumber: typed };
    const dispatch = { dispatchDocNo: typed, dispatchedThrough: typed, destination: typed };
    const addresses = { buyerAddress: hostile.join('\n'), consigneeAddress: hostile.join('\n') };
    const directions = { termsOfDelivery: '\u202eright\u202c to \u200fleft\u200f' };
    const text = await textOf(1, { type, ...cells, ...dispatch, ...addresses, ...directions }, { number });
    // Seven fields of the form, one description and two addresses, of which a first line may be split from the rest.
    for (const line of hostile) {
      expect(unspaced(text).split(unspaced(line)).length - 1, line).toBeGreaterThanOrEqual(9);
    }
    expect(text).toContain('right to left');
    expect(text).not.toContain('root:');
  });

  test('the largest amounts fit into their columns', async () => {
    const row = (index: number) => ({ [`qty${index}`]: '9999999.999', [`rate${index}`]: '16949.15' });
    const cells = Object.assign({}, ...[1, 2, 3, 4, 5].map(row));
    const [page = ''] = await readPdf(await draw(5, { ...cells, gst3: '18' }));
    expect(page.match(/ 99,99,999\.999 /g)).toHaveLength(5);
    expect(page).toMatch(/^Amount payable ₹ 9,99,99,\d\d,\d\d,\d{3}\.00$/m);
    expect(page.match(/ 18 1,69,49,14,99,983\.05$/gm)).toHaveLength(5);
  });

  test('a paper with a letter that no font has is drawn', async () => {
    expect(await textOf(1, { buyerAddress: '東京 😀 Sample' })).toContain('Amount payable');
  });

  test('a word longer than its column continues on the next line, with no letter lost', async () => {
    const [page = ''] = await readPdf(await draw(1, { termsOfDelivery: 'W'.repeat(200), pcomment1: 'Q'.repeat(100) }));
    expect(page.match(/W{20,}/g)?.length).toBeGreaterThan(2);
    expect(page.match(/Q{20,}/g)?.length).toBeGreaterThan(1);
    expect(page.replaceAll(/\s/g, '')).toContain('W'.repeat(200));
    expect(page.replaceAll(/\s/g, '')).toContain('Q'.repeat(100));
  });

  test('Hindi and Odia keep their letters', async () => {
    const text = await textOf(1, { buyerAddress: hindi, consigneeAddress: odia });
    expect(text).toContain('लाजपत नगर');
    expect(text).toContain('ଜୟଦେବ');
  });

  test.each(Object.entries(scripts))('%s is printed letter by letter, in both weights', async (_, typed) => {
    // The first line of an address is semi-bold, the second is not.
    const pdf = await draw(1, { buyerAddress: `${typed}\n${typed}`, pcomment1: typed });
    const text = (await readPdf(pdf)).join();
    expect([...new Set(typed)].filter((letter) => !text.includes(letter))).toEqual([]);
    // PDF/A-3a refuses a letter that no font has: the paper would be a plain PDF.
    if (engine === 'native') expect(Buffer.from(pdf).includes('<pdfaid:part>3</pdfaid:part>')).toBe(true);
    expect(unprintableLetters(typed)).toEqual([]);
  });

  test('five lines fit on one page, forty on several numbered pages', async () => {
    expect(await readPdf(await draw(1))).toHaveLength(1);
    expect(await readPdf(await draw(5))).toHaveLength(1);
    const pages = await readPdf(await draw(40));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Taxable value ₹');
    }
    expect(pages[0]).toContain('Continued on page 2');
  });

  test('a telephone reads the UPI link of the paper, and only the last page has a code', async () => {
    const link = `upi://pay?pa=aangan.${home}@smplbank&pn=Aangan%20Interiors&tr=DL2627-0042&tn=Invoice%20DL%2F26-27%2F0042`;
    const [few, many] = [await draw(1, { qty1: '1' }), await draw(40)];
    expect(await scannedPages(few)).toEqual([`${link}&am=2537.00&cu=INR`]);
    expect(await scannedPages(many)).toEqual([undefined, `${link}&cu=INR`]);
    const texts = await Promise.all([few, many].map(async (pdf) => (await readPdf(pdf)).join('\n')));
    for (const text of texts) expect(text.replaceAll(/\s+/g, ' ')).toContain(`UPI aangan.${home}@smplbank`);
    expect(texts[0]).toContain('UPI, amount filled in');
    expect(texts[1]).toContain('UPI, type the amount');
  });

  test('a firm without a bank prints the UPI id alone; the longest names leave the code where it is', async () => {
    const { [home]: here, [branch]: there } = demo.registrations;
    const upiId = `${'long.name.of.the.firm.'.repeat(4)}x@smplbank`;
    const registrations = { [branch]: there, [home]: { ...here, upiId } };
    const name = 'Sample Interiors and Exteriors Trading Company Private Limited';
    const pdf = await paper.draw(buildIssuedInvoice(3), { ...demo, name, registrations, bank: null }, 'original');
    const [page = ''] = await readPdf(pdf);
    expect(page).toContain('Pay by UPI');
    expect(page).not.toContain('Bank details');
    expect(page.replaceAll(/\s/g, '')).toContain(upiId);
    expect((await scannedPages(pdf))[0]).toContain(`pa=${upiId}&`);
  });

  test('the same document gives the same bytes, also in another process', async () => {
    const first = await draw(5, { buyerAddress: hindi });
    await draw(1);
    expect(await draw(5, { buyerAddress: hindi })).toEqual(first);
    const other = openPaper({ engine });
    expect(await other.draw(buildIssuedInvoice(5, { buyerAddress: hindi }), demo, 'original')).toEqual(first);
    await other.close();
  });

  test('the copies differ in their mark', async () => {
    const marks = {
      original: 'ORIGINAL FOR RECIPIENT',
      duplicate: 'DUPLICATE FOR TRANSPORTER',
      triplicate: 'TRIPLICATE FOR SUPPLIER',
    };
    for (const copy of ['original', 'duplicate', 'triplicate'] as const) {
      const text = (await readPdf(await paper.draw(buildIssuedInvoice(1), demo, copy))).join();
      expect(Object.values(marks).filter((mark) => text.includes(mark))).toEqual([marks[copy]]);
    }
    const credit = await paper.draw(buildIssuedInvoice(1, { type: 'credit' }), demo, 'duplicate');
    expect((await readPdf(credit)).join()).toMatch(/^DUPLICATE\s*$/m);
  });

  test('with all copies in one file, each is the whole document with its own mark and page numbers', async () => {
    for (const [rows, type] of [
      [1, 'tax'],
      [40, 'credit'],
    ] as const) {
      const document = buildIssuedInvoice(rows, { type });
      const each = async (copy: 'original' | 'duplicate' | 'triplicate') =>
        readPdf(await paper.draw(document, demo, copy));
      const alone = [...(await each('original')), ...(await each('duplicate')), ...(await each('triplicate'))];
      const all = await paper.draw(document, demo, 'all');
      expect(await readPdf(all)).toEqual(alone);
      expect(
        Buffer.from(all)
          .toString('latin1')
          .match(/\/EmbeddedFile\b/g),
      ).toHaveLength(1);
    }
    expect(await readPdf(await paper.draw(buildIssuedInvoice(1, { type: 'pro' }), demo, 'all'))).toHaveLength(1);
    const services = await readPdf(await paper.draw(buildIssuedInvoice(1, { hsn1: '995476' }), demo, 'all'));
    expect(services.map((page) => page.match(/(?:ORIGINAL|DUPLICATE|TRIPLICATE) FOR \w+/g)?.join())).toEqual([
      'ORIGINAL FOR RECIPIENT',
      'DUPLICATE FOR SUPPLIER',
    ]);
  });

  test('a page of five lines has at most 90 kB', async () => {
    const pdf = await draw(5, { buyerAddress: hindi, consigneeAddress: odia }, { specimen: true });
    expect(pdf.length).toBeLessThanOrEqual(90_000);
  });

  test('the paper names its title, author, language and the instant of issue', async () => {
    const pdf = Buffer.from(await draw(1)).toString('latin1');
    expect(pdf).toContain('/Lang (en-IN)');
    expect(pdf).toContain('D:20261121060000');
    expect(pdf).toMatch(/<dc:title>.*Tax Invoice DL\/26-27\/0042/s);
    expect(pdf).toContain('/MarkInfo');
    expect(pdf).toContain('/EmbeddedFile');
  });

  test('a firm without logo or bank gets a paper, and nothing of the firm drawn before is on it', async () => {
    const plain = buildCompany({ bank: null, logo: '' });
    const pdf = await paper.draw(buildIssuedInvoice(1), plain, 'original');
    expect(Buffer.from(pdf).includes('/Subtype /Image')).toBe(false);
    expect(Buffer.from(await draw(1)).includes('/Subtype /Image')).toBe(true);
    expect((await readPdf(pdf)).join()).not.toContain('Bank details');
  });

  test('a damaged picture fails with a sentence, and later papers are drawn', async () => {
    const broken = buildCompany({ logo: 'data:image/png;base64,AAAA' });
    await expect(paper.draw(buildIssuedInvoice(1), broken, 'original')).rejects.toThrow('The paper could not be drawn');
    expect(await readPdf(await draw(1))).toHaveLength(1);
  });
});

test('nobody pays a pro-forma, a credit note, a cancelled invoice or an own branch by UPI', async () => {
  const paper = openPaper();
  const toBranch = { buyerAddress: 'Aangan Interiors\nBhubaneswar 751007\nGSTIN 21AAKFA0000A1ZU', taxType: 'central' };
  const documents: Parameters<typeof buildIssuedInvoice>[] = [
    [1, { type: 'pro' }],
    [1, { type: 'credit' }],
    [1, {}, { cancelledAt: '2026-11-22T19:00:00.000Z' }],
    [1, toBranch],
  ];
  for (const document of documents) {
    const pdf = await paper.draw(buildIssuedInvoice(...document), demo, 'original');
    expect(await scannedPages(pdf)).toEqual([undefined]);
    expect((await readPdf(pdf)).join()).not.toContain('UPI');
  }
  await paper.close();
});

test('the native engine writes PDF/A-3', async () => {
  const paper = openPaper({ engine: 'native' });
  const pdf = Buffer.from(await paper.draw(buildIssuedInvoice(5), demo, 'original')).toString('latin1');
  await paper.close();
  expect(pdf).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(pdf).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
});

// Line breaks of the paper do not matter.
function unspaced(text: string) {
  return text.replaceAll(/\s/g, '');
}
