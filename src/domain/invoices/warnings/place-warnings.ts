import type { Problem } from '../../outcome.ts';
import { gstinIn } from '../../tax/gstin.ts';
import { gstinTypo } from '../../tax/gstin-typo.ts';
import { placeShown } from '../../tax/place-of-supply.ts';
import { taxStates } from '../../tax/states.ts';
import { addressLines } from '../address-lines.ts';
import type { InvoiceDraft } from '../invoice.ts';

/** `placeWarnings(draft, 1_00_000)` → warnings from the addresses: wrong tax type, mistyped GSTIN, details that rule 46 requires. `taxable` in paise. */
export function placeWarnings(draft: InvoiceDraft, taxable: number): Problem[] {
  const typos = gstinWarnings(draft);
  const isMistyped = typos.some(({ field }) => field === 'buyerAddress');
  const unregistered = isMistyped ? [] : unregisteredWarning(draft, taxable);
  return [...taxTypeWarning(draft), ...typos, ...(unregistered.length > 0 ? unregistered : unknownPlace(draft))];
}

function taxTypeWarning(draft: InvoiceDraft): Problem[] {
  const taxState = draft.taxState.trim();
  const taxType = draft.taxType.trim();
  const shown = placeShown(draft);
  if (!shown || (taxState !== 'delhi' && taxState !== 'odisha')) return [];
  const own = taxStates[taxState];
  const within = shown.code === own.code;
  if (taxType !== (within ? 'central' : 'state')) return [];
  const message =
    `${evidence[shown.by]} ${shown.name} and the registration is of ${own.name}: ` +
    (within
      ? 'the law wants Within State, CGST and SGST (IGST Act, section 8)'
      : 'the law wants Outside State, IGST (IGST Act, section 7)');
  return [{ field: 'taxType', message }];
}

const evidence = {
  gstin: "The buyer's GSTIN is of",
  delivery: 'The consignee address is in',
  billing: 'The buyer address is in',
};

function gstinWarnings(draft: InvoiceDraft): Problem[] {
  return (['consigneeAddress', 'buyerAddress'] as const).flatMap((field) => {
    const message = gstinTypo(draft[field]);
    return message === null ? [] : [{ field, message }];
  });
}

function unknownPlace(draft: InvoiceDraft): Problem[] {
  if (draft.taxType.trim() !== 'central' || draft.buyerAddress.trim() === '' || placeShown(draft)) return [];
  if (draft.taxState !== 'delhi' && draft.taxState !== 'odisha') return [];
  const [what, rule] = draft.kind === 'challan' ? ['challan', '55(1)'] : ['invoice', '46(n)'];
  const message = `No state, PIN code or GSTIN shows the place of supply, which an inter-state ${what} must name (CGST rule ${rule})`;
  return [{ field: 'buyerAddress', message }];
}

/** Rule 46(e), and 53(1A) for credit notes: name, address and state of a buyer without a GSTIN, from a taxable value of ₹ 50,000. */
function unregisteredWarning(draft: InvoiceDraft, taxable: number): Problem[] {
  const address = draft.buyerAddress;
  if (draft.kind === 'pro' || taxable < DESCRIBED_FROM || address.trim() === '' || gstinIn(address)) return [];
  const [name = '', ...lines] = addressLines(address);
  const missing = [
    ...(isNobody.test(name) ? ['name'] : []),
    ...(lines.some((line) => /\p{L}/u.test(line)) ? [] : ['address']),
    ...(placeShown(draft) ? [] : ['state']),
  ];
  if (missing.length === 0) return [];
  const rule = { tax: '46(e)', credit: '53(1A)', challan: '55(1)' }[draft.kind];
  const message = `No GSTIN and ₹ 50,000 or more: add the buyer's ${missing.join(', ')} (CGST rule ${rule})`;
  return [{ field: 'buyerAddress', message }];
}

const DESCRIBED_FROM = 50_000_00;
const isNobody =
  /^(?:cash|counter|walk[- ]?in|customer|party|self|unknown|n\.?a\.?)(?:\s+(?:sales?|customer|party|buyer))?\W*$|^\P{L}*$/iu;
