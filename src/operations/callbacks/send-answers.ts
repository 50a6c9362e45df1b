import { nextTry } from '#domain/callbacks/next-try.ts';
import { mostTries } from '#domain/mails/mail.ts';
import { sampleLetter } from '#domain/samples/sample-letter.ts';
import type { SampleStore } from '../ports/callbacks.ts';
import type { CompanyStore } from '../ports/company.ts';
import { type Mailer, MailNotSent } from '../ports/mailer.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  samples: Pick<SampleStore, 'due' | 'claim' | 'markAnswered' | 'markNotAnswered'>;
  companies: Pick<CompanyStore, 'current'>;
  mailer: Mailer;
};

const BATCH = 20;

/**
 * Tells visitors by mail that their samples were sent, when staff have said so. What the mail server refuses for good, or may have, is not
 * tried again, and no mail is sent twice. Null when nothing was due.
 */
export async function sendAnswers(
  { system, samples, companies, mailer }: Ports,
  signal: AbortSignal,
): Promise<{ answered: number; notAnswered: number } | null> {
  const due = await samples.due(system.now(), BATCH);
  if (due.length === 0) return null;
  const firm = (await companies.current())?.company.name ?? '';
  const result = { answered: 0, notAnswered: 0 };
  for (const callback of due) {
    if (signal.aborted) break;
    const { id, email, sample } = callback;
    const mail = { ...sampleLetter(callback, firm), id: `samples-${id}`, to: email, fromName: firm };
    if (!(await samples.claim(id))) continue;
    try {
      if (mailer.reach === 'nobody') throw new MailNotSent('No mail to visitors is set up.', 'refused');
      await mailer.send({ ...mail, replyTo: '', attachment: null, fields: {} });
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      const tries = (sample?.answer.tries ?? 0) + 1;
      const isTriedAgain = error.failure === 'later' && tries < mostTries;
      await samples.markNotAnswered(id, isTriedAgain ? nextTry(system.now(), tries) : null, error.message);
      result.notAnswered += 1;
      continue;
    }
    await samples.markAnswered(id, system.now());
    result.answered += 1;
  }
  return result;
}
