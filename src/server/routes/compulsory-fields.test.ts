import { expect, test } from 'vitest';
import { buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { problemsOf } from '#test/wire/issue-over-wire.ts';

const blanks = { referenceNumber: '', dispatchedThrough: '', destination: '' };

async function issueUnder(compulsoryFields?: ('referenceNumber' | 'dispatchedThrough' | 'destination')[]) {
  const app = await openTestApp({ company: buildCompany(compulsoryFields ? { compulsoryFields } : {}) });
  const token = await app.logIn();
  const post = (path: string, changes: object) =>
    app.call('POST', path, { token, body: buildInput({ ...blanks, ...changes }) });
  const fields = async (changes: object = {}) => {
    const answer = await post('/api/generateInvoice', changes);
    return answer.ok ? [] : (await problemsOf(answer)).map(({ field }) => field);
  };
  const previewed = async () =>
    ((await (await post('/api/previewInvoice', {})).json()) as { problems: { field: string }[] }).problems.map(
      ({ field }) => field,
    );
  return { app, fields, previewed };
}

test('A record that says nothing asks for all three, as specified; one that names none issues without them', async () => {
  const all = Object.keys(blanks);
  const specified = await issueUnder();
  expect([await specified.fields(), await specified.previewed()]).toEqual([all, all]);
  await specified.app.close();

  const lawAlone = await issueUnder([]);
  expect([await lawAlone.previewed(), await lawAlone.fields()]).toEqual([[], []]);
  expect(await lawAlone.fields({ type: 'pro' })).toEqual([]);
  expect(await lawAlone.fields({ type: 'credit' })).toEqual(['referenceNumber']);
  await lawAlone.app.close();

  const one = await issueUnder(['destination']);
  expect(await one.fields()).toEqual(['destination']);
  await one.app.close();
});
