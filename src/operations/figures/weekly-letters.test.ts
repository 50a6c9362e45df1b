import { expect, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openFiguresStore } from '#adapters/database/figures/figures-store.ts';
import { openLetterStore } from '#adapters/database/mails/letter-store.ts';
import { type MailSettings, readMailSettings } from '#adapters/mail/mail-settings.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { letterAddresses } from '#start/letter-addresses.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { sendLetters } from './send-letters.ts';
import { writeLetters } from './write-letters.ts';

const monday = '2026-11-23T02:30:00.000Z';
const both = ['one@example.com', 'two@example.com'];

eachDatabase('The weekly letter', (open) => {
  const openShop = async (weeklyLetterTo: string[] | undefined) => {
    const database = await open();
    const server = await withTestSmtp();
    const settings = readMailSettings(
      (name) => ({ MAIL_URL: `smtp://127.0.0.1:${server.port}`, MAIL_TO: 'shop@example.com' })[name],
    ) as Extract<MailSettings, { kind: 'smtp' }>;
    const shop = await openTestAccounts(database);
    const companies = openCompanyStore(database);
    const wanted = (to: string[] | undefined) =>
      companies.save(buildCompany(to ? { weeklyLetterTo: to } : {}), false, monday, actor);
    await wanted(weeklyLetterTo);
    const clock = { now: monday };
    const ports = () => ({
      ...{ system: { now: () => clock.now }, companies, figures: openFiguresStore(database) },
      ...{ letters: openLetterStore(database), mailer: smtpMailer(settings, 300) },
      letterAddresses: letterAddresses('https://shop.example'),
    });
    const sell = async () => {
      for (const index of [1, 2, 3, 4, 5])
        await shop.issue(`A/${index}`, { qty1: '1', rate1: '1000.00', orderDate: '2026-11-20' });
    };
    const run = async (own = ports()) => {
      const written = await writeLetters(own);
      return [written?.written ?? null, await sendLetters(own, new AbortController().signal)];
    };
    return { server, clock, ports, sell, run, wanted };
  };

  test('goes once a week to each address, with the sentences that say something, their links and where it is switched off', async () => {
    const { server, clock, sell, run } = await openShop(both);
    await sell();
    expect(await run()).toEqual([2, { sent: 2, notSent: 0 }]);
    expect(server.mails.map(({ to }) => to)).toEqual(both.map((each) => `<${each}>`));
    const { data = '' } = server.mails[0] ?? {};
    const text = data.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(text).toMatch(/Subject: How it goes at Sample Interiors Trading, 23\/11\/2026/);
    expect(text).toMatch(/more was invoiced than came in[\s\S]*https:\/\/shop\.example\/receipts\?from=/);
    expect(text).toContain('https://shop.example/company#figures');
    expect(text).not.toMatch(/<img|text\/html|Content-Disposition/i);
    // After a restart nothing is known but what is stored.
    for (const now of [monday, '2026-11-29T20:00:00.000Z']) {
      clock.now = now;
      expect(await run()).toEqual([null, null]);
    }
    clock.now = '2026-11-30T02:30:00.000Z';
    expect(await run()).toEqual([2, { sent: 2, notSent: 0 }]);
  });

  test('is sent once by two processes at the same time', async () => {
    const { server, sell, run, ports } = await openShop(both);
    await sell();
    await Promise.all([run(ports()), run(ports()), run(ports())]);
    await run();
    expect(server.mails.map(({ to }) => to).sort()).toEqual(both.map((each) => `<${each}>`));
  });

  test('is off until an address is there, stays away where nothing is to be said, and stops when the address is removed', async () => {
    const off = await openShop(undefined);
    await off.sell();
    expect([await off.run(), off.server.mails]).toEqual([[null, null], []]);
    await off.wanted(both);
    await writeLetters(off.ports());
    await off.wanted(['two@example.com']);
    expect(await off.run()).toEqual([null, { sent: 1, notSent: 1 }]);
    expect(off.server.mails.map(({ to }) => to)).toEqual(['<two@example.com>']);

    const silent = await openShop(both);
    expect(await silent.run()).toEqual([0, null]);
    expect([await silent.run(), silent.server.mails]).toEqual([[null, null], []]);
  });

  test('is tried again when the mail server is busy, and not when it refuses for good', async () => {
    const { server, clock, sell, run, ports } = await openShop(['one@example.com']);
    const { letters } = ports();
    await sell();
    server.refusing = 'recipients for now';
    expect(await run()).toEqual([1, { sent: 0, notSent: 1 }]);
    expect([await letters.waiting(), await letters.givenUp()]).toEqual([{ count: 1, oldest: monday }, []]);
    expect(await run()).toEqual([null, null]);
    clock.now = '2026-11-23T02:31:00.000Z';
    server.refusing = 'recipients';
    expect(await run()).toEqual([null, { sent: 0, notSent: 1 }]);
    expect([await letters.waiting(), await letters.givenUp()]).toEqual([
      { count: 0, oldest: null },
      ['one@example.com'],
    ]);
    clock.now = '2026-11-24T02:31:00.000Z';
    server.refusing = 'nothing';
    expect([await run(), server.mails]).toEqual([[null, null], []]);
    // The letter of the next week arrives, and that of this one is no matter any more.
    clock.now = '2026-11-30T02:31:00.000Z';
    expect([await run(), await letters.givenUp()]).toEqual([[1, { sent: 1, notSent: 0 }], []]);
  });
});
