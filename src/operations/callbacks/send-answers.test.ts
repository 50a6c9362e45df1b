import { expect, test } from 'vitest';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { openSampleStore } from '#adapters/database/callbacks/sample-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { type MailSettings, readMailSettings } from '#adapters/mail/mail-settings.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { answerUnknown } from '#domain/samples/callback-sample.ts';
import { buildSample } from '#test/build/build-sample.ts';
import { actor, buildCallback, buildCompany } from '#test/build/factories.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { MailNotSent } from '../ports/mailer.ts';
import { sendAnswers } from './send-answers.ts';

const at = '2026-11-21T06:00:00.000Z';
const sent = { step: 'sent', courier: 'Swift', consignment: 'SW 1' } as const;
const asked = { step: 'asked', courier: '', consignment: '' } as const;

eachDatabase('The mail that samples were sent', (open) => {
  const openShop = async () => {
    const database = await open();
    const server = await withTestSmtp();
    const settings = readMailSettings(
      (name) => ({ MAIL_URL: `smtp://127.0.0.1:${server.port}`, MAIL_TO: 'shop@example.com' })[name],
    ) as Extract<MailSettings, { kind: 'smtp' }>;
    const companies = openCompanyStore(database);
    await companies.save(buildCompany(), false, at, actor);
    const samples = openSampleStore(database);
    const callbacks = openCallbackStore(database);
    await callbacks.add(buildCallback({ id: 'ASKED', email: 'asha@example.com', sample: buildSample() }), at);
    const clock = { now: at };
    const ports = { system: { now: () => clock.now }, samples, companies, mailer: smtpMailer(settings, 300) };
    const answer = async () => (await callbacks.find('ASKED'))?.sample?.answer;
    const { signal } = new AbortController();
    const runWith = (mailer: Partial<typeof ports.mailer>) =>
      sendAnswers({ ...ports, mailer: { ...ports.mailer, ...mailer } }, signal);
    return { server, samples, clock, answer, runWith, run: () => sendAnswers(ports, signal) };
  };

  test('goes once to the visitor, with courier and number, when staff have said so and not before', async () => {
    const { server, samples, answer, run } = await openShop();
    expect(await run()).toBeNull();
    await samples.move('ASKED', sent, true, at, actor);
    expect(await run()).toEqual({ answered: 1, notAnswered: 0 });
    expect(server.mails).toMatchObject([{ to: '<asha@example.com>', data: expect.stringContaining('Courier: Swift') }]);
    expect(server.mails[0]?.data).toContain('WP 204, Leaf wallpaper, Sage, clay');
    await samples.move('ASKED', { ...sent, consignment: 'SW 2' }, true, at, actor);
    expect([await run(), await answer()]).toEqual([null, { due: null, tries: 0, error: '', sentAt: at }]);
  });

  test('is sent once by two processes at once', async () => {
    const { server, samples, answer, run } = await openShop();
    await samples.move('ASKED', sent, true, at, actor);
    await Promise.all([run(), run()]);
    expect([server.mails.length, await answer()]).toMatchObject([1, { due: null, error: '', sentAt: at }]);
  });

  test('is not sent again by a process that begins where another ended', async () => {
    const { server, samples, answer, run, runWith } = await openShop();
    await samples.move('ASKED', sent, true, at, actor);
    const ends = () => Promise.reject(new Error('The process has ended.'));
    await expect(runWith({ send: ends })).rejects.toThrow('has ended');
    expect([await run(), server.mails]).toEqual([null, []]);
    expect(await answer()).toMatchObject({ due: null, sentAt: null, error: answerUnknown });
  });

  test('is sent once where staff step back and forward while it is under way, and again when it was refused meanwhile', async () => {
    const { server, samples, answer, run, runWith } = await openShop();
    await samples.move('ASKED', sent, true, at, actor);
    const refuses = async () => {
      await samples.move('ASKED', asked, true, at, actor);
      throw new MailNotSent('Busy.', 'later');
    };
    expect(await runWith({ send: refuses })).toEqual({ answered: 0, notAnswered: 1 });
    await samples.move('ASKED', sent, true, at, actor);
    const takes = async () => {
      for (const move of [asked, sent]) await samples.move('ASKED', move, true, at, actor);
      expect([await run(), server.mails]).toEqual([null, []]);
      return null as never;
    };
    expect(await runWith({ send: takes })).toEqual({ answered: 1, notAnswered: 0 });
    expect([await run(), await answer()]).toMatchObject([null, { due: null, error: '', sentAt: at }]);
  });

  test('is tried again when the mail server is busy, and not when it refuses the address for good', async () => {
    const { server, samples, clock, answer, run } = await openShop();
    await samples.move('ASKED', sent, true, at, actor);
    server.refusing = 'recipients for now';
    expect(await run()).toEqual({ answered: 0, notAnswered: 1 });
    expect(await answer()).toMatchObject({ due: '2026-11-21T06:01:00.000Z', tries: 1, sentAt: null });
    server.refusing = 'recipients';
    clock.now = '2026-11-21T06:01:00.000Z';
    await run();
    expect(await answer()).toMatchObject({ due: null, error: expect.stringContaining('550 5.1.1') });
    expect(server.mails).toEqual([]);
    // A step back is no second parcel.
    await samples.move('ASKED', { ...sent, step: 'arrived' }, true, at, actor);
    await samples.move('ASKED', sent, true, at, actor);
    expect(await run()).toBeNull();
  });

  test('is not sent when the step was taken back, or no mail to visitors is set up', async () => {
    const { samples, answer, run } = await openShop();
    await samples.move('ASKED', sent, true, at, actor);
    await samples.move('ASKED', asked, true, at, actor);
    expect(await run()).toBeNull();
    // The mail server was slow: its refusal comes after staff took the step back.
    await samples.markNotAnswered('ASKED', at, 'busy');
    expect([await run(), await answer()]).toMatchObject([null, { due: null }]);
    await samples.move('ASKED', sent, false, at, actor);
    expect([await run(), await answer()]).toEqual([null, { due: null, tries: 0, error: '', sentAt: null }]);
  });
});
