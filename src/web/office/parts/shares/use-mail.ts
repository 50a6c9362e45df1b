import { useRef, useState } from 'react';
import type { Letters } from '#contract/mails.ts';
import { paths } from '#contract/paths.ts';
import { mailProblems } from '#domain/mails/mail-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import { newUuid } from '../../../new-uuid.ts';
import { callStaff } from '../frame/call-staff.ts';
import type { SharedOf } from './shared-of.ts';

type Written = { to: string; subject: string; words: string; language: Letters['language'] };

/** Puts mails into the outbox. Pressing Send twice sends one mail. `sent`: the address of the last one. */
export function useMail(of: SharedOf, days: ShareDays) {
  const [problems, setProblems] = useState<Problem[]>([]);
  const [sent, setSent] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useRef({ body: '', key: '' });

  /** The first field that was refused; null when the mail is in the outbox. */
  const send = async (mail: Written): Promise<string | null> => {
    const refuse = (found: Problem[]) => {
      setProblems(found);
      return found[0]?.field || 'to';
    };
    const found = mailProblems(mail);
    if (found.length > 0) return refuse(found);
    const body = JSON.stringify({ ...of, ...mail, days });
    if (key.current.body !== body) key.current = { body, key: newUuid() };
    setBusy(true);
    const answer = await callStaff(paths.mailList, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key.current.key },
      read: (response) => response.json(),
    });
    setBusy(false);
    if (!answer.ok)
      return refuse(answer.problems.length > 0 ? answer.problems : [{ field: 'to', message: answer.message }]);
    // The next press sends a new mail.
    key.current = { body: '', key: '' };
    setProblems([]);
    setSent(mail.to);
    return null;
  };
  return { send, sent, busy, errorOf: (name: string) => problems.find(({ field }) => field === name)?.message };
}

export const noMailSetUp =
  'Mail to customers is not set up (MAIL_URL in the settings of the program). Send the link by WhatsApp, or copy it.';
