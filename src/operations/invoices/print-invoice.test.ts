import { expect, onTestFinished, test } from 'vitest';
import { issuedData } from '#contract/invoice-wire.ts';
import { actor, buildCompany, buildDraft, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { scannedPages } from '#test/read/scanned.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { NotDrawn, StorageFull } from '../ports/failures.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { printInvoice } from './print-invoice.ts';

async function openShop() {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  const issue = async () => {
    const dataFor = (number: string) => issuedData(buildInput(), number);
    const outcome = await issueInvoice(shop.ports, {
      draft: buildDraft(),
      dataFor,
      customer: null,
      actor,
      idempotency: null,
    });
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.value;
  };
  return { ports: shop.ports, issue };
}

test('The original is drawn once, stored under its hash, and served from there, also when the layout changes', async () => {
  const { ports, issue } = await openShop();
  const invoice = await issue();
  const drawn = await printInvoice(ports, invoice, 'original');
  const named = await ports.invoices.findById(invoice.id);
  expect(named?.pdf).toBe(ports.system.sha256(drawn));
  ports.paper.draw = async () => {
    throw new Error('the paper has changed');
  };
  expect(ports.system.sha256(await printInvoice(ports, named ?? invoice, 'original'))).toBe(named?.pdf);
});

test('A UPI id is on the papers of what is issued from then on; older papers stay as they were issued', async () => {
  const { ports, issue } = await openShop();
  const before = await issue();
  const copies = ['original', 'duplicate'] as const;
  const print = async (invoice: { id: string }) => {
    const now = await ports.invoices.findById(invoice.id);
    if (!now) throw new Error('It is issued.');
    const drawn = [];
    for (const copy of copies) drawn.push(await printInvoice(ports, now, copy));
    return drawn;
  };
  const asIssued = await print(before);
  const { [home]: here, [branch]: there } = buildCompany().registrations;
  const company = buildCompany({ registrations: { [branch]: there, [home]: { ...here, upiId: 'sample@smplbank' } } });
  await ports.companies.save(company, false, ports.system.now(), actor);
  const later = await print(before);
  expect(later.map(ports.system.sha256)).toEqual(asIssued.map(ports.system.sha256));
  for (const paper of later) expect(await scannedPages(paper)).toEqual([undefined]);
  for (const paper of await print(await issue()))
    expect(await scannedPages(paper)).toEqual([expect.stringMatching(/^upi:\/\/pay\?pa=sample@smplbank&/)]);
});

test('Two processes that draw a paper at once return the same bytes', async () => {
  const { ports, issue } = await openShop();
  const invoice = await issue();
  let copies = 0;
  ports.paper.draw = async () => new TextEncoder().encode(`drawing ${++copies}`);
  const [one, other] = await Promise.all([
    printInvoice(ports, invoice, 'original'),
    printInvoice(ports, invoice, 'original'),
  ]);
  expect(copies).toBe(2);
  expect(one).toEqual(other);
});

test('A document whose paper cannot be stored stays valid, and is drawn when there is room again', async () => {
  const { ports, issue } = await openShop();
  const invoice = await issue();
  const { put } = ports.files;
  ports.files.put = async () => {
    throw new StorageFull('full');
  };
  await expect(printInvoice(ports, invoice, 'original')).rejects.toThrow(NotDrawn);
  expect(await ports.invoices.findById(invoice.id)).toMatchObject({ pdf: null, cancelledAt: null });
  ports.files.put = put;
  expect((await printInvoice(ports, invoice, 'original')).byteLength).toBeGreaterThan(1000);
});

test('Every copy of a cancelled document is marked CANCELLED; its first paper stays stored', async () => {
  const { ports, issue } = await openShop();
  const issued = await issue();
  const first = ports.system.sha256(await printInvoice(ports, issued, 'original'));
  const cancelling = { ...issued, reason: 'mistake', why: '' } as const;
  const cancelled = await cancelInvoice(ports, cancelling, actor);
  if (!cancelled.ok) throw new Error(cancelled.message);
  const drawn = await printInvoice(ports, cancelled.value.invoice, 'original');
  expect((await readPdf(drawn)).join()).toContain('CANCELLED 21/11/2026, data entry mistake');
  expect((await readPdf(await printInvoice(ports, cancelled.value.invoice, 'duplicate'))).join()).toMatch(
    /DUPLICATE FOR TRANSPORTER[\s\S]*CANCELLED 21\/11\/2026/,
  );
  const kept = await ports.invoices.findById(issued.id);
  expect(kept?.pdf).toBe(first);
  // The sweep of an earlier release knows no such papers, and took it: it is drawn again and goes back to its place.
  const cancelledPaper = ports.system.sha256(drawn);
  await ports.files.remove(cancelledPaper);
  expect(ports.system.sha256(await printInvoice(ports, cancelled.value.invoice, 'original'))).toBe(cancelledPaper);
  expect(await ports.files.has(cancelledPaper)).toBe(true);
  expect(await ports.files.has(first)).toBe(true);
  const named = await ports.invoices.laterPdf(issued.id, 'cancelled');
  expect(named).toBe(ports.system.sha256(drawn));
  expect(await ports.photos.referenced([first, named ?? ''])).toEqual(new Set([first, named]));
  ports.paper.draw = async () => {
    throw new Error('the paper has changed');
  };
  expect(await printInvoice(ports, kept ?? issued, 'original')).toEqual(drawn);
});
