import { useEffect, useState } from 'react';
import type { CustomerAnswer, SavedCustomer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { customerProblems } from '#domain/customers/customer-problems.ts';
import { callApi } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { type CustomerDraft, draftOf, fieldsOf } from './customer-draft.ts';

/** What the book has already. `taken`: the customer with this GSTIN, which stops the save. */
export type KnownCustomers = { taken: CustomerAnswer | null; warnings: SavedCustomer['warnings'] };

/**
 * While the form is typed, looks for customers with the same GSTIN, phone, or name and PIN. Not while it is being saved
 * (`isSaving`): the customer that is added then would be found as the one who has the GSTIN already.
 */
export function useKnownCustomers(
  base: CustomerAnswer | null,
  draft: CustomerDraft,
  isSaving: boolean,
): KnownCustomers {
  // Only what is compared: a slip in another field must not hide who has the GSTIN.
  const { gstin, billingAddress, place, pin, phone } = draft;
  const fields = fieldsOf({ ...draftOf(), gstin, billingAddress, place, pin, phone });
  const settled = useDebounced(JSON.stringify([gstin, billingAddress, pin, phone]), 400);
  const [found, setFound] = useState<KnownCustomers>(nothing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `settled` is made of the fields that are compared
  useEffect(() => {
    if (isSaving) return;
    if (billingAddress.trim() === '' || customerProblems(fields).length > 0) return setFound(nothing);
    const abort = new AbortController();
    lookUp(base, fields, abort.signal).then(
      (answer) => abort.signal.aborted || setFound(answer),
      (error) => {
        if (!abort.signal.aborted) throw error;
      },
    );
    return () => abort.abort();
  }, [settled, base, isSaving]);

  return found;
}

const nothing: KnownCustomers = { taken: null, warnings: [] };

async function lookUp(
  base: CustomerAnswer | null,
  fields: ReturnType<typeof fieldsOf>,
  signal: AbortSignal,
): Promise<KnownCustomers> {
  const address = base ? path(paths.customer, { id: base.id }) : paths.customerList;
  // Not `callStaff`, which logs each refusal: here a refusal is an answer.
  const answer = await callApi(`${address}?preview=1`, {
    method: 'POST',
    body: base ? { version: base.version, ...fields } : fields,
    read: (response) => response.json() as Promise<SavedCustomer>,
    signal,
  });
  if (answer.ok) return { taken: null, warnings: answer.value.warnings };
  const id = answer.headers.get('Customer');
  if (id === null) return nothing;
  const other = await callStaff(path(paths.customer, { id }), {
    read: (response) => response.json() as Promise<CustomerAnswer>,
    signal,
  });
  return { taken: other.ok ? other.value : null, warnings: [] };
}
