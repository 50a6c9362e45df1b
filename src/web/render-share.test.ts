import { expect, test } from 'vitest';
import { customerLanguages } from '#domain/customers/customer.ts';
import type { SharedPage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { scanned } from '#test/read/scanned.ts';
import { shareAssets } from './page-assets.ts';
import { renderGoneShare, renderShare } from './render-share.tsx';
import { wordsIn } from './site/words/words-in.ts';

const assets = { scripts: ['/assets/share.js'], styles: ['/assets/share.css'], preloads: [] };

function buildPage(changes: Partial<SharedPage> = {}): SharedPage {
  return {
    address: '/d/token',
    language: 'en',
    firm: { name: 'Aangan <Interiors>', address: ['Shop 14'], gstin: '07AAKFA0000A1ZK', phone: '+91 11 5550 0101' },
    kind: 'tax',
    number: 'DL/26-27/0043',
    period: null,
    buyer: '<script>alert(1)</script>',
    date: '2026-11-21',
    amount: 7_678_100,
    validUntil: null,
    terms: '',
    payments: [{ kind: 'paid', date: '2026-11-25', mode: 'upi', amount: 4_000_000 }],
    money: { kind: 'owed', owed: 3_678_100, due: '2026-12-06', overdue: false },
    paper: { pages: 3, size: { width: 1240, height: 1754 }, showAll: false },
    pay: {
      upi: { id: 'aangan@smplbank', link: 'upi://pay?pa=aangan@smplbank&am=36781.00', withAmount: true },
      bank: { accountName: 'Aangan', bank: 'Sample Bank', accountNumber: '0000 1234', ifsc: 'SMPL0000123' },
    },
    form: { kind: 'empty' },
    endsOn: '2027-02-19',
    ...changes,
  };
}

function html(changes: Partial<SharedPage> = {}): string {
  return renderShare(buildPage(changes), assets);
}

/** The text that a reader sees, without the gaps between elements. */
function textOf(page: string): string {
  return page
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.each(customerLanguages)(
  'The page meets the content security policy and asks search engines to stay away: %s',
  (language) => {
    const page = html({ language });
    expect(page).toContain(
      language === 'en' ? '<html lang="en-IN" data-part="site">' : `<html lang="${language}" data-script=`,
    );
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain('<meta name="referrer" content="no-referrer"/>');
    expect(page).not.toMatch(/<script(?![^>]* src=)/);
    expect(page).not.toMatch(/ style=| on\w+=/);
    expect(page).not.toContain('<script>alert');
    expect(page).not.toMatch(/\{\w+\}/);
    expect(textOf(page)).toContain(sharedWords(language).stillToPay);
  },
);

test('What is still to pay can be paid: by app, by code and into the bank', () => {
  const page = html();
  expect(textOf(page)).toContain('Paid 25/11/2026, UPI ₹ 40,000.00');
  expect(textOf(page)).toContain('Still to pay ₹ 36,781.00 Due on 06/12/2026');
  expect(page).toContain('href="upi://pay?pa=aangan@smplbank&amp;am=36781.00"');
  expect(page).toContain('role="img" aria-label="UPI code for DL/26-27/0043"');
  expect(textOf(page)).toContain('The amount and the number are in the code.');
  expect(textOf(html({ money: { kind: 'owed', owed: 1, due: '2026-11-01', overdue: true } }))).toContain(
    'Was due on 01/11/2026',
  );
});

test.each([
  ['en', 'Terms of payment'],
  ['hi', 'भुगतान की शर्तें'],
  ['or', 'ପେମେଣ୍ଟ ସର୍ତ୍ତ'],
] as const)('Terms of payment stand below the due day as they were typed, and are no HTML: %s', (language, label) => {
  const page = html({ language, terms: 'Half now <img src=x onerror=alert(1)> {date}\nरोकड़' });
  expect(page).toContain(
    `<dt>${label}</dt><dd lang="hi">Half now &lt;img src=x onerror=alert(1)&gt; {date}\nरोकड़</dd>`,
  );
  expect(page.indexOf('06/12/2026')).toBeLessThan(page.indexOf(label));
  expect(html({ language })).not.toContain(label);
});

test('A phone reads from the code what the button opens, the amount included', async () => {
  const link =
    'upi://pay?pa=aangan@smplbank&pn=Aangan%20Interiors&tr=DL2627-0043&tn=Invoice%20DL%2F26-27%2F0043&am=36781.00&cu=INR';
  const page = html({ pay: { upi: { id: 'aangan@smplbank', link, withAmount: true }, bank: null } });
  const [svg = ''] = /<svg[^>]*aria-label="UPI code .*?<\/svg>/s.exec(page) ?? [];
  const drawn = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400"');
  expect(await scanned(Buffer.from(drawn))).toBe(link);
  expect(page).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

test('From one lakh the amount is typed: the page says so beside its button, with the amount to copy', () => {
  const money = { kind: 'owed', owed: 10_655_400, due: null, overdue: false } as const;
  const upi = { id: 'aangan@smplbank', link: 'upi://pay?pa=aangan@smplbank', withAmount: false };
  const page = html({ money, pay: { upi, bank: null } });
  expect(page).toContain('data-copy="106554.00"');
  expect(page.replace(/<details.*?<\/details>/gs, '')).toContain('type the amount');
  expect(html()).not.toContain('type the amount');
});

test('A paid and a cancelled document say so, and offer no way to pay', () => {
  const paid = textOf(html({ money: { kind: 'paid' }, pay: null }));
  expect(paid).toContain('Paid in full Thank you.');
  const cancelled = textOf(html({ money: { kind: 'cancelled', on: '2026-11-24' }, pay: null }));
  expect(cancelled).toContain('CANCELLED');
  expect(cancelled).toContain('This document was cancelled on 24/11/2026. Please do not pay it.');
  const closed = textOf(html({ money: { kind: 'closed' }, pay: null }));
  expect(closed).toContain('Nothing left to pay');
  expect(closed).not.toContain('Paid in full');
  for (const page of [paid, cancelled, closed]) expect(page).not.toMatch(/UPI id|IFSC|Pay by UPI/);
});

test('What was paid on a cancelled document and by a cancelled receipt is struck through, on others it is not', () => {
  const struck = '<s>₹ 40,000.00</s>';
  expect(html()).not.toContain('<s>');
  for (const kind of ['cancelled', 'voided'] as const)
    expect(html({ money: { kind, on: '2026-11-24' }, pay: null }).replaceAll('<!-- -->', ''), kind).toContain(struck);
});

test('The first page is shown, all of them on request, and the PDF alone when no picture can be made', () => {
  expect(html().match(/<img src="\/d\/[^"]*/g)).toEqual(['<img src="/d/token/page/1.png']);
  expect(html()).toContain('href="/d/token?l=en&amp;pages=all#page-2">Show all 3 pages');
  expect(html({ paper: { pages: 3, size: { width: 1, height: 1 }, showAll: true } })).toContain('Page 3 of 3');
  const none = html({ paper: null });
  expect(none).not.toContain('<img src="/d/');
  expect(none).toContain('href="/d/token/file.pdf"');
});

test('A refused question keeps what was typed, and says what is wrong in the language of the page', () => {
  const request = { name: 'Asha', email: 'asha', contactNumber: '', message: 'When?' };
  const problems = [{ field: 'email', title: 'Invalid Email', message: '' }] as const;
  const page = html({ language: 'hi', form: { kind: 'refused', request, problems: [...problems] } });
  expect(page).toContain('कृपया सही ईमेल पता लिखें।');
  expect(page).toContain('value="Asha"');
  expect(page).toMatch(/aria-invalid="true"[^>]*name="user_email"/);
  expect(textOf(html({ form: { kind: 'not-taken', request } }))).toContain(
    'Not Sent. You can also call +91 11 5550 0101.',
  );
  expect(textOf(html({ form: { kind: 'sent' } }))).toContain('Request Submitted Successfully !!');
});

test.each(customerLanguages)(
  'A contact number is asked for as on the site, where +91 and blanks are taken: %s',
  (language) => {
    expect(sharedWords(language).digits).toBe(wordsIn(language).callback.digits);
  },
);

test('A link that opens nothing says nothing about any document', () => {
  const page = renderGoneShare({ address: '/d/ended', language: 'or', firm: 'Aangan', offices: [], phone: '' }, assets);
  expect(page).toContain(sharedWords('or').goneTitle);
  expect(page).not.toMatch(/<script|\{\w+\}/);
});

test('A shared page preloads the fonts of its language alone', () => {
  const fonts = ['anek-devanagari', 'anek-latin', 'anek-odia', 'anek-latin-latin-wght-normal'];
  const site = Object.fromEntries(fonts.map((name) => [`fonts/${name}.woff2`, { file: `assets/${name}.woff2` }]));
  const fontsIn = (language: SharedPage['language']) => shareAssets({ office: {}, site }, language).preloads;
  expect(fontsIn('en')).toEqual(['/assets/anek-latin.woff2']);
  expect(fontsIn('hi')).toEqual(['/assets/anek-devanagari.woff2', '/assets/anek-latin.woff2']);
  expect(fontsIn('or')).toEqual(['/assets/anek-odia.woff2', '/assets/anek-latin.woff2']);
});
