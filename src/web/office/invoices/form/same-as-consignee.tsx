import { gstinIn } from '#domain/tax/gstin.ts';
import { knownGstin } from '#domain/tax/known-gstin.ts';
import { PlainButton } from '../../../ui/button.tsx';
import type { DraftChange } from './change-draft.ts';
import { fetchSuggestions, MIN_LENGTH } from './use-address-suggestions.ts';
import { MAX_LENGTH } from './use-suggestions.ts';

type SameAsConsigneeProps = { consignee: string; change: (what: DraftChange) => void };

/**
 * Copies the consignee to the buyer. A delivery address rarely has a GSTIN, so the GSTIN of earlier invoices to the same name
 * is added afterwards, unless the buyer was changed meanwhile.
 */
export function SameAsConsignee({ consignee, change }: SameAsConsigneeProps) {
  const copy = async () => {
    change({ kind: 'field', field: 'buyerAddress', value: consignee });
    document.getElementById('buyerAddress')?.focus();
    const name = consignee.trim().split(/[\n,]/, 1)[0]?.trim() ?? '';
    if (gstinIn(consignee) !== null || [...name].length < MIN_LENGTH) return;
    const earlier = await fetchSuggestions('buyerAddress', name.slice(0, MAX_LENGTH), new AbortController().signal);
    const gstin = knownGstin(consignee, earlier?.found ?? []);
    if (gstin !== null) change({ kind: 'add gstin', to: consignee, gstin });
  };
  return <PlainButton onClick={copy}>Same as Consignee</PlainButton>;
}
