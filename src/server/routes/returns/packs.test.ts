import { hash } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { AuditLine } from '#contract/audit.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readZip } from '#test/read/read-zip.ts';
import { branch, home, homeName } from '#test/specification/specified-firm.ts';

const app = withTestApp();

/** A shop with a cancelled invoice, a valid one, a note without GST, a challan, a receipt with TDS, and one of another month. */
async function openMonth() {
  const { call, logIn } = app();
  const token = await logIn();
  const buyerAddress = 'Sample <Hotels>\nNew Delhi 110024';
  const fields = buildCustomer({ billingAddress: buyerAddress, gstin: '' });
  const added = await call('POST', '/api/customers', { token, body: fields });
  const { customer } = (await added.json()) as { customer: { id: string } };
  const issue = (input: Record<string, string>) =>
    call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress, ...input }) });
  await issue({ orderDate: '2026-09-30' });
  for (const number of ['A/B-1', 'A-B/1']) await issue({ invoiceNo: number });
  await call('DELETE', `/api/deleteInvoice/tax/${home}/A%2FB-1?reason=duplicate`, { token });
  await issue({ type: 'credit', referenceNumber: 'A-B/1', withoutGst: 'yes', qty1: '1', rate1: '500' });
  await issue({ type: 'challan', purpose: 'approval' });
  const bill = { document: 'A-B/1', number: '771200004821', madeAt: '2026-11-21 10:00', validUntil: '2026-11-30' };
  expect((await call('POST', '/api/eway/answers', { token, body: [bill] })).status).toBe(200);
  const receipt = { customer: customer.id, taxState: home, date: '2026-11-21', mode: 'upi' };
  const paid = { ...receipt, amount: 300_000_00, tds: 100_00, tdsKind: 'gst' };
  const advance = (await (await call('POST', '/api/receipts', { token, body: paid })).json()) as { id: string };
  await call('POST', `/api/advances/${advance.id}/mark`, { token, body: { mark: 'service' } });
  return (path: string) => call('GET', path, { token });
}

async function rowsOf(workbook: Buffer | undefined) {
  const { sheets } = await readXlsx(new Uint8Array(workbook ?? []));
  return sheets[0]?.rows.slice(1) ?? [];
}

test('The pack has the papers, the books and a page with their sums', async () => {
  const get = await openMonth();
  const answer = await get(`/api/returns/${home}/2026-11/pack.zip`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="pack-${home}-2026-11.zip"`);
  const files = readZip(new Uint8Array(await answer.arrayBuffer()));
  const papers = [...files].filter(([name]) => name.startsWith('Papers/'));
  expect(papers.map(([name]) => name)).toEqual([
    'Papers/Tax invoices/A-B-1.pdf',
    'Papers/Tax invoices/A-B-1 (2).pdf',
    'Papers/Credit notes/CN-DL-26-27-001.pdf',
    'Papers/Delivery challans/DC-DL-26-27-001.pdf',
    'Papers/Receipts/RC-DL-26-27-0001.pdf',
  ]);
  for (const [, paper] of papers) expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  const book = (name: string) => rowsOf(files.get(`Books/${name}.xlsx`));
  expect((await book('Register')).map((row) => [row[1], row[11], row[12], row[16]])).toEqual([
    ['A/B-1', 0, 'Cancelled', null],
    ['A-B/1', 106554, 'Issued', null],
    ['CN-DL/26-27/001', -500, 'Issued', 'Yes'],
  ]);
  expect(await book('Cancelled')).toMatchObject([{ 1: 'A/B-1', 4: 106554, 7: 'duplicate' }]);
  expect(await book('Credit notes')).toMatchObject([{ 0: 'CN-DL/26-27/001', 11: 'Yes', 12: 'A-B/1', 14: 106554 }]);
  expect(await book('TDS')).toMatchObject([{ 0: 'RC-DL/26-27/0001', 5: 100, 6: 'GST, section 51' }]);
  expect(await book('Refunds')).toEqual([]);
  expect(await book('Advances')).toMatchObject([
    {
      0: 'RC-DL/26-27/0001',
      1: 'Receipt',
      3: 'Sample <Hotels>',
      4: `07 ${homeName}`,
      5: 300100,
      6: 87492,
      7: 'Service',
      8: 'Table 11A and a receipt voucher',
    },
  ]);
  expect(await book('HSN summary')).toMatchObject([{ 0: 'Unregistered', 1: '48142000', 4: 18, 5: 90300, 9: 106554 }]);
  expect(await book('Left out')).toEqual([]);
  expect(await book('IRN')).toEqual([]);
  expect(await book('E-way bills')).toMatchObject([{ 0: 'A-B/1', 4: '771200004821', 6: new Date('2026-11-30') }]);
  const [portal] = [...files].filter(([name]) => /^Return\/returns_.*\.json$/.test(name));
  expect(JSON.parse(portal?.[1].toString('utf8') ?? '')).toMatchObject({ fp: '112026', b2cs: [{ txval: 90300 }] });
  expect([...files.keys()].filter((name) => name.startsWith('Return/'))).toHaveLength(3);
  expect(files.get(`Tally/tally-${home}-2026-11.xml`)?.toString('utf8')).toContain('CN-DL/26-27/001');
  expect((await book('Audit log')).length).toBeGreaterThan(5);

  const contents = files.get('Contents.html')?.toString('utf8') ?? '';
  expect(contents).toContain(`${homeName}, November 2026`);
  expect(contents).toMatch(/Books\/Register\.xlsx.*Total&nbsp;<b>1,06,054\.00<\/b>/);
  expect(contents).toMatch(/Papers\/Tax invoices\/<\/td>.*<td>2<\/td>.*1,06,554\.00/);
});

test('A month that has not begun, or is not a month, has no pack', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const get = (path: string) => call('GET', path, { token });
  expect((await get(`/api/returns/${home}/2026-12/pack.zip`)).status).toBe(422);
  expect((await get(`/api/returns/${home}/2026-13/pack.zip`)).status).toBe(404);
  expect((await get('/api/returns/atlantis/2026-10/pack.zip')).status).toBe(404);
  expect((await call('GET', `/api/returns/${home}/2026-10/pack.zip`)).status).toBe(401);
  const empty = await get(`/api/returns/${home}/2026-Q1/pack.zip`);
  const files = readZip(new Uint8Array(await empty.arrayBuffer()));
  expect([...files.keys()].filter((name) => name.startsWith('Papers/'))).toEqual([]);
  expect(files.get('Contents.html')?.toString('utf8')).toContain('April to June 2026');
  expect((await get(`/api/returns/${home}/2026-10/hsn.xlsx`)).status).toBe(200);
  const register = await get(`/api/returns/${home}/2026-Q1/register.xlsx`);
  expect(register.headers.get('Content-Disposition')).toContain(`register-${home}-2026-Q1.xlsx`);
});

test('A pack whose return leaves documents out says so in its header, its name and its contents', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const nowhere = { taxType: 'central', buyerAddress: 'Somebody', consigneeAddress: 'Somewhere', taxState: branch };
  expect((await call('POST', '/api/generateInvoice', { token, body: buildInput(nowhere) })).status).toBe(200);
  const answer = await call('GET', `/api/returns/${branch}/2026-11/pack.zip`, { token });
  expect(answer.headers.get('Incomplete')).toBe('true');
  expect(answer.headers.get('Content-Disposition')).toContain(`pack-${branch}-2026-11-incomplete.zip`);
  const files = readZip(new Uint8Array(await answer.arrayBuffer()));
  expect(files.get('Contents.html')?.toString('utf8')).toContain('Incomplete: 1 document is left out of the return');
  expect((await rowsOf(files.get('Books/Left out.xlsx')))[0]).toMatchObject({ 1: 'OD/26-27/0001' });
  const inReturn = [...files.keys()].filter((name) => name.startsWith('Return/'));
  expect(inReturn.map((name) => name.replace(/^.*(?=_incomplete\.)/, ''))).toEqual([
    '_incomplete.json',
    '_incomplete.xlsx',
    '_incomplete.json',
  ]);
});

test('A pack that nobody reads to its end makes room for the next one', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const get = () => call('GET', `/api/returns/${home}/2026-11/pack.zip`, { token });
  const [one, two] = [await get(), await get()];
  expect((await get()).status).toBe(503);
  await one.body?.cancel();
  await two.body?.cancel();
  const next = await get();
  expect(next.status).toBe(200);
  readZip(new Uint8Array(await next.arrayBuffer()));
});

test('The pack of a filed month has the files as they were filed', async () => {
  const { call, logIn, addPerson } = app();
  await addPerson('owner', 'owner');
  const token = await logIn('owner');
  const input = buildInput({ orderDate: '2026-10-05', buyerDate: '2026-10-05' });
  await call('POST', '/api/generateInvoice', { token, body: input });
  const read = await (await call('GET', `/api/returns/${home}/2026-10`, { token })).json();
  const filing = { revision: (read as { revision: number }).revision, arn: 'AA0710260000000', filedOn: '2026-11-10' };
  expect((await call('POST', `/api/returns/${home}/2026-10/filed`, { token, body: filing })).status).toBe(200);
  const answer = await call('GET', `/api/returns/${home}/2026-10/pack.zip`, { token });
  const files = readZip(new Uint8Array(await answer.arrayBuffer()));
  const kept = [...files].filter(([name]) => name.startsWith('Filed/2026-10/'));
  const rows = await rowsOf(files.get('Books/Filed.xlsx'));
  expect(kept.length).toBeGreaterThan(1);
  expect(rows.map((row) => [row[3], row[7], row[8]])).toEqual(
    kept.map(([name, bytes]) => ['AA0710260000000', name.slice('Filed/2026-10/'.length), hash('sha256', bytes)]),
  );
});

test('A pack that begins is in the audit log with its period; one that is refused is not', async () => {
  const { call, logIn, addPerson } = app();
  await addPerson('auditor', 'owner');
  const token = await logIn('auditor');
  const lines = async () => {
    const answer = await (await call('GET', '/api/audit?what=pack%20downloaded&who=auditor', { token })).json();
    return (answer as { lines: AuditLine[] }).lines.map(({ title, about }) => `${title}: ${about}`);
  };
  expect((await call('GET', `/api/returns/${home}/2027-03/pack.zip`, { token })).status).toBe(422);
  expect(await lines()).toEqual([]);
  const answer = await call('GET', `/api/returns/${home}/2026-09/pack.zip`, { token });
  await answer.body?.cancel();
  expect(await lines()).toEqual([`Pack for the accountant downloaded: September 2026, ${homeName}`]);
});
