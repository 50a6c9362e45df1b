import { beforeAll, expect, test } from 'vitest';
import type { CompanyAnswer } from '#contract/company.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { ADDED_GSTIN } from './setup/add-by-gstin.tsx';
import { useCompanyDraft } from './use-company-draft.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  token = await app().logIn('asha');
});

async function record(): Promise<CompanyAnswer> {
  return (await (await app().call('GET', '/api/company', { token })).json()) as CompanyAnswer;
}

/** The company form, and the server behind it. */
async function openForm() {
  const browser = openBrowser({
    stored: { token },
    serve: (url, init) => app().app.request(url, init),
  });
  const loaded = await record();
  let saved = 0;
  const onSaved = () => {
    saved += 1;
  };
  const screen = await browser.show(() => useCompanyDraft(loaded, onSaved), {});
  return {
    ...screen,
    saved: () => saved,
    asks: browser.asksBeforeLeaving,
    type: (field: string, value: string) => browser.act(() => screen.now().change(field, value)),
    save: (times = 1) => browser.act(() => Promise.all(Array.from({ length: times }, () => screen.now().save()))),
    takeTheirs: () => browser.act(() => screen.now().takeTheirs()),
    saveOver: () => browser.act(() => screen.now().saveOver()),
  };
}

async function saveAsSomebodyElse(signatory: string) {
  const { version, company } = await record();
  const body = { onto: version, company: { ...company, signatory } };
  expect((await app().call('POST', '/api/company', { token, body })).status).toBe(200);
}

test('Two presses of Save save once; before it the browser asks, and afterwards not', async () => {
  const before = (await record()).version;
  const { type, save, now, saved, asks } = await openForm();
  expect(asks()).toBe(false);
  // A field of the form alone that is blank again is not in the record.
  await type(ADDED_GSTIN, '2');
  expect(now().isChanged).toBe(true);
  await type(ADDED_GSTIN, '');
  expect([asks(), now().isChanged]).toEqual([false, false]);
  await type('signatory', 'Proprietor');
  expect([asks(), now().isChanged]).toEqual([true, true]);
  await save(2);
  expect([saved(), now().state, now().isChanged, asks()]).toEqual([1, 'saved', false, false]);
  expect(await record()).toMatchObject({ version: before + 1, company: { signatory: 'Proprietor' } });
});

test('A save beside somebody else’s is refused and keeps what was typed; then theirs or mine is chosen', async () => {
  const { type, save, now, saved, takeTheirs, saveOver } = await openForm();
  await type('signatory', 'mine');
  await saveAsSomebodyElse('theirs');
  await save();
  expect([saved(), now().failure?.status, now().draft.signatory]).toEqual([0, 409, 'mine']);
  await saveOver();
  expect([saved(), (await record()).company?.signatory]).toEqual([1, 'mine']);

  await type('signatory', 'mine again');
  await saveAsSomebodyElse('theirs again');
  await save();
  await takeTheirs();
  expect([now().draft.signatory, now().isChanged, now().failure]).toEqual(['theirs again', false, null]);
});
