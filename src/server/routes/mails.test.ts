import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type MailSettings, readMailSettings } from '#adapters/mail/mail-settings.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import type { Letters, MailAnswer } from '#contract/mails.ts';
import { sendMails } from '#operations/mails/send-mails.ts';
import { openMailLinks } from '#start/open-mail-links.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
let token = '';
let document = '';
let number = '';
let customer = '';
beforeAll(async () => {
  token = await app().logIn();
  const body = buildCustomer({ email: 'accounts@example.com', phone: '98765 43210', language: 'hi', creditDays: 15 });
  const added = await app().call('POST', '/api/customers', { token, body });
  customer = ((await added.json()) as { customer: { id: string } }).customer.id;
  const issued = await app().call('POST', '/api/generateInvoice', {
    token,
    body: buildInput({ buyerAddress: body.billingAddress }),
  });
  [document, number] = [issued.headers.get('Document') ?? '', issued.headers.get('Invoice-Number') ?? ''];
});

const written = { to: 'accounts@example.com', subject: 'Tax invoice', words: 'Please find it attached.' };

function ask(body: object, key: string = app().ports.system.uuid()) {
  return app().call('POST', '/api/mails', { token, body, headers: { 'Idempotency-Key': key } });
}

async function mailsOf(of: string): Promise<MailAnswer[]> {
  return (await (await app().call('GET', `/api/mails?of=${of}`, { token })).json()) as MailAnswer[];
}

/** What the job does, with a mail server and the links of this shop. */
async function withOutbox() {
  const server = await withTestSmtp();
  const settings = readMailSettings(
    (name) => ({ MAIL_URL: `smtp://127.0.0.1:${server.port}`, MAIL_TO: 'shop@example.com' })[name],
  ) as Extract<MailSettings, { kind: 'smtp' }>;
  const links = openMailLinks(app().ports, 'https://shop.example');
  const ports = { ...app().ports, mailer: smtpMailer(settings, 300), links };
  return { server, run: () => sendMails(ports, new AbortController().signal) };
}

/** The path of the link in a taken mail, and the file that is attached to it. */
function readMail(data = '') {
  const link = /https:\/\/shop\.example(\/d\/[\w-]{44})/.exec(data.replaceAll('=\r\n', ''))?.[1] ?? '';
  const attached = /attachment[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(data)?.[1] ?? '';
  return { link, attached: Buffer.from(attached, 'base64') };
}

async function enterReceipt() {
  const body = { customer, taxState: home, date: '2026-11-20', amount: 500_00, mode: 'cash', allocations: [] };
  return {
    receipt: ((await (await app().call('POST', '/api/receipts', { token, body })).json()) as { id: string }).id,
  };
}

test('A mail brings the PDF and a link that opens it; no token is stored, listed or logged', async () => {
  const { server, run } = await withOutbox();
  const answer = await ask({ document, ...written });
  expect(answer.status).toBe(202);
  const asked = (await answer.json()) as MailAnswer;
  expect(asked).toMatchObject({ document, name: number, state: 'waiting', to: 'accounts@example.com' });
  await run();
  const { link } = readMail(server.mails[0]?.data);
  expect((await app().call('GET', link)).status).toBe(200);

  const [mail] = await mailsOf(document);
  expect(mail).toMatchObject({ id: asked.id, state: 'sent', withPaper: true, share: expect.any(String) });
  const record = (await (await app().call('GET', `/api/documents/${document}`, { token })).json()) as DocumentRecord;
  expect(record.mails).toEqual([mail]);
  expect(record.history.map(({ who, words }) => `${who} ${words}`)).toEqual([
    'meena issued it',
    'meena asked to mail it',
    'meena made a link until 19/02/2027: Mail to a…@example.com',
  ]);
  const shares = await (await app().call('GET', `/api/shares?of=${document}`, { token })).json();
  expect(shares).toMatchObject([{ id: mail?.share, for: 'Mail to a…@example.com', madeBy: 'meena', live: true }]);
  const secret = link.slice('/d/'.length);
  expect(JSON.stringify([shares, record, await app().everything(), app().log])).not.toContain(secret);
  // The log can never be cleaned.
  expect(JSON.stringify((await app().everything()).audit_log)).not.toContain('accounts@');
});

test.each([
  { about: 'document', name: 'pdf', of: () => ({ document }) },
  { about: 'receipt', name: 'RC-DL', of: enterReceipt },
  {
    about: 'statement',
    name: 'Statement',
    of: () => ({ statement: { customer, state: home, from: '2026-04-01', to: '2026-11-21' } }),
  },
])('The PDF of a mail about a $about is the one that its link opens', async ({ name, of }) => {
  const { server, run } = await withOutbox();
  expect((await ask({ ...(await of()), ...written })).status).toBe(202);
  await run();
  const { link, attached } = readMail(server.mails[0]?.data);
  const file = await app().call('GET', `${link}/file.pdf`);
  expect(file.headers.get('Content-Disposition')).toContain(name);
  expect(attached.subarray(0, 5).toString()).toBe('%PDF-');
  expect(attached.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
});

test('A link of a refused try is ended, and the mail is listed for Operations until it is sent again', async () => {
  const { server, run } = await withOutbox();
  server.refusing = 'recipients';
  const { id } = (await (await ask({ document, ...written, to: 'nobody@example.com' })).json()) as MailAnswer;
  await run();
  const list = await app().call('GET', '/api/mails', { token });
  expect(list.headers.get('X-Total-Count')).toBe('1');
  expect(await list.json()).toMatchObject([
    { id, state: 'failed', name: number, error: 'The mail server refused it: 550 5.1.1 no such mailbox', share: null },
  ]);
  const shares = (await (await app().call('GET', `/api/shares?of=${document}`, { token })).json()) as { for: string }[];
  expect(shares.filter((share) => share.for.startsWith('Mail to n…'))).toMatchObject([
    { live: false, endedBy: 'meena' },
  ]);

  server.refusing = 'nothing';
  const retried = await app().call('POST', `/api/mails/${id}/retry`, { token });
  expect([retried.status, await retried.json()]).toMatchObject([202, { state: 'waiting', tries: 0 }]);
  await run();
  expect((await app().call('GET', '/api/mails', { token })).headers.get('X-Total-Count')).toBe('0');
  const again = await app().call('POST', `/api/mails/${id}/retry`, { token });
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { message: 'This mail was sent. Write another one.' },
  ]);
  expect((await app().call('POST', '/api/mails/none/retry', { token })).status).toBe(404);
});

test('A double press asks for one mail; another body with its key, no key and no document are refused', async () => {
  const key = app().ports.system.uuid();
  const before = (await mailsOf(document)).length;
  const body = { document, ...written };
  const answers = await Promise.all([ask(body, key), ask(body, key.toUpperCase())]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(await mailsOf(document)).toHaveLength(before + 1);
  expect((await ask({ ...body, to: 'b@example.com' }, key)).status).toBe(409);
  expect((await ask(body, 'again')).status).toBe(422);
  expect((await ask({ ...body, document: 'none' })).status).toBe(404);
  expect((await ask({ ...body, receipt: 'both' })).status).toBe(422);
});

test('More than thirty mails a minute by one login are refused, with the time to wait', async () => {
  const shop = await openTestApp({ settings: { rateLimits: true, mailReach: 'pdf-and-link' } });
  onTestFinished(() => shop.close());
  const mine = await shop.logIn();
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn++) {
    const headers = { 'Idempotency-Key': shop.ports.system.uuid() };
    const answer = await shop.call('POST', '/api/mails', {
      token: mine,
      body: { document: 'none', ...written },
      headers,
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(30).fill(404), 429]);
  expect((await shop.call('POST', '/api/mails/none/retry', { token: mine })).status).toBe(429);
});

test('A line break in address or subject is refused in words, with every problem', async () => {
  const answer = await ask({ document, to: 'a@example.com\r\nBcc: b@example.com', subject: 'x\nBcc: c@example.com' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    message: 'Write one mail address on one line',
    problems: [
      { field: 'to', message: 'Write one mail address on one line' },
      { field: 'subject', message: 'Write the subject on one line' },
    ],
  });
});

test('The words come in three languages, with the customer’s language, phone and mail address', async () => {
  const answer = await app().call('GET', `/api/letters?document=${document}`, { token });
  const letters = (await answer.json()) as Letters;
  expect(letters).toMatchObject({
    name: number,
    fileName: `${number.replaceAll('/', '-')}.pdf`,
    language: 'hi',
    phone: '98765 43210',
    email: 'accounts@example.com',
    mail: 'pdf-and-link',
  });
  expect(letters.letters.en.message).toMatch(
    /due 06\/12\/2026\.\nOpen it here: \[link\]\nThe link is open until \[until\]\.$/,
  );
  expect(letters.letters.hi.message).toMatch(/^नमस्ते।/);
  expect(letters.letters.or.message).toMatch(/^ନମସ୍କାର।/);
  expect((await app().call('GET', '/api/letters?document=none', { token })).status).toBe(404);
});

test('Terms of payment go with every letter about a bill while it is to be paid, and with its reminder', async () => {
  const issue = async (changes: object) => {
    const body = buildInput({ ...buyer, ...changes });
    const issued = await app().call('POST', '/api/generateInvoice', { token, body });
    return [issued.headers.get('Document') ?? '', issued.headers.get('Invoice-Number') ?? ''] as const;
  };
  const letters = async (query: string) => {
    const answer = await app().call('GET', `/api/letters?${query}`, { token });
    return ((await answer.json()) as Letters).letters;
  };
  const body = buildCustomer({ gstin: '', billingAddress: 'Terms House\n2 Example Marg\nNew Delhi 110037' });
  const buyer = { buyerAddress: body.billingAddress };
  const added = await app().call('POST', '/api/customers', { token, body });
  const { id } = ((await added.json()) as { customer: { id: string } }).customer;
  const [bill, billNumber] = await issue({ orderDate: '2026-10-05', paymentTerms: 'Half now <b>' });
  const [, plainNumber] = await issue({ orderDate: '2026-10-06' });
  const [quote] = await issue({ type: 'pro', paymentTerms: 'All before' });
  expect((await letters(`document=${bill}`)).or.words).toMatch(/04\/11\/2026।\nପେମେଣ୍ଟ ସର୍ତ୍ତ: Half now <b>$/);
  expect((await letters(`document=${quote}`)).en.words).toMatch(/attached\.\nTerms of payment: All before$/);
  const statement = `customer=${id}&state=${home}&from=2026-04-01&to=2026-11-21`;
  const { hi } = await letters(`${statement}&remind=1`);
  expect(hi.words.split('\n').slice(1, 4)).toEqual([
    expect.stringContaining(`${billNumber}, देय 04/11/2026`),
    'भुगतान की शर्तें: Half now <b>',
    expect.stringContaining(`${plainNumber}, देय 05/11/2026`),
  ]);
  expect((await letters(statement)).hi.words).not.toContain('Half');
  await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(billNumber)}?reason=mistake`, {
    token,
  });
  expect((await letters(`document=${bill}`)).en.words).not.toContain('Half');
});
