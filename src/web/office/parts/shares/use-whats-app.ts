import { useState } from 'react';
import { whatsAppLink, whatsAppNumber } from '#domain/mails/whats-app-link.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import { openTab } from '../open-tab.ts';
import { makeLink, withLink } from './make-link.ts';
import type { SharedOf } from './shared-of.ts';

type Refusal = { field: 'phone' | 'words'; text: string };

/** Opens WhatsApp with words and a link of their own. `blocked`: the address that the browser did not open. */
export function useWhatsApp(of: SharedOf, days: ShareDays) {
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [blocked, setBlocked] = useState('');
  const [busy, setBusy] = useState(false);

  const open = async (phone: string, words: string): Promise<Refusal | null> => {
    const refuse = (refusal: Refusal) => {
      setProblem(refusal);
      return refusal;
    };
    const to = whatsAppNumber(phone);
    if (to === null) return refuse({ field: 'phone', text: phone.trim() === '' ? noPhone : notAPhone });
    setProblem(null);
    // Now: after the answer the browser would block the tab.
    const tab = openTab('WhatsApp');
    setBusy(true);
    const made = await makeLink(of, days, `WhatsApp to +${to}`);
    setBusy(false);
    if (!made.ok) {
      tab.close();
      return refuse({ field: 'words', text: made.message });
    }
    const address = whatsAppLink(to, withLink(words, made.value));
    setBlocked(tab.show(address) ? '' : address);
    return null;
  };
  return {
    open,
    busy,
    blocked,
    unblock: () => setBlocked(''),
    errorOf: (field: Refusal['field']) => (problem?.field === field ? problem.text : undefined),
  };
}

const noPhone = 'Write the phone number: +91 98765 43210';
const notAPhone = 'This is not one phone number. Write it like +91 98765 43210';
