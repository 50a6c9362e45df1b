import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import type { IssuedVoucher } from '#contract/receivables/receivables.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { type CallAnswer, callApi } from '../../../call-api.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import {
  isEntry,
  keepUnsent,
  markSent,
  type UnsentEntry,
  type UnsentForm,
  unsentForms,
} from '../../parts/entry/unsent-store.ts';
import { hasToken } from '../../parts/frame/token.ts';
import { sendAgain } from '../../parts/send-again.ts';
import { customerOf, issueDraft } from '../issue/issue-draft.ts';
import { type SentOutcome, sentOutcome } from './sent-outcome.ts';

/**
 * Sends what waits on this device, oldest first, each with its key: what the server has already is not issued twice. By itself it sends
 * what the person here has typed and the server has not refused, and calls nobody where there is no such thing, so that an unattended
 * login ends; `only` names one that somebody asks for, whoever typed it. Ends at the first one that does not arrive, and leaves no
 * page: a form may be open in it. Returns what there is to say, '' for nothing.
 */
export async function sendUnsent(only?: string): Promise<string> {
  if (!hasToken()) return '';
  if (navigator.onLine === false) return saidOf({ status: 0, message: '' }, only);
  let said = '';
  const isDone = await alone(async () => {
    said = await sendEach(only);
  });
  return isDone || only === undefined ? said : 'Another tab is sending at this moment.';
}

async function sendEach(only?: string): Promise<string> {
  const name = await nameHere();
  if (!unsentForms().some((each) => goes(each, name, only))) return '';
  const here = await askWhoIsHere();
  if (!here.ok) return saidOf(here, only);
  const said: string[] = [];
  for (const unsent of unsentForms().filter((each) => goes(each, here.value.username, only))) {
    const { form } = unsent;
    const { key } = form;
    const buyer = buyerOf(unsent);
    const outcome = await (isEntry(form) ? sendEntry(form) : sendDocument(form));
    // Logout has deleted everything while this was on its way.
    if (!hasToken()) return '';
    if (outcome.kind === 'unreached') return saidOf(outcome, only);
    if (outcome.kind === 'failed') said.push(`${buyer}: ${outcome.message}`);
    else if (outcome.kind === 'sent') {
      const { number, document, warned = '' } = outcome;
      const named = isEntry(form) ? { what: form.what, warned } : { kind: form.draft.kind };
      markSent({ key, buyer, number, document, ...named });
    }
    // Over plain HTTP it may have been taken back meanwhile.
    else if (unsentForms().some((each) => each.form.key === key)) keepUnsent({ ...unsent, refused: outcome.why });
  }
  return said.join(' ');
}

async function sendDocument({ draft, key, customer }: SavedDraft): Promise<SentOutcome> {
  return sentOutcome(await issueDraft(draft, key, customerOf(draft, customer), 'ask', () => {}, callApi));
}

async function sendEntry({ call, body, key }: UnsentEntry): Promise<SentOutcome> {
  const headers = { 'Idempotency-Key': key };
  const read = (response: Response): Promise<Partial<IssuedVoucher> & { allocations?: unknown }> => response.json();
  const answer = await sendAgain(
    () => callApi(call, { method: 'POST', body, headers, read }),
    () => {},
  );
  if (!answer.ok) return sentOutcome({ ...answer, kind: 'refused' });
  const { id = '', number = '', warnings = [], allocations } = answer.value;
  // The page of a proxy or of a hotel's network.
  if (!id && !allocations) return { kind: 'unreached', status: 0, message: '' };
  return { kind: 'sent', number, document: id, warned: warnings.map(({ message }) => message).join(' ') };
}

/** Whose it is. */
export function buyerOf({ form }: UnsentForm): string {
  return isEntry(form) ? form.whom : buyerName(form.draft.buyerAddress);
}

/** `goes({ …, by: 'asha', refused: '' }, 'ravi')` → `false`: what somebody typed goes under no other name unless he asks for it. */
function goes({ form, by, refused }: UnsentForm, name: string, only?: string): boolean {
  if (only !== undefined) return form.key === only;
  return refused === '' && (name === '' || by === name) && localStorage.getItem('token') !== endedToken;
}

/** By itself nothing is said of a server that is not reached. */
function saidOf({ status, message }: { status: number; message: string }, only?: string): string {
  if (status === 401) return 'Your login has ended. Log in again to send it.';
  if (status > 0) return message;
  return only === undefined ? '' : 'The server was not reached.';
}

let known = { token: '', name: '' };
let endedToken = '';

/** Whose login this is, from what this device has kept of it, without a call; '' when it is not known. */
export async function nameHere(): Promise<string> {
  const token = localStorage.getItem('token') ?? '';
  if (known.token === token) return known.name;
  const desk = await import('../../parts/frame/kept-desk.ts').then(({ readKept }) => readKept()).catch(() => null);
  known = { token, name: desk?.username ?? '' };
  return known.name;
}

/** Cheaper than a document that is sent into nothing. */
async function askWhoIsHere(): Promise<CallAnswer<Desk>> {
  const token = localStorage.getItem('token') ?? '';
  const answer = await callApi(paths.desk, { read: (response) => response.json() as Promise<Desk> });
  if (answer.ok) known = { token, name: answer.value.username };
  else if (answer.status === 401) endedToken = token;
  return answer;
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
