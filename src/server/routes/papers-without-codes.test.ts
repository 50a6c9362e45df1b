import { beforeAll, expect, test } from 'vitest';
import type { CompanyAnswer } from '#contract/company.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import type { MaterialReportAnswer } from '#contract/material-report.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { bytesOf, issueOverWire } from '#test/wire/issue-over-wire.ts';

const app = withTestApp();
beforeAll(() => app().addPerson('asha', 'owner'));

test('Papers have no codes of materials from the save that says so; those of before stay the same bytes, and the row knows its material', async () => {
  const { call, logIn } = app();
  const token = await logIn('asha');
  const issue = async () => {
    const answer = await issueOverWire(app)({ material1: 'WP 204', pcomment1: 'WP 204 Sage, hall' });
    return { id: answer.headers.get('Document') ?? '', number: answer.headers.get('Invoice-Number') ?? '' };
  };
  const paperOf = async (number: string, copy: string) => {
    const body = buildInput({ invoiceNo: number });
    const answer = await call('POST', `/api/downloadInvoice?copy=${copy}`, { token, body });
    expect(answer.status).toBe(200);
    return bytesOf(answer);
  };
  const save = async (papersWithoutCodes: boolean) => {
    const { version, company } = (await (await call('GET', '/api/company', { token })).json()) as CompanyAnswer;
    const body = { onto: version, company: { ...company, papersWithoutCodes } };
    expect((await call('POST', '/api/company', { token, body })).status).toBe(200);
  };
  const before = await issue();
  const papers = async () => [await paperOf(before.number, 'original'), await paperOf(before.number, 'duplicate')];
  const drawn = await papers();
  await save(true);
  const after = await issue();
  const words = async (number: string) => (await readPdf(await paperOf(number, 'original'))).join(' ');
  expect(await words(before.number)).toContain('WP 204 Sage, hall');
  expect(await words(after.number)).toContain('Sage, hall');
  expect(await words(after.number)).not.toContain('204 ');
  // The copy is drawn each time.
  expect(await papers()).toEqual(drawn);
  const record = (await (await call('GET', `/api/documents/${after.id}`, { token })).json()) as DocumentRecord;
  expect(record.rows[0]).toMatchObject({ description: 'WP 204 Sage, hall' });
  const report = (await (await call('GET', '/api/material-uses', { token })).json()) as MaterialReportAnswer;
  expect(report.rows).toMatchObject([{ code: 'WP 204', sold: 2 }]);
  await save(false);
  expect(await words((await issue()).number)).toContain('WP 204 Sage, hall');
  expect(await words(after.number)).not.toContain('WP 204');
});
