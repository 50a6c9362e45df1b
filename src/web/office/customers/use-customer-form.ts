import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CustomerAnswer, SavedCustomer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { customerProblems } from '#domain/customers/customer-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import { type CallFailure, callApi } from '../../call-api.ts';
import { newUuid } from '../../new-uuid.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import {
  type CustomerDraft,
  draftOf,
  fieldsOf,
  isSameDraft,
  type TheirChange,
  takeChanges,
  withoutBlankAddresses,
} from './customer-draft.ts';
import { useKnownCustomers } from './use-known-customers.ts';

/** What somebody else has saved since the form was opened. */
export type TheirSave = { id: number; by: string; at: string; changes: TheirChange[] };

/** The state of the customer form. `loaded` is null for a new customer. A refused save keeps what was typed. */
export function useCustomerForm(loaded: CustomerAnswer | null, onSaved: (saved: CustomerAnswer) => void) {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded ?? undefined));
  const [problems, setProblems] = useState<Problem[]>([]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [theirs, setTheirs] = useState<TheirSave | null>(null);
  const [busy, setBusy] = useState(false);
  const saving = useRef(false);
  const saved = useRef(false);
  const key = useRef({ body: '', key: '' });
  const known = useKnownCustomers(base, draft, busy || saved.current);
  const dirty = !isSameDraft(draft, draftOf(base ?? undefined));

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => saved.current || event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  const change = useCallback((part: Partial<CustomerDraft>) => {
    setDraft((typed) => ({ ...typed, ...part }));
    const isAboutPart = ({ field }: Problem) => Object.keys(part).includes(field.replace(/\.\d+$/, ''));
    setProblems((found) => found.filter((problem) => !isAboutPart(problem)));
  }, []);

  const refuse = (found: Problem[], cause: CallFailure | null) => {
    flushSync(() => {
      setProblems(found);
      setFailure(cause);
    });
    focusFirst(found);
  };

  const finish = ({ customer }: SavedCustomer) => {
    if (!customer) return;
    saved.current = true;
    onSaved(customer);
  };

  /** Shows what somebody else has saved. The next save is made from their version. */
  const bringIn = async (before: CustomerAnswer, typed: CustomerDraft, refusal: CallFailure) => {
    const answer = await callStaff(path(paths.customer, { id: before.id }), {
      read: (response) => response.json() as Promise<CustomerAnswer>,
    });
    if (!answer.ok) return setFailure(answer);
    const now = answer.value;
    if (now.version === before.version) return refuse(refusal.problems, refusal);
    const { draft: taken, changes } = takeChanges(draftOf(before), typed, draftOf(now));
    setBase(now);
    setDraft(taken);
    setFailure(null);
    setTheirs((last) => ({ id: (last?.id ?? 0) + 1, by: now.changedBy, at: now.changedAt, changes }));
  };

  const send = async () => {
    const typed = withoutBlankAddresses(draft);
    const fields = fieldsOf(typed);
    setDraft(typed);
    setTheirs(null);
    const found = customerProblems(fields);
    if (found.length > 0) return refuse(found, null);
    const body = JSON.stringify(base ? { version: base.version, ...fields } : fields);
    // The same key for the same body, so that a repeated save after a lost answer adds no second customer.
    if (key.current.body !== body) key.current = { body, key: newUuid() };
    // Not `callStaff`: it would leave the page when the login has ended, and lose what was typed.
    const answer = await callApi(base ? path(paths.customer, { id: base.id }) : paths.customerList, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key.current.key },
      read,
    });
    if (answer.ok) return finish(answer.value);
    if (answer.status === 401) localStorage.removeItem('token');
    if (base && answer.status === 409 && !answer.headers.has('Customer')) return bringIn(base, typed, answer);
    refuse(answer.problems, answer);
  };

  /** Keeps the typed address as a delivery address of the customer that has the GSTIN. */
  const sendToOther = async (other: CustomerAnswer) => {
    const { version, deliveryAddresses } = other;
    const fields = { ...other, deliveryAddresses: [...deliveryAddresses, draft.billingAddress] };
    const answer = await callApi(path(paths.customer, { id: other.id }), {
      method: 'POST',
      body: { version, ...fieldsOf(draftOf(fields)) },
      read,
    });
    if (answer.ok) finish(answer.value);
    else refuse([], { ...answer, problems: [] });
  };

  /** Ignores a call while another one runs. */
  const exclusively = async (work: () => Promise<void>) => {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    await work();
    saving.current = false;
    setBusy(false);
  };

  return {
    base,
    draft,
    problems,
    failure,
    theirs,
    known,
    busy,
    dirty,
    change,
    save: () => exclusively(send),
    addTo: (other: CustomerAnswer) => exclusively(() => sendToOther(other)),
  };
}

function read(response: Response) {
  return response.json() as Promise<SavedCustomer>;
}

/** Focuses the first wrong field in page order. */
function focusFirst(problems: Problem[]) {
  const wrong = new Set(problems.map(({ field }) => field));
  [...document.querySelectorAll<HTMLElement>('form [id]')].find(({ id }) => wrong.has(id))?.focus();
}
