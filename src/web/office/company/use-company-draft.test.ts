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

/** The company form, and the server behind it. What `during` does happens while a save is under way. */
async function openForm(during: () => unknown = () => {}) {
  const browser = openBrowser({
    stored: { token },
    serve: async (url, init) => {
      const answer = await app().app.request(url, init);
      if (init?.method === 'POST') await during();
      return answer;
    },
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
  await type('signatory', 'Proprietor');
  expect([asks(), now().dirty]).toEqual([true, true]);
  // A field of the form alone that is blank again is not in the record.
  await type(ADDED_GSTIN, '2');
  await type(ADDED_GSTIN, '');
  await save(2);
  expect([saved(), now().saved, now().dirty, asks()]).toEqual([1, true, false, false]);
  expect(await record()).toMatchObject({ version: before + 1, company: { signatory: 'Proprietor' } });
});

test('What is typed while the save is under way stays, and is not saved yet', async () => {
  const form = await openForm(() => form.now().change('declaration', 'typed meanwhile'));
  await form.type('signatory', 'Partner');
  await form.save();
  expect([form.now().draft.signatory, form.now().draft.declaration]).toEqual(['Partner', 'typed meanwhile']);
  expect(form.now().dirty).toBe(true);
  expect((await record()).company).toMatchObject({ signatory: 'Partner' });
  expect((await record()).company?.declaration).not.toBe('typed meanwhile');
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
  expect([now().draft.signatory, now().dirty, now().failure]).toEqual(['theirs again', false, null]);
});

test('A refused save, and a login that has ended, keep what was typed', async () => {
  const { type, save, now, saved } = await openForm();
  await type('name', ' ');
  await save();
  expect([saved(), now().problems.map(({ field }) => field), now().draft.name]).toEqual([0, ['name'], ' ']);
  await type('name', 'Sample Trading');
  expect(now().problems).toEqual([]);
  localStorage.setItem('token', 'ended');
  await save();
  expect([now().failure?.status, now().draft.name, localStorage.getItem('token')]).toEqual([
    401,
    'Sample Trading',
    null,
  ]);
});
