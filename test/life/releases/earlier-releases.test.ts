import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { startProgram } from '#test/program/start-program.ts';
import { home } from '#test/specification/specified-firm.ts';
import { logIn } from '../change-people.ts';
import { type Desk, openDesk } from '../desk.ts';
import { expectVerified, expectWhole } from '../expect-whole.ts';
import { cancelDocument, issue, soldTo } from '../issue-documents.ts';
import { openLivedPlace } from '../open-lived-place.ts';
import { openWire } from '../open-wire.ts';
import { owner } from '../owner.ts';
import { unpackShop } from './packed-shop.ts';
import { sendTo } from './send-to.ts';

const shops = join(import.meta.dirname, '../../fixtures/releases');
const releases = readdirSync(shops).filter((name) => name.endsWith('.shop.br'));

test('There is a shop of each earlier release', () => {
  expect(releases).toEqual(expect.arrayContaining(['85d2e707.shop.br', '8c496f67.shop.br']));
});

test.each(releases)(
  '%s is started by this release, used, whole, backed up and restored',
  async (release) => {
    const folder = mkdtempSync(join(quickFolder(), 'vitrine-release-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: join(folder, 'shop') };
    unpackShop(readFileSync(join(shops, release)), env.DATA_DIR);
    const program = await startProgram({ PORT: '0', ...env }, { again: true });
    try {
      const wire = await openWire(sendTo(program.origin));
      await work(openDesk(wire, await logIn(wire, owner), () => new Date().toISOString()));
    } finally {
      await program.kill('SIGTERM');
    }
    const place = await openLivedPlace(env, new Date().toISOString());
    onTestFinished(place.close);
    // At once, and after the jobs have done what the release before did not know of.
    await expectVerified(place.config);
    await place.runJobs();
    await expectWhole(place, { DATA_DIR: join(folder, 'moved') }, []);
  },
  300_000,
);

/** What a clerk does on the first day with this release: the documents of before are there, and new ones go on. */
async function work(desk: Desk): Promise<void> {
  const list = () => desk.get<{ refnum: string; data: string }[]>(`/api/getInvoiceDetails/tax/${home}?cancelled=true`);
  const before = await list();
  expect(before.length).toBeGreaterThanOrEqual(3);
  for (const { data } of before) await desk.say('POST', '/api/downloadInvoice', JSON.parse(data));
  const billingAddress = 'Today Studio\n8 Example Marg\nNew Delhi 110024';
  const body = buildCustomer({ billingAddress, gstin: '', phone: '', deliveryAddresses: [] });
  const { customer } = await desk.postOnce<{ customer: { id: string } }>('/api/customers', body);
  const [kept, wrong] = [await issue(desk, soldTo(billingAddress)), await issue(desk, soldTo(billingAddress))];
  await cancelDocument(desk, 'tax', wrong.number, 'reason=duplicate');
  const paid = { customer: customer.id, taxState: home, date: desk.today(), mode: 'upi', amount: 50_000 };
  await desk.postOnce('/api/receipts', paid);
  const now = [wrong.number, kept.number, ...before.map(({ refnum }) => refnum)];
  expect((await list()).map(({ refnum }) => refnum)).toEqual(now);
}
