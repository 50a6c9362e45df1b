import { expect, onTestFinished, test } from 'vitest';
import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { findNamedInvoice } from './find-named-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { previewInvoice } from './preview-invoice.ts';
import { namedPaper, printInvoice } from './print-invoice.ts';

const nobody = '00000000-0000-4000-a000-000000000000';

async function openShop() {
  const shop = await openTestApp({ company: buildCompany() });
  onTestFinished(() => shop.close());
  const { ports } = shop;
  type More = { from?: string; customer?: string | null; ports?: Partial<typeof ports>; askAboutTwin?: boolean };
  const tryIssue = (changes: InvoiceInput = {}, { from, customer = null, ports: other, ...more }: More = {}) => {
    const input = buildInput(changes);
    return issueInvoice(
      { ...ports, ...other },
      {
        draft: { ...draftFromInput(input), ...(from === undefined ? {} : { from }) },
        dataFor: (number) => issuedData(input, number),
        customer,
        actor,
        idempotency: null,
        ...more,
      },
    );
  };
  const issue = async (changes: InvoiceInput = {}, more: More = {}) => {
    const outcome = await tryIssue(changes, more);
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.value;
  };
  const preview = (changes: InvoiceInput = {}, from?: string) =>
    previewInvoice(ports, { ...draftFromInput(buildInput(changes)), ...(from === undefined ? {} : { from }) });
  const cancel = (number: string, reason: 'mistake' | '' = '', kind: 'tax' | 'pro' = 'tax') =>
    cancelInvoice(ports, { kind, taxState: home, number, reason, why: '' }, actor);
  return { ports, tryIssue, issue, preview, cancel };
}

/** The kind of a refusal, its sentence, and the fields that it is about. */
function said(answer: {
  ok: boolean;
  kind?: string;
  message?: string;
  problems?: readonly { field: string; message: string }[];
}) {
  return answer.ok ? 'ok' : [answer.kind, answer.message, ...(answer.problems ?? []).map(({ field }) => field)];
}

test('A document names a customer of the book, and is made from a document that is stored here', async () => {
  const { tryIssue, issue } = await openShop();
  expect(said(await tryIssue({}, { customer: nobody }))).toEqual([
    'invalid',
    'This customer is not in the book. Choose another, or none.',
    'customer',
  ]);
  expect(said(await tryIssue({}, { from: nobody }))).toEqual([
    'invalid',
    'What this document is made from is not stored here',
    'from',
  ]);
  const pro = await issue({ type: 'pro' });
  const made = await issue({ fromRow1: '1' }, { from: pro.id });
  expect(made.draft).toMatchObject({ from: pro.id });
});

test('A typed number in the form of a series is refused at its field, with what to do', async () => {
  const { tryIssue, issue, cancel } = await openShop();
  const automatic =
    'Invoice Number DL/26-27/0500 has the form of an automatic number: leave it blank for the next one.';
  expect(said(await tryIssue({ invoiceNo: 'DL/26-27/0500' }))).toEqual(['invalid', automatic, 'number']);
  const { number } = await issue({ invoiceNo: 'HB/7' });
  await cancel(number, 'mistake');
  const used = 'Invoice Number HB/7 is issued already and was cancelled; a number is never used again.';
  expect(said(await tryIssue({ invoiceNo: 'HB/7' }))).toEqual([
    'conflict',
    `${used} Leave it blank for the next one, or type another.`,
    'number',
  ]);
});

test('A document of a filed period is refused at its date; one that it reported is not cancelled', async () => {
  const { ports, tryIssue, issue, cancel } = await openShop();
  const { id, number } = await issue({ orderDate: '2026-10-20' });
  const filed = await ports.returns.file(
    {
      ...{ id: nobody, taxState: home, period: '2026-10', form: 'gstr1', filedOn: '2026-11-10', arn: '' },
      revision: await ports.returns.revision(),
      documents: [{ document: id, state: 'reported', gstin: '', place: '07' }],
      files: [],
      figures: '{}',
    },
    ports.system.now(),
    actor,
  );
  expect(filed.kind).toBe('filed');
  const late = await tryIssue({ orderDate: '2026-10-21' });
  const message = 'The return of October 2026 is filed: no document can have a date in it. Choose a later date.';
  expect(said(late)).toEqual(['conflict', message, 'date']);
  expect(late).toMatchObject({ problems: [{ message: 'October 2026 is filed' }] });
  expect(said(await cancel(number, 'mistake'))).toEqual([
    'conflict',
    `${number} is in the filed return of October 2026: write a credit note instead.`,
  ]);
});

test('Cancelling says why it cannot be: no reason that the law takes, no such document, done already', async () => {
  const { ports, issue, cancel } = await openShop();
  const { number } = await issue();
  const other = { kind: 'tax', taxState: home, number, reason: 'other', why: ' ' } as const;
  expect(said(await cancelInvoice(ports, other, actor))).toEqual(['invalid', expect.stringMatching(/\w/), 'why']);
  expect(said(await cancel('DL/26-27/0099'))).toEqual([
    'not-found',
    'There is no document DL/26-27/0099 of that kind and state.',
  ]);
  expect(await cancel(number, 'mistake')).toMatchObject({ ok: true, value: { reopened: null } });
  expect(said(await cancel(number, 'mistake'))).toEqual(['not-found', `${number} was cancelled already.`]);
});

test('A record that is saved while a document is checked is read again, and the document names it', async () => {
  const { ports, issue } = await openShop();
  let saves = 0;
  const invoices = {
    ...ports.invoices,
    issue: async (entry: Parameters<typeof ports.invoices.issue>[0]) => {
      saves += 1;
      if (saves === 1)
        await ports.companies.save(buildCompany({ name: 'Renamed Trading' }), false, ports.system.now(), actor);
      return ports.invoices.issue(entry);
    },
  };
  expect(await issue({}, { ports: { invoices } })).toMatchObject({ companyVersion: 2, number: 'DL/26-27/0001' });
  expect(saves).toBe(2);
});

test('What has left the lists is taken from the document that it is made from, or corrects, and from no other', async () => {
  const { ports, issue, tryIssue, preview } = await openShop();
  const pro = await issue({ type: 'pro' });
  const invoice = await issue();
  const { version, record } = await ports.catalogues.current();
  const products = record.products.map((each) =>
    each.name === 'Wallpaper' ? { ...each, name: 'Wall covering' } : each,
  );
  await ports.catalogues.saveOnto(version, { ...record, products }, ports.system.now(), actor);
  expect(said(await tryIssue())).toEqual(['invalid', expect.stringContaining('Wallpaper'), 'line 1 product']);
  expect((await preview()).problems).toMatchObject([{ field: 'line 1 product' }]);
  expect((await preview({ fromRow1: '1' }, pro.id)).problems).toEqual([]);
  const note = { type: 'credit', referenceNumber: ` ${invoice.number} ` } as const;
  expect((await preview(note)).problems).toEqual([]);
  expect(await tryIssue({ ...note, referenceNumber: invoice.number })).toMatchObject({ ok: true });
  expect(await tryIssue({ fromRow1: '1' }, { from: pro.id })).toMatchObject({ ok: true });
});

test('A preview says all that is wrong, also with what it is made from, and warns of nothing without a firm', async () => {
  const { ports, issue, preview } = await openShop();
  const pro = await issue({ type: 'pro' });
  expect((await preview({}, nobody)).problems).toMatchObject([{ field: 'from' }]);
  await ports.invoices.cancel(pro.id, null, ports.system.now(), actor);
  const gone = `${pro.number} is cancelled: nothing can be made from it.`;
  expect((await preview({}, pro.id)).problems).toEqual([{ field: 'from', message: gone }]);
  const own = await preview({ buyerAddress: `Sample Trading\nGSTIN ${buildCompany().registrations[home]?.gstin}` });
  expect(own.problems).toMatchObject([{ field: 'buyerAddress' }]);
  expect((await preview({ taxState: 'kerala' })).problems).toContainEqual(
    expect.objectContaining({ field: 'taxState', message: expect.stringContaining('Kerala') }),
  );
  const empty = await openTestApp({ company: null });
  onTestFinished(() => empty.close());
  const without = await previewInvoice(empty.ports, draftFromInput(buildInput()));
  expect(without.problems.map(({ field }) => field)).toContain('taxState');
  expect(without.warnings).toEqual([]);
});

test('The invoice that a note names is found however it is typed, or is said to be of the other registration', async () => {
  const { ports, issue } = await openShop();
  const here = await issue();
  const there = await issue({ taxState: branch, taxType: 'central' });
  const named = (referenceNumber: string, changes: InvoiceInput = {}) => {
    const input = buildInput({ type: 'credit', referenceNumber, ...changes });
    return findNamedInvoice(ports, draftFromInput(input), home);
  };
  expect(await named(` ${here.number} `)).toMatchObject({ invoice: { id: here.id }, issuedIn: null });
  expect(await named(` ${there.number} `)).toMatchObject({ invoice: null, original: null, issuedIn: branch });
  expect(await named('')).toMatchObject({ invoice: null, issuedIn: null });
  const typed = await issue({ invoiceNo: 'HB/9', taxState: branch, taxType: 'central' });
  expect(await named(typed.number)).toMatchObject({ issuedIn: branch });
  expect(await named(typed.number, { buyerAddress: 'Another Buyer\nNew Delhi 110024' })).toMatchObject({
    issuedIn: null,
  });
});

test('The first paper that is named and gone is an error of the store; a record that is gone draws none', async () => {
  const { ports, issue } = await openShop();
  const invoice = await issue();
  expect(await namedPaper(ports, invoice)).toBeNull();
  const without = { ...ports.companies, version: async () => null };
  await expect(printInvoice({ ...ports, companies: without }, invoice, 'original')).rejects.toMatchObject({
    message: `${invoice.number} could not be drawn.`,
    cause: { message: 'Version 1 of the company record is missing.' },
  });
  const drawn = await printInvoice(ports, invoice, 'original');
  const stored = (await ports.invoices.findById(invoice.id)) ?? expect.fail();
  expect(await namedPaper(ports, stored)).toBe(ports.system.sha256(drawn));
  const files = { ...ports.files, get: async () => null };
  await expect(printInvoice({ ...ports, files }, stored, 'original')).rejects.toThrow(
    `The file ${stored.pdf} is missing from the file store.`,
  );
  // A copy is drawn each time, and is no file.
  expect((await printInvoice({ ...ports, files }, stored, 'duplicate')).byteLength).toBeGreaterThan(1000);
  // Another process was first, and its file is gone since.
  const first = { ...ports.invoices, setPdf: async () => 'f'.repeat(64) };
  const unnamed = { ...stored, pdf: null };
  await expect(printInvoice({ ...ports, invoices: first }, unnamed, 'original')).rejects.toMatchObject({
    cause: { message: `The file ${'f'.repeat(64)} is missing from the file store.` },
  });
  // A sweep took the file before its hash was named.
  let puts = 0;
  const put: typeof ports.files.put = (...file) => {
    puts += 1;
    return ports.files.put(...file);
  };
  await printInvoice({ ...ports, files: { ...ports.files, put, has: async () => false } }, unnamed, 'original');
  await printInvoice({ ...ports, files: { ...ports.files, put } }, unnamed, 'original');
  expect(puts).toBe(3);
});
