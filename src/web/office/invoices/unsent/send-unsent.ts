import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { keepUnsent, markSent, type UnsentForm, unsentForms } from '../../parts/documents/unsent-store.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { hasToken } from '../../parts/frame/token.ts';
import { customerOf, issueDraft } from '../issue/issue-draft.ts';
import { sentOutcome } from './sent-outcome.ts';

/**
 * Sends what waits on this device, oldest first, each with its key: what the server has already is not issued twice. By itself it sends
 * what `username` has typed and the server has not refused; `only` names one that somebody asks for, whoever typed it. Ends at the first
 * one that does not arrive.
 */
export async function sendUnsent(only?: string): Promise<void> {
  if (!hasToken() || navigator.onLine === false || unsentForms().length === 0) return;
  await alone(async () => {
    const username = await whoIsHere();
    for (const unsent of unsentForms()) {
      if (!goes(unsent, username, only)) continue;
      const { draft, key, customer } = unsent.form;
      const answer = await issueDraft(draft, key, customerOf(draft, customer), 'ask');
      const outcome = sentOutcome(answer);
      if (outcome.kind === 'unreached') return;
      if (outcome.kind === 'refused') keepUnsent({ ...unsent, refused: outcome.why });
      else {
        const { number, document } = outcome;
        markSent({ key, kind: draft.kind, buyer: buyerName(draft.buyerAddress), number, document });
      }
    }
  });
}

/** `goes({ …, by: 'asha', refused: '' }, 'ravi')` → `false`: nobody's document is issued under another name unless he asks for it. */
function goes({ form, by, refused }: UnsentForm, username: string | null, only?: string): boolean {
  if (username === null) return false;
  return only === undefined ? by === username && refused === '' : form.key === only;
}

/** Null when the server does not answer. Cheaper than a document that is sent into nothing. */
async function whoIsHere(): Promise<string | null> {
  const answer = await callStaff(paths.desk, { read: (response) => response.json() as Promise<Desk> });
  return answer.ok ? answer.value.username : null;
}

/** One tab at a time sends or takes back. False when another one does. Over plain HTTP there are no locks; the key is enough there. */
export async function alone(work: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) {
    await work();
    return true;
  }
  return locks.request('unsent', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
