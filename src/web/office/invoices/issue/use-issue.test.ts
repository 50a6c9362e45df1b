import { beforeAll, expect, test, vi } from 'vitest';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { buildDraft } from '#test/build/factories.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { useIssue } from './use-issue.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

/**
 * The form with a draft that can be issued, and the server behind it. `lost`: how many answers never arrive; `away`: how many say that
 * nobody knows whether it was stored, as when the database fails over.
 */
async function openForm({
  changes = {},
  lost = 0,
  away = 0,
}: {
  changes?: Parameters<typeof buildDraft>[0];
  lost?: number;
  away?: number;
} = {}) {
  let left = lost;
  let leftAway = away;
  const sent: string[] = [];
  const browser = openBrowser({
    at: '/taxinvoice',
    stored: { token },
    serve: async (url, init) => {
      sent.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
      const answer = await app().app.request(url, init);
      left -= 1;
      if (left >= 0) throw new TypeError('The connection was cut.');
      leftAway -= 1;
      if (leftAway >= 0)
        return Response.json({ message: 'Not known.', problems: [] }, { status: 503, headers: { 'Retry-After': '1' } });
      return answer;
    },
  });
  const tabs: { shown: string; closed: boolean }[] = [];
  const body = { textContent: '' };
  browser.window.open = (() => {
    const tab = { shown: '', closed: false };
    tabs.push(tab);
    const location = { replace: (address: string) => Object.assign(tab, { shown: address }) };
    return { document: { title: '', body }, location, close: () => Object.assign(tab, { closed: true }) };
  }) as never;
  const removed: string[] = [];
  let form = {
    // Unlike any other: an equal document of the day is asked about.
    draft: buildDraft({ pcomment1: crypto.randomUUID(), ...changes }),
    key: crypto.randomUUID(),
    taxTypeChosen: true,
    savedAt: '',
    saveState: 'saved',
  } as SavedDraft;
  const rules = { problems: [] as { field: string; message: string }[], reasons: [] as string[] };
  const read = () => form;
  const remove = () => void removed.push(form.key);
  const problemsOf = () => rules.problems;
  const reasonsOf = () => rules.reasons;
  const screen = await browser.show(() => useIssue(read, remove, problemsOf, reasonsOf), {});
  return {
    ...screen,
    rules,
    sent,
    tabs,
    /** What the last tab says. */
    said: () => body.textContent,
    removed,
    act: browser.act,
    asksBeforeLeaving: browser.asksBeforeLeaving,
    form: () => form,
    write: (draft: Partial<InvoiceDraft>, key = form.key) => {
      form = { ...form, draft: { ...form.draft, ...draft }, key };
    },
    press: (...names: ('issue' | 'confirm' | 'decline' | 'reset' | 'issueTwin' | 'dropTwin')[]) =>
      browser.act(() => Promise.all(names.map((name) => screen.now()[name]()))),
  };
}

async function documentsSince(before: number) {
  return (await app().everything()).invoices?.slice(before).length;
}

test('Two presses of Issue, and one after it, issue one document: the form is locked until another one begins', async () => {
  const before = (await app().everything()).invoices?.length ?? 0;
  const { press, now, sent, tabs, removed, form, write } = await openForm();
  await press('issue', 'issue', 'issue');
  expect(now().attempt).toMatchObject({ kind: 'issued', id: 1, number: expect.stringMatching(/^DL\/26-27\/\d{4}$/) });
  await press('issue');
  expect(sent).toEqual([form().key]);
  expect(await documentsSince(before)).toBe(1);
  expect(tabs).toMatchObject([{ shown: expect.stringContaining('/'), closed: false }]);
  expect(removed).toEqual([form().key]);

  await press('reset');
  expect(now().attempt).toBeNull();
  write({ buyerAddress: 'Another Hotel' }, crypto.randomUUID());
  await press('issue');
  expect(now().attempt).toMatchObject({ kind: 'issued', id: 2 });
  expect(await documentsSince(before)).toBe(2);
});

test('While an answer is awaited, another press sends nothing, also when the first is refused in the end', async () => {
  const { press, now, sent, tabs, removed } = await openForm({ changes: { invoiceNo: 'DL/26-27/0900' } });
  await press('issue', 'issue');
  expect(sent).toHaveLength(1);
  expect(now().attempt).toMatchObject({ kind: 'refused', id: 1, problems: [{ field: 'number' }] });
  expect(tabs).toEqual([{ shown: '', closed: true }]);
  expect(removed).toEqual([]);
});

test('A refused draft is open to another try, which is a new attempt for the same document', async () => {
  const { press, now, sent, write, form } = await openForm({ changes: { invoiceNo: 'DL/26-27/0901' } });
  await press('issue');
  write({ number: '' });
  await press('issue');
  expect(now().attempt).toMatchObject({ kind: 'issued', id: 2 });
  expect(sent).toEqual([form().key, form().key]);
});

test('After an answer that never came, Issue again shows the document that was made, and makes no second one', async () => {
  const before = (await app().everything()).invoices?.length ?? 0;
  const { press, now, removed } = await openForm({ lost: 1 });
  await press('issue');
  expect(now().attempt).toMatchObject({ kind: 'refused', message: expect.stringContaining('Nothing was lost') });
  expect(removed).toEqual([]);
  await press('issue');
  expect(now().attempt).toMatchObject({ kind: 'issued' });
  expect(await documentsSince(before)).toBe(1);
});

test('While the database is away the form says so and goes on by itself with the same key: one document is issued', async () => {
  const before = (await app().everything()).invoices?.length ?? 0;
  const { act, now, sent, said, form, asksBeforeLeaving } = await openForm({ away: 2 });
  let issuing = Promise.resolve();
  await act(async () => {
    issuing = now().issue();
    await vi.waitFor(() => expect(sent).toHaveLength(2), 10_000);
  });
  expect(now().attempt).toMatchObject({ kind: 'sending', isWaiting: true });
  expect(said()).toContain('The database is away for a moment.');
  expect(asksBeforeLeaving()).toBe(true);
  await act(() => issuing);
  expect(asksBeforeLeaving()).toBe(false);
  expect(now().attempt).toMatchObject({ kind: 'issued', id: 1 });
  expect(sent).toEqual([form().key, form().key, form().key]);
  expect(await documentsSince(before)).toBe(1);
});

test('What the rules forbid is named and not sent', async () => {
  const { press, now, rules, sent, tabs } = await openForm();
  rules.problems = [{ field: 'destination', message: 'Destination' }];
  await press('issue');
  expect(now().attempt).toMatchObject({ kind: 'incomplete', id: 1, problems: rules.problems });
  rules.reasons = ['The date is far away'];
  await press('issue');
  expect([now().reasons, now().attempt?.id]).toEqual([[], 2]);
  expect([sent, tabs]).toEqual([[], []]);
});

test('What must be confirmed is asked once; another reason is asked again, and No sends nothing', async () => {
  const { press, now, rules, sent } = await openForm({ changes: { invoiceNo: 'DL/26-27/0902' } });
  rules.reasons = ['The date is far away'];
  await press('issue');
  expect([now().reasons, sent]).toEqual([['The date is far away'], []]);
  await press('decline');
  expect([now().reasons, sent]).toEqual([[], []]);
  await press('issue');
  await press('confirm');
  expect([now().reasons, sent.length]).toEqual([[], 1]);
  await press('issue');
  expect(sent).toHaveLength(2);
  rules.reasons = ['The date is far away', 'The rate is unusual'];
  await press('issue');
  expect([now().reasons, sent.length]).toEqual([rules.reasons, 2]);
  await press('reset');
  rules.reasons = ['The date is far away'];
  await press('issue');
  expect(now().reasons).toEqual(['The date is far away']);
});

test('A login that has ended keeps the draft on this device, and only the token is removed', async () => {
  const { press, now, removed } = await openForm();
  localStorage.setItem('token', 'ended');
  localStorage.setItem('draft:tax', 'typed');
  await press('issue');
  expect([localStorage.getItem('token'), localStorage.getItem('draft:tax')]).toEqual([null, 'typed']);
  expect(now().attempt).toMatchObject({ kind: 'refused' });
  expect(removed).toEqual([]);
});

test('An equal document of the day is asked about: Cancel leaves the form as it is, and a second one is issued all the same', async () => {
  const before = (await app().everything()).invoices?.length ?? 0;
  const { press, now, write, form } = await openForm();
  await press('issue');
  const first = now().attempt;
  await press('reset');
  write({ referenceNumber: 'Second order' }, crypto.randomUUID());
  await press('issue');
  expect(now().attempt).toMatchObject({ kind: 'twin', number: first && 'number' in first ? first.number : '' });
  expect(await documentsSince(before)).toBe(1);
  await press('dropTwin');
  expect([now().attempt, form().draft.referenceNumber]).toEqual([null, 'Second order']);
  await press('issue');
  await press('issueTwin');
  expect(now().attempt).toMatchObject({ kind: 'issued' });
  expect(await documentsSince(before)).toBe(2);

  // The permission was for that one alone.
  await press('reset');
  write({}, crypto.randomUUID());
  await press('issue');
  expect(now().attempt).toMatchObject({ kind: 'twin' });
});
