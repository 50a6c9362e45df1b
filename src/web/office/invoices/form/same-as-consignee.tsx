import { gstinIn } from '#domain/tax/gstin.ts';
import { knownGstin } from '#domain/tax/known-gstin.ts';
import { PlainButton } from '../../../ui/button.tsx';
import type { DraftChange } from './change-draft.ts';
import { fetchSuggestions } from './use-address-suggestions.ts';

type SameAsConsigneeProps = { consignee: string; change: (what: DraftChange) => void };

/**
 * Copies the consignee to the buyer at once. A delivery address rarely names a GSTIN: the one that earlier invoices to
 * the same name carry follows a moment later, while nothing else was typed there.
 */
export function SameAsConsignee({ consignee, change }: SameAsConsigneeProps) {
  const copy = async () => {
    change({ kind: 'field', field: 'buyerAddress', value: consignee });
    document.getElementById('buyerAddress')?.focus();
    const name = consignee.trim().split(/[\n,]/, 1)[0]?.trim() ?? '';
    if (gstinIn(consignee) !== null || [...name].length < LEAST) return;
    const earlier = await fetchSuggestions('buyerAddress', name.slice(0, LONGEST), new AbortController().signal);
    const gstin = knownGstin(consignee, earlier?.found ?? []);
    if (gstin !== null) change({ kind: 'add gstin', to: consignee, gstin });
  };
  return <PlainButton onClick={copy}>Same as Consignee</PlainButton>;
}

const LEAST = 4;
const LONGEST = 200;
