import { indianDate } from '#domain/calendar/indian-date.ts';
import { nextTry } from '#domain/callbacks/next-try.ts';
import { type Mail, mostTries } from '#domain/mails/mail.ts';
import { mailText } from '#domain/mails/write-letter.ts';
import { type Outcome, ok } from '#domain/outcome.ts';
import type { CompanyStore } from '../ports/company.ts';
import { type Mailer, MailNotSent, type OutgoingMail } from '../ports/mailer.ts';
import type { MailStore } from '../ports/mails.ts';
import type { System } from '../ports/system.ts';

/** What the operations of shares do for a mail. */
export type MailLinks = {
  /** Makes a link to what the mail is about. */
  make(mail: Mail): Promise<Outcome<MailLink>>;
  end(share: string, mail: Mail): Promise<void>;
};

/** `url` goes into the mail and is stored nowhere. `paper`: the PDF that the link opens. */
type MailLink = { share: string; url: string; expiresAt: string; paper(): Promise<OutgoingMail['attachment']> };

type Ports = {
  system: Pick<System, 'now'>;
  mails: Pick<MailStore, 'due' | 'claim' | 'setShare' | 'markSent' | 'markNotSent' | 'abandon'>;
  companies: Pick<CompanyStore, 'current'>;
  mailer: Mailer;
  links: MailLinks;
};

const BATCH = 20;

/** No customer can be sent a mail with these settings. */
export const noMailSet =
  'Mail to customers is not set up (MAIL_URL), so it was not sent. Send the link by WhatsApp, or copy it.';

const interrupted =
  'The program ended while this mail was being sent. It may have arrived: ask, and send it again if it has not.';

/**
 * Sends the mails to customers that are due. Each is stored as being sent before the mail server is called, so that no crash
 * sends it twice: what is found in that state afterwards is unknown, and only a person sends it again. One process at a
 * time runs it. `signal` stops it between two mails. Null when there was nothing to do.
 */
export async function sendMails(
  ports: Ports,
  signal: AbortSignal,
): Promise<{ sent: number; notSent: number; interrupted: number } | null> {
  const result = { sent: 0, notSent: 0, interrupted: await ports.mails.abandon(interrupted) };
  const due = await ports.mails.due(ports.system.now(), BATCH);
  for (const id of due) {
    if (signal.aborted) break;
    const mail = await ports.mails.claim(id);
    if (!mail) continue;
    if (await sendOne(ports, mail)) result.sent += 1;
    else result.notSent += 1;
  }
  return due.length + result.interrupted > 0 ? result : null;
}

async function sendOne(ports: Ports, mail: Mail): Promise<boolean> {
  const { mails, mailer, system } = ports;
  if (mailer.reach === 'nobody') return giveUp(ports, mail, noMailSet);
  const prepared = await prepare(ports, mail);
  if (!prepared.ok) return giveUp(ports, mail, prepared.message);
  const { share, outgoing } = prepared.value;
  try {
    await mailer.send(outgoing);
  } catch (error) {
    if (error instanceof MailNotSent) return putOff(ports, mail, share, error);
    throw error;
  }
  await mails.markSent(mail, system.now(), mailer.kind);
  return true;
}

/** Makes the link and the mail. What fails here is tried again: nothing has gone out. */
async function prepare(ports: Ports, mail: Mail): Promise<Outcome<{ share: string; outgoing: OutgoingMail }>> {
  const made: { share: string | null } = { share: null };
  try {
    const link = await ports.links.make(mail);
    if (!link.ok) return link;
    made.share = link.value.share;
    // Before it goes out: after a crash the link that may have arrived is known, and can be ended.
    await ports.mails.setShare(mail, made.share);
    return ok({ share: made.share, outgoing: await outgoingMail(ports, mail, link.value) });
  } catch (error) {
    await putOff(ports, mail, made.share, new MailNotSent(notDrawn));
    throw error;
  }
}

const notDrawn = 'Its PDF could not be drawn or read.';

async function outgoingMail({ companies, mailer }: Ports, mail: Mail, link: MailLink): Promise<OutgoingMail> {
  const company = (await companies.current())?.company;
  const firm = company?.name ?? '';
  const until = indianDate(link.expiresAt);
  return {
    // Another one for each try: a try that failed is not in any mailbox.
    id: `mail-${mail.id}-${mail.attempt}`,
    to: mail.to,
    fromName: firm,
    subject: mail.subject,
    text: mailText(mail.words, { url: link.url, until }, firm, mail.language),
    replyTo: company?.contact?.emails[0] ?? '',
    attachment: mailer.reach === 'pdf-and-link' ? await link.paper() : null,
    fields: { link: link.url },
  };
}

/** A try that was refused ends its link. One that may have arrived keeps it, so that it opens. */
async function putOff(
  ports: Ports,
  mail: Mail,
  share: string | null,
  { message, failure }: MailNotSent,
): Promise<false> {
  const { mails, links, system } = ports;
  if (failure === 'unknown') {
    const error = `${message} It may have arrived: ask, and send it again if it has not.`;
    await mails.markNotSent(mail, { state: 'unknown', nextTryAt: null, error, keepShare: true });
    return false;
  }
  if (share !== null) await links.end(share, mail);
  const isLast = failure === 'refused' || mail.tries >= mostTries;
  await mails.markNotSent(mail, {
    state: isLast ? 'failed' : 'waiting',
    nextTryAt: isLast ? null : nextTry(system.now(), mail.tries),
    error: message,
    keepShare: false,
  });
  return false;
}

async function giveUp({ mails }: Ports, mail: Mail, error: string): Promise<false> {
  await mails.markNotSent(mail, { state: 'failed', nextTryAt: null, error, keepShare: false });
  return false;
}
