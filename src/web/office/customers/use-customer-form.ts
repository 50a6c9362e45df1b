import { useRef } from 'react';
import type { CustomerAnswer, SavedCustomer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { customerProblems } from '#domain/customers/customer-problems.ts';
import { type CallAnswer, callApi } from '../../call-api.ts';
import { newUuid } from '../../new-uuid.ts';
import { useRecordDraft } from '../parts/record/use-record-draft.ts';
import {
  type CustomerDraft,
  draftOf,
  fieldsOf,
  settledDraft,
  takeChanges,
  withoutBlankAddresses,
} from './customer-draft.ts';
import { useKnownCustomers } from './use-known-customers.ts';

export type CustomerEdit = ReturnType<typeof useCustomerForm>;

/** The state of the customer form. `loaded` is null for a new customer. */
export function useCustomerForm(loaded: CustomerAnswer | null, onSaved: (saved: CustomerAnswer) => void) {
  const key = useRef({ body: '', key: '' });
  const edit = useRecordDraft<CustomerAnswer, CustomerDraft, CustomerAnswer | null>(loaded, {
    draftOf: (base) => draftOf(base ?? undefined),
    check: (draft) => customerProblems(fieldsOf(draft)),
    save: (draft, base) => {
      const fields = fieldsOf(draft);
      const body = JSON.stringify(base ? { version: base.version, ...fields } : fields);
      // The same key for the same body, so that a repeated save after a lost answer adds no second customer.
      if (key.current.body !== body) key.current = { body, key: newUuid() };
      return post(base, body, { 'Idempotency-Key': key.current.key });
    },
    load: ({ id }) => callApi(path(paths.customer, { id }), { read: (response) => response.json() }),
    // Else another customer has its GSTIN.
    isConflict: ({ headers }) => !headers.has('Customer'),
    settle: settledDraft,
    merge: takeChanges,
    stillWrong: (problems, at, now) => problems.filter(({ field }) => rootOf(at, field) === rootOf(now, field)),
    onSaved,
  });
  const { base, draft, state } = edit;
  const known = useKnownCustomers(base, draft, state !== 'idle');

  return {
    ...edit,
    known,
    change: (part: Partial<CustomerDraft>) => edit.change((before) => ({ ...before, ...part })),
    save: () =>
      edit.exclusively(() => {
        edit.change(withoutBlankAddresses);
        return edit.send();
      }),
    /** Keeps the typed address as a delivery address of the customer that has the GSTIN. */
    addTo: (other: CustomerAnswer) =>
      edit.exclusively(async () => {
        const deliveryAddresses = [...other.deliveryAddresses, draft.billingAddress];
        const fields = fieldsOf(draftOf({ ...other, deliveryAddresses }));
        const answer = await post(other, { version: other.version, ...fields });
        if (!answer.ok) return edit.fail({ ...answer, problems: [] });
        edit.takeOver(answer.value);
        onSaved(answer.value);
      }),
  };
}

async function post(base: CustomerAnswer | null, body: unknown, headers: Record<string, string> = {}) {
  const url = base ? path(paths.customer, { id: base.id }) : paths.customerList;
  const read = async (response: Response) => ((await response.json()) as SavedCustomer).customer;
  // Null is the answer of a preview alone.
  return (await callApi(url, { method: 'POST', body, headers, read })) as CallAnswer<CustomerAnswer>;
}

/** `rootOf(draft, 'deliveryAddresses.0')` → all delivery addresses */
function rootOf(draft: CustomerDraft, field: string): unknown {
  return draft[field.replace(/\.\d+$/, '') as keyof CustomerDraft];
}
