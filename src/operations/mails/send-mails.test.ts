import { expect, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openMailStore } from '#adapters/database/mails/mail-store.ts';
import { emailjsMailer } from '#adapters/mail/emailjs-mailer.ts';
import { logMailer } from '#adapters/mail/log-mailer.ts';
import { type MailSettings, readMailSettings } from '#adapters/mail/mail-settings.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { failed, ok } from '#domain/outcome.ts';
import { buildMail } from '#test/build/build-mail.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { withTestEmailjs } from '#test/open/with-test-emailjs.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { type MailLinks, sendMails } from './send-mails.ts';

const start = Date.parse('2026-11-21T06:00:00.000Z');
const QUICK = 300;

eachDatabase('The outbox of mails to customers', (open) => {
  const openOutbox = async () => {
    const database = await open();
    const server = await withTestSmtp();
    const settings = readMailSettings(
      (name) => ({ MAIL_URL: `smtp://127.0.0.1:${server.port}`, MAIL_TO: 'shop@example.com' })[name],
    ) as Extract<MailSettings, { kind: 'smtp' }>;
    const clock = { minutes: 0 };
    const system = { now: () => new Date(start + clock.minutes * 60_000).toISOString() };
    const companies = openCompanyStore(database);
    await companies.save(buildCompany(), false, system.now(), actor);
    const mails = openMailStore(database);
    /** The links that are open: made and not ended. */
    const openLinks = new Set<string>();
    const made = { count: 0 };
    const paper = async () => ({
      name: 'DL-26-27-0042.pdf',
      bytes: new TextEncoder().encode('%PDF-1.7 the paper'),
    });
    const links: MailLinks = {
      make: async () => {
        made.count += 1;
        openLinks.add(`share-${made.count}`);
        const url = `https://shop.example/d/token-${made.count}`;
        return ok({ share: `share-${made.count}`, url, expiresAt: '2027-02-19T06:00:00.000Z', paper });
      },
      end: async (share) => void openLinks.delete(share),
    };
    const ports = { system, mails, companies, links, mailer: smtpMailer(settings, QUICK) };
    const add = async (changes: Parameters<typeof buildMail>[0] = {}) => {
      const mail = buildMail(changes);
      await mails.add(mail, system.now(), actor);
      return mail.id;
    };
    const run = (changes: Partial<typeof ports> = {}) =>
      sendMails({ ...ports, ...changes }, new AbortController().signal);
    return { server, clock, mails, ports, links, openLinks, made, add, run };
  };

  test('sends a mail once, with its words, the link and the PDF', async () => {
    const { server, mails, openLinks, add, run } = await openOutbox();
    const id = await add({ to: 'accounts@example.com', subject: 'टैक्स इनवॉइस', words: 'Please find it attached.' });
    expect(await run()).toEqual({ sent: 1, notSent: 0, interrupted: 0 });
    expect(await run()).toBeNull();
    expect(server.mails).toHaveLength(1);
    const [{ to, data } = { to: '', data: '' }] = server.mails;
    expect(to).toBe('<accounts@example.com>');
    expect(data).toMatch(/^Subject: =\?UTF-8\?/im);
    expect(data).toMatch(/^Content-Disposition: attachment; filename=DL-26-27-0042\.pdf/im);
    expect(data).toContain(Buffer.from('%PDF-1.7 the paper').toString('base64'));
    expect(data).toContain('Please find it attached.');
    expect(data).toContain('Open it here: https://shop.example/d/token-1');
    expect(data).toContain('The link is open until 19/02/2027.');
    expect(await mails.find(id)).toMatchObject({ state: 'sent', sentBy: 'smtp', share: 'share-1', tries: 1 });
    expect([...openLinks]).toEqual(['share-1']);
  });

  test('tries a mail that the server cannot take now up to eight times, each with a link that ends when it is refused', async () => {
    const { server, clock, mails, openLinks, made, add, run } = await openOutbox();
    const id = await add();
    server.refusing = 'recipients for now';
    const tried: number[] = [];
    for (clock.minutes = 0; clock.minutes < 300; clock.minutes += 0.5) if (await run()) tried.push(clock.minutes);
    expect(tried).toEqual([0, 1, 3, 7, 15, 31, 63, 127]);
    expect(await mails.find(id)).toMatchObject({
      state: 'failed',
      tries: 8,
      lastError: 'The mail server refused it: 451 4.3.2 server busy',
      nextTryAt: null,
      share: null,
    });
    expect([made.count, openLinks.size]).toEqual([8, 0]);
    expect((await mails.toMend(1, 10)).mails.map((mail) => mail.id)).toEqual([id]);

    server.refusing = 'nothing';
    expect(await mails.retry(id, new Date(start).toISOString(), actor)).toMatchObject({ kind: 'retried' });
    expect(await run()).toEqual({ sent: 1, notSent: 0, interrupted: 0 });
    expect(await mails.find(id)).toMatchObject({ state: 'sent', lastError: '', tries: 1 });
    expect((await mails.toMend(1, 10)).count).toBe(0);
  });

  test.each([
    ['recipients', '550 5.1.1 no such mailbox'],
    ['the mail', '554 5.7.1 looks like spam'],
  ] as const)('does not try again what the server refuses for good (%s)', async (refusing, answer) => {
    const { server, clock, mails, openLinks, add, run } = await openOutbox();
    const id = await add();
    server.refusing = refusing;
    expect(await run()).toEqual({ sent: 0, notSent: 1, interrupted: 0 });
    clock.minutes = 600;
    expect(await run()).toBeNull();
    expect(await mails.find(id)).toMatchObject({ state: 'failed', lastError: `The mail server refused it: ${answer}` });
    expect(openLinks.size).toBe(0);
  });

  test('tries again when the server hangs or goes away before it has the mail', async () => {
    const { server, clock, mails, openLinks, add, run } = await openOutbox();
    const id = await add();
    server.hanging = 'before the mail';
    await run();
    expect(await mails.find(id)).toMatchObject({ state: 'waiting', lastError: 'The mail server does not answer.' });
    server.hanging = 'never';
    server.refusing = 'everything';
    clock.minutes = 1;
    await run();
    expect(await mails.find(id)).toMatchObject({ state: 'waiting', tries: 2 });
    expect(openLinks.size).toBe(0);
    expect(server.mails).toHaveLength(0);
    server.refusing = 'nothing';
    clock.minutes = 3;
    expect(await run()).toEqual({ sent: 1, notSent: 0, interrupted: 0 });
  });

  test('never sends by itself again what the server may have: it hangs with the whole mail', async () => {
    const { server, clock, mails, openLinks, add, run } = await openOutbox();
    const id = await add();
    server.hanging = 'after the mail';
    await run();
    server.hanging = 'never';
    clock.minutes = 600;
    expect(await run()).toBeNull();
    expect(server.mails).toHaveLength(1);
    const mail = await mails.find(id);
    expect(mail).toMatchObject({ state: 'unknown', share: 'share-1', nextTryAt: null });
    expect(mail?.lastError).toBe(
      'The mail server does not answer. It may have arrived: ask, and send it again if it has not.',
    );
    // The link of a mail that may have arrived still opens.
    expect([...openLinks]).toEqual(['share-1']);

    await mails.retry(id, new Date(start).toISOString(), actor);
    expect(await run()).toEqual({ sent: 1, notSent: 0, interrupted: 0 });
    expect(server.mails).toHaveLength(2);
  });

  test('calls a mail unknown after a crash before or after the server had it, and sends it again only by hand', async () => {
    const { server, clock, mails, ports, add, run } = await openOutbox();
    const [one, two] = [await add({ subject: 'one' }), await add({ subject: 'two' })];
    const crash = () => Promise.reject(new Error('the process dies here'));
    await expect(run({ mailer: { ...ports.mailer, send: crash } })).rejects.toThrow('dies here');
    await expect(run({ mails: { ...mails, markSent: crash } })).rejects.toThrow('dies here');
    expect(server.mails).toHaveLength(1);
    clock.minutes = 600;
    expect(await run()).toEqual({ sent: 0, notSent: 0, interrupted: 1 });
    expect(await run()).toBeNull();
    expect(server.mails).toHaveLength(1);
    for (const id of [one, two]) expect(await mails.find(id)).toMatchObject({ state: 'unknown', tries: 1 });
    expect((await mails.toMend(1, 10)).count).toBe(2);
  });

  test('believes the try that ends late, unless staff have asked for another one', async () => {
    const { mails, ports, add } = await openOutbox();
    const [late, again] = [await add(), await add()];
    const [lateTry, oldTry] = [await mails.claim(late), await mails.claim(again)];
    if (!lateTry || !oldTry) throw new Error('not claimed');
    expect(await mails.claim(late)).toBeNull();
    expect(await mails.abandon('The program ended.')).toBe(2);
    await mails.retry(again, ports.system.now(), actor);
    await mails.claim(again);
    for (const which of [lateTry, oldTry]) await mails.markSent(which, ports.system.now(), 'smtp');
    expect(await mails.find(late)).toMatchObject({ state: 'sent' });
    expect(await mails.find(again)).toMatchObject({ state: 'sending', attempt: 2 });
    expect(await mails.retry(late, ports.system.now(), actor)).toMatchObject({ kind: 'not-now' });
    expect(await mails.retry('nobody', ports.system.now(), actor)).toBeNull();
  });

  test('never says that a mail was sent when no mail is set up, and makes no link for it', async () => {
    const { mails, made, add, run } = await openOutbox();
    const id = await add();
    const lines: object[] = [];
    expect(await run({ mailer: logMailer({ info: (what) => void lines.push(what) }) })).toEqual({
      sent: 0,
      notSent: 1,
      interrupted: 0,
    });
    const mail = await mails.find(id);
    expect(mail).toMatchObject({ state: 'failed', sentAt: null, sentBy: '' });
    expect(mail?.lastError).toMatch(/^Mail to customers is not set up \(MAIL_URL\), so it was not sent\./);
    expect([made.count, lines]).toEqual([0, []]);
  });

  test('sends the link without the PDF through EmailJS', async () => {
    const { mails, add, run } = await openOutbox();
    const service = await withTestEmailjs();
    const account = {
      kind: 'emailjs',
      serviceId: 's',
      templateId: 't',
      letterTemplateId: 'letter',
      publicKey: 'p',
    } as const;
    const mailer = emailjsMailer({ ...account, privateKey: '' }, service.origin);
    const id = await add({ to: 'accounts@example.com' });
    await run({ mailer });
    expect(service.calls).toMatchObject([
      {
        template_id: 'letter',
        template_params: { to_email: 'accounts@example.com', link: 'https://shop.example/d/token-1' },
      },
    ]);
    expect(await mails.find(id)).toMatchObject({ state: 'sent', sentBy: 'emailjs' });
    service.answer = 'OK?';
    const other = await add();
    await run({ mailer });
    expect(await mails.find(other)).toMatchObject({ state: 'unknown' });
  });

  test('waits when the paper cannot be drawn now, and gives up what can no longer be shared', async () => {
    const { server, mails, openLinks, links, add, run } = await openOutbox();
    const id = await add();
    const make: MailLinks['make'] = async (mail) => {
      const link = await links.make(mail);
      return link.ok ? ok({ ...link.value, paper: () => Promise.reject(new Error('no room to draw')) }) : link;
    };
    await expect(run({ links: { ...links, make } })).rejects.toThrow('no room to draw');
    expect(await mails.find(id)).toMatchObject({ state: 'waiting', lastError: 'Its PDF could not be drawn or read.' });
    const gone = await add();
    await run({ links: { ...links, make: async () => failed('not-found', 'There is no such document.') } });
    expect(await mails.find(gone)).toMatchObject({ state: 'failed', lastError: 'There is no such document.' });
    expect([openLinks.size, server.mails.length]).toEqual([0, 0]);
  });

  test('lists a mail to a customer who was merged with those of the one who took him over, under his own name', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const mails = openMailStore(database);
    const [kept, merged] = [await book.add('Sample Interiors\nDelhi'), await book.add('Sample Studio\nDelhi')];
    const period = { taxState: home, from: '2026-04-01', to: '2026-11-21' } as const;
    for (const { id: customer, name } of [kept, merged]) {
      const mail = buildMail({
        of: { kind: 'statement', customer, ...period },
        about: name,
        to: `${name[7]}@example.com`,
      });
      await mails.add(mail, '2026-11-21T06:00:00.000Z', actor);
    }
    const listed = async () => (await mails.about(kept.id, 20)).map(({ about, to }) => `${about} ${to}`).sort();
    expect(await listed()).toEqual(['Sample Interiors I@example.com']);
    await book.merge(merged, kept);
    expect(await listed()).toEqual(['Sample Interiors I@example.com', 'Sample Studio S@example.com']);
  });

  test('takes a mail once for one Idempotency-Key, also from two presses at the same time', async () => {
    const { mails, run, server } = await openOutbox();
    const mail = buildMail();
    const at = new Date(start).toISOString();
    const answers = await Promise.all([1, 2, 3].map((id) => mails.add({ ...mail, id: `mail-${id}` }, at, actor)));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['added', 'replayed', 'replayed']);
    const other = { ...mail, idempotency: { ...mail.idempotency, bodyHash: 'another' } };
    expect(await mails.add(other, at, actor)).toEqual({ kind: 'key-spent' });
    await run();
    expect(server.mails).toHaveLength(1);
  });
});
