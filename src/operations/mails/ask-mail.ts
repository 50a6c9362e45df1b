import type { Mail } from '#domain/mails/mail.ts';
import { mailProblems } from '#domain/mails/mail-problems.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { shareProblems } from '#domain/shares/share-problems.ts';
import type { Actor } from '../ports/actor.ts';
import type { MailReach } from '../ports/mailer.ts';
import type { MailStore, NewMail } from '../ports/mails.ts';
import type { System } from '../ports/system.ts';
import { noMailSet } from './send-mails.ts';

type Ports = { system: Pick<System, 'now' | 'uuid'>; mails: Pick<MailStore, 'add' | 'retry'>; mailReach: MailReach };

type WrittenMail = Omit<NewMail, 'id'>;

/** Puts a mail into the outbox, which sends it within a minute, or returns everything that is wrong with it. */
export async function askMail(ports: Ports, written: WrittenMail, actor: Actor): Promise<Outcome<Mail>> {
  const problems = [...mailProblems(written), ...shareProblems(written.of, '')];
  if (problems[0]) return failed('invalid', problems[0].message, { problems });
  if (ports.mailReach === 'nobody') return failed('conflict', noMailSet);
  const { system, mails } = ports;
  const mail = { ...written, id: system.uuid(), to: written.to.trim(), subject: written.subject.trim() };
  const answer = await mails.add(mail, system.now(), actor);
  return answer.kind === 'key-spent'
    ? failed('conflict', 'This Idempotency-Key asked for another mail.')
    : ok(answer.mail);
}

/** Tries a mail again at once: one that failed, waits, or may have been lost. */
export async function retryMail({ system, mails }: Ports, id: string, actor: Actor): Promise<Outcome<Mail>> {
  const answer = await mails.retry(id, system.now(), actor);
  if (!answer) return failed('not-found', 'There is no such mail.');
  if (answer.kind === 'retried') return ok(answer.mail);
  return failed(
    'conflict',
    answer.mail.state === 'sent' ? 'This mail was sent. Write another one.' : 'This mail is being sent now.',
  );
}
