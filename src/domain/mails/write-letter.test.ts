import { expect, test } from 'vitest';
import { customerLanguages } from '../customers/customer.ts';
import { letterWords } from './letter-words.ts';
import { mailProblems } from './mail-problems.ts';
import { type LetterFacts, mailText, writeLetter } from './write-letter.ts';

const invoice: LetterFacts = {
  firm: 'Aangan Interiors',
  kind: 'tax',
  number: 'DL/26-27/0042',
  date: '2026-11-21',
  amount: 4_55_519_00,
  due: '2026-12-06',
  terms: '',
};

test('A tax invoice is announced with number, date, amount and due date, in the customer’s language', () => {
  expect(writeLetter(invoice, 'en')).toEqual({
    message:
      'Namaste. Aangan Interiors sends you tax invoice DL/26-27/0042 of 21/11/2026 for ₹ 4,55,519.00, due 06/12/2026.\nOpen it here: [link]\nThe link is open until [until].',
    subject: 'Tax invoice DL/26-27/0042 from Aangan Interiors',
    words: 'Please find tax invoice DL/26-27/0042 attached. It is due on 06/12/2026.',
  });
  expect(writeLetter(invoice, 'hi').message).toBe(
    'नमस्ते। Aangan Interiors की ओर से टैक्स इनवॉइस DL/26-27/0042, दिनांक 21/11/2026, राशि ₹ 4,55,519.00, देय तिथि 06/12/2026।\nयहाँ देखें: [link]\nयह लिंक [until] तक खुलेगा।',
  );
  expect(writeLetter(invoice, 'or').message).toContain('ଟ୍ୟାକ୍ସ ଇନଭଏସ୍ DL/26-27/0042');
});

const firm = 'Aangan Interiors';
const money = { firm, date: '2026-11-21', amount: 12_500_50 };
const period = { firm, kind: 'statement', from: '2026-04-01', to: '2026-11-21' } as const;
const facts = {
  credit: { ...money, kind: 'credit', number: 'CN/3', due: null, terms: '' },
  receipt: { ...money, kind: 'receipt', number: 'RC/7' },
  refund: { ...money, kind: 'refund', number: 'RF/2', due: null, terms: '' },
  settlement: { ...money, kind: 'settlement', number: 'ST/5', due: null, terms: '' },
  statement: { ...period, owed: 12_500_50 },
  'paid statement': { ...period, owed: 0 },
} satisfies Record<string, LetterFacts>;
const linkLines = {
  en: 'Open it here: [link]\nThe link is open until [until].',
  hi: 'यहाँ देखें: [link]\nयह लिंक [until] तक खुलेगा।',
  or: 'ଏଠାରେ ଦେଖନ୍ତୁ: [link]\nଏହି ଲିଙ୍କ୍ [until] ପର୍ଯ୍ୟନ୍ତ ଖୋଲିବ।',
};

/** What it is about, the language, the message without the lines of its link, and the subject of a mail. */
const letters = `
credit | en | Namaste. Aangan Interiors sends you credit note CN/3 of 21/11/2026 for ₹ 12,500.50. | Credit note CN/3 from Aangan Interiors
credit | hi | नमस्ते। Aangan Interiors की ओर से क्रेडिट नोट CN/3, दिनांक 21/11/2026, राशि ₹ 12,500.50। | Aangan Interiors की ओर से क्रेडिट नोट CN/3
credit | or | ନମସ୍କାର। Aangan Interiors ତରଫରୁ କ୍ରେଡିଟ୍ ନୋଟ୍ CN/3, ତାରିଖ 21/11/2026, ରାଶି ₹ 12,500.50। | Aangan Interiors ତରଫରୁ କ୍ରେଡିଟ୍ ନୋଟ୍ CN/3
receipt | en | Namaste. Aangan Interiors has received ₹ 12,500.50 on 21/11/2026. This is receipt RC/7. | Receipt RC/7 from Aangan Interiors
receipt | hi | नमस्ते। Aangan Interiors को 21/11/2026 को ₹ 12,500.50 मिले। रसीद RC/7। | Aangan Interiors की ओर से रसीद RC/7
receipt | or | ନମସ୍କାର। Aangan Interiorsକୁ 21/11/2026ରେ ₹ 12,500.50 ମିଳିଛି। ରସିଦ RC/7। | Aangan Interiors ତରଫରୁ ରସିଦ RC/7
refund | en | Namaste. Aangan Interiors sends you refund RF/2 of 21/11/2026 for ₹ 12,500.50. | Refund RF/2 from Aangan Interiors
refund | hi | नमस्ते। Aangan Interiors की ओर से रिफ़ंड RF/2, दिनांक 21/11/2026, राशि ₹ 12,500.50। | Aangan Interiors की ओर से रिफ़ंड RF/2
refund | or | ନମସ୍କାର। Aangan Interiors ତରଫରୁ ରିଫଣ୍ଡ RF/2, ତାରିଖ 21/11/2026, ରାଶି ₹ 12,500.50। | Aangan Interiors ତରଫରୁ ରିଫଣ୍ଡ RF/2
settlement | en | Namaste. Aangan Interiors sends you settlement ST/5 of 21/11/2026 for ₹ 12,500.50. | Settlement ST/5 from Aangan Interiors
settlement | hi | नमस्ते। Aangan Interiors की ओर से समायोजन ST/5, दिनांक 21/11/2026, राशि ₹ 12,500.50। | Aangan Interiors की ओर से समायोजन ST/5
settlement | or | ନମସ୍କାର। Aangan Interiors ତରଫରୁ ସମାଯୋଜନ ST/5, ତାରିଖ 21/11/2026, ରାଶି ₹ 12,500.50। | Aangan Interiors ତରଫରୁ ସମାଯୋଜନ ST/5
statement | en | Namaste. Aangan Interiors sends you your statement of account from 01/04/2026 to 21/11/2026. ₹ 12,500.50 is still to be paid. | Statement of account from 01/04/2026 to 21/11/2026, Aangan Interiors
statement | hi | नमस्ते। Aangan Interiors की ओर से 01/04/2026 से 21/11/2026 तक आपके खाते का विवरण, ₹ 12,500.50 अभी बाकी। | Aangan Interiors: 01/04/2026 से 21/11/2026 तक खाते का विवरण
statement | or | ନମସ୍କାର। Aangan Interiors ତରଫରୁ 01/04/2026ରୁ 21/11/2026 ପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ହିସାବ ବିବରଣୀ, ₹ 12,500.50 ଦେବାକୁ ବାକି। | Aangan Interiors: 01/04/2026ରୁ 21/11/2026 ପର୍ଯ୍ୟନ୍ତ ହିସାବ ବିବରଣୀ
paid statement | en | Namaste. Aangan Interiors sends you your statement of account from 01/04/2026 to 21/11/2026. Nothing is to be paid. | Statement of account from 01/04/2026 to 21/11/2026, Aangan Interiors
paid statement | hi | नमस्ते। Aangan Interiors की ओर से 01/04/2026 से 21/11/2026 तक आपके खाते का विवरण, कुछ भी बाकी नहीं। | Aangan Interiors: 01/04/2026 से 21/11/2026 तक खाते का विवरण
paid statement | or | ନମସ୍କାର। Aangan Interiors ତରଫରୁ 01/04/2026ରୁ 21/11/2026 ପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ହିସାବ ବିବରଣୀ, କିଛି ବାକି ନାହିଁ। | Aangan Interiors: 01/04/2026ରୁ 21/11/2026 ପର୍ଯ୍ୟନ୍ତ ହିସାବ ବିବରଣୀ
`;

test.each(letters.trim().split('\n'))('The words of a letter are: %s', (row) => {
  const [about, language, message, subject] = row.split(' | ') as [
    keyof typeof facts,
    keyof typeof linkLines,
    string,
    string,
  ];
  const letter = writeLetter(facts[about], language);
  expect([letter.message, letter.subject]).toEqual([`${message}\n${linkLines[language]}`, subject]);
});

test('A pro-forma has no due date, and the letter does not speak of one', () => {
  const letter = writeLetter({ ...invoice, kind: 'pro', due: null }, 'en');
  expect(letter.message).toMatch(/^Namaste\. .* for ₹ 4,55,519\.00\.\n/);
  expect(letter.words).toBe('Please find pro forma invoice DL/26-27/0042 attached.');
});

const reminder = {
  ...{ firm, customer: 'Specimen Retail', today: '2026-11-21', overdue: 3_42_248_00 },
  ...{ kind: 'reminder' as const, from: '2026-04-01', to: '2026-11-21' },
};
const fourteenDebts = Array.from({ length: 14 }, (_, at) => ({
  ...{ number: `DL/${at + 1}`, due: '2026-07-05', owed: 54_800_00 },
}));

test('A reminder lists what is overdue, oldest first, and no more than twelve', () => {
  const debts = fourteenDebts.map((debt) => ({ ...debt, terms: '' }));
  const lines = writeLetter({ ...reminder, debts }, 'en').message.split('\n');
  expect(lines[0]).toBe('Namaste, Specimen Retail. On 21/11/2026 ₹ 3,42,248.00 is past its due date:');
  expect(lines.slice(1, 14)).toEqual([
    ...debts.slice(0, 12).map(({ number }) => `${number}, due 05/07/2026: ₹ 54,800.00`),
    '…',
  ]);
  expect(lines.at(-2)).toBe('The statement, with how to pay: [link]');
  expect(lines.at(-1)).toBe('If it has been paid, please send us the reference. Aangan Interiors');
});

test.each([
  ['en', 'Terms of payment: Half now, {due} rest <b>in</b> 30 days'],
  ['hi', 'भुगतान की शर्तें: Half now, {due} rest <b>in</b> 30 days'],
  ['or', 'ପେମେଣ୍ଟ ସର୍ତ୍ତ: Half now, {due} rest <b>in</b> 30 days'],
] as const)(
  'Terms of payment are quoted after the due day, on a line of their own, as they were typed: %s',
  (language, line) => {
    const terms = ' Half now,\r\n{due} rest <b>in</b> 30 days ';
    const letter = writeLetter({ ...invoice, terms }, language);
    const plain = writeLetter(invoice, language);
    expect(letter.words).toBe(`${plain.words}\n${line}`);
    expect(letter.message.split('\n')).toEqual(plain.message.split('\n').toSpliced(1, 0, line));
    expect(letter.subject).toBe(plain.subject);
    const quote = writeLetter({ ...invoice, kind: 'pro', due: null, terms }, language);
    expect(quote.words.split('\n')[1]).toBe(line);
  },
);

test('Terms of 300 characters are whole, and what looks like the place of the link is none', () => {
  const long = 'श'.repeat(300);
  expect(writeLetter({ ...invoice, terms: long }, 'en').words).toContain(long);
  const { words } = writeLetter({ ...invoice, terms: 'pay at [link] [until]' }, 'en');
  const text = mailText(words, { url: 'https://shop.example/d/x', until: '2027-02-19' }, firm, 'en');
  expect(text.split('\n').slice(0, 5)).toEqual([
    'Please find tax invoice DL/26-27/0042 attached. It is due on 06/12/2026.',
    'Terms of payment: pay at (link) (until)',
    '',
    'Open it here: https://shop.example/d/x',
    'The link is open until 19/02/2027.',
  ]);
});

test('A reminder says terms that all its bills share once, others with their bill, and fits a mail', () => {
  const said = (terms: string[]) => {
    const debts = fourteenDebts.slice(0, terms.length).map((debt, at) => ({ ...debt, terms: terms[at] ?? '' }));
    return writeLetter({ ...reminder, debts }, 'en')
      .message.split('\n')
      .slice(1, -2);
  };
  const bill = (n: number) => `DL/${n}, due 05/07/2026: ₹ 54,800.00`;
  expect(said(['half now'])).toEqual([bill(1), 'Terms of payment: half now']);
  expect(said(['half now', 'half now '])).toEqual([bill(1), bill(2), 'Terms of payment: half now']);
  expect(said(['half now', ''])).toEqual([bill(1), 'Terms of payment: half now', bill(2)]);
  expect(said(['', 'by cheque'])).toEqual([bill(1), bill(2), 'Terms of payment: by cheque']);
  const debts = fourteenDebts.map((debt, at) => ({ ...debt, terms: `${at} ${'श'.repeat(298)}` }));
  for (const language of customerLanguages) {
    const letter = writeLetter({ ...reminder, debts }, language);
    expect(mailProblems({ to: 'a@example.com', ...letter })).toEqual([]);
    expect(letter.words.match(/श…\n/g)).toHaveLength(12);
  }
});

test('The link stands below the words of a mail, with its last day and the firm', () => {
  const link = { url: 'https://shop.example/d/x', until: '2027-02-19' };
  expect(mailText('Please look.\n', link, 'Aangan Interiors', 'en')).toBe(
    'Please look.\n\nOpen it here: https://shop.example/d/x\nThe link is open until 19/02/2027.\n\nAangan Interiors\n',
  );
  expect(mailText('', link, 'Aangan Interiors', 'en')).toMatch(/^Open it here/);
});

test('A reminder asks for what is overdue in the customer’s language, and has the same words for a mail', () => {
  const facts: LetterFacts = {
    firm: 'Aangan Interiors',
    kind: 'reminder',
    customer: 'नमूना गृह सज्जा',
    today: '2026-11-21',
    overdue: 22_658_00,
    from: '2026-04-01',
    to: '2026-11-21',
    debts: [{ number: 'DL/26-27/0016', due: '2026-10-20', owed: 22_658_00, terms: '' }],
  };
  const hindi = writeLetter(facts, 'hi');
  expect(hindi.message.split('\n')).toEqual([
    'नमस्ते, नमूना गृह सज्जा। 21/11/2026 तक ₹ 22,658.00 की देय तिथि निकल चुकी है:',
    'DL/26-27/0016, देय 20/10/2026: ₹ 22,658.00',
    'खाता विवरण और भुगतान का तरीका: [link]',
    'भुगतान हो चुका हो तो कृपया उसका संदर्भ नंबर भेजें। Aangan Interiors',
  ]);
  expect(hindi.words).toBe(hindi.message);
  expect(writeLetter(facts, 'or').message).toContain('DL/26-27/0016, ଦେୟ 20/10/2026: ₹ 22,658.00\nହିସାବ ବିବରଣୀ');
});

test('The link stands in the words of a mail where they have a place for it, and only there', () => {
  const link = { url: 'https://shop.example/d/x$&', until: '2027-02-19' };
  expect(mailText('See [link] until [until].\nThank you.\n', link, 'Aangan Interiors', 'en')).toBe(
    'See https://shop.example/d/x$& until 19/02/2027.\nThank you.\n',
  );
});

test('A name with braces stays as it is typed', () => {
  expect(writeLetter({ ...invoice, firm: 'A {number} B' }, 'en').subject).toBe(
    'Tax invoice DL/26-27/0042 from A {number} B',
  );
});

test.each(customerLanguages)('Every sentence in %s fills in the same names as in English', (language) => {
  const names = (text: string) => [...new Set(text.match(/\{\w+\}/g)?.map((name) => name.toLowerCase()))].sort();
  const { kinds: _, ...english } = letterWords.en;
  for (const [sentence, text] of Object.entries(english))
    expect(names(letterWords[language][sentence as keyof typeof english]), sentence).toEqual(names(text));
});
