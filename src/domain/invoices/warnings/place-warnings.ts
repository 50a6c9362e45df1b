import type { Problem } from '../../outcome.ts';
import { gstinIn } from '../../tax/gstin.ts';
import { gstinTypo, uinIn } from '../../tax/gstin-typo.ts';
import { placeShown } from '../../tax/place-of-supply.ts';
import { isExport } from '../../tax/supply-types.ts';
import { addressLines } from '../address-lines.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { placeContradictions } from '../supply-problems.ts';
import { isPlaceUnknown } from './confirm-reasons.ts';

/**
 * `placeWarnings(draft, 1_00_000)` → warnings from the addresses: wrong tax type, mistyped GSTIN, details that rule 46 requires.
 * `taxable` in paise. `hasOriginal`: the invoice of a credit note is known, and the note keeps its tax.
 */
export function placeWarnings(draft: InvoiceDraft, taxable: number, hasOriginal = false): Problem[] {
  const typos = gstinWarnings(draft);
  const isMistyped = typos.some(({ field }) => field === 'buyerAddress');
  const unregistered = isMistyped ? [] : unregisteredWarning(draft, taxable);
  // A tax invoice is refused for it, and a challan that shows tax; other challans charge nothing.
  const isWarned = draft.kind === 'pro' || (draft.kind === 'credit' && !hasOriginal);
  const contradictions = isWarned ? placeContradictions(draft) : [];
  return [
    ...contradictions,
    ...typos,
    ...uinWarning(draft),
    ...(unregistered.length > 0 ? unregistered : unknownPlace(draft)),
  ];
}

function gstinWarnings(draft: InvoiceDraft): Problem[] {
  return (['consigneeAddress', 'buyerAddress'] as const).flatMap((field) => {
    const message = gstinTypo(draft[field]);
    return message === null ? [] : [{ field, message }];
  });
}

/** Table 4 of GSTR-1 is for 'registered persons (including UIN-holders)', and the return knows a buyer by his GSTIN alone. */
function uinWarning({ kind, buyerAddress }: InvoiceDraft): Problem[] {
  const uin = kind === 'tax' || kind === 'credit' ? uinIn(buyerAddress) : null;
  if (uin === null || gstinIn(buyerAddress)) return [];
  const message = `${uin} is a UIN: the return counts its holder as unregistered. Move the document to B2B at the portal, with the UIN`;
  return [{ field: 'buyerAddress', message }];
}

function unknownPlace(draft: InvoiceDraft): Problem[] {
  if (!isPlaceUnknown(draft)) return [];
  const [what, rule] = draft.kind === 'challan' ? ['challan', '55(1)'] : ['invoice', '46(n)'];
  const message = `No state, PIN code or GSTIN shows the place of supply, which an inter-state ${what} must name (CGST rule ${rule})`;
  return [{ field: 'buyerAddress', message }];
}

/** Rule 46(e), and 53(1A) for credit notes: name, address and state of a buyer without a GSTIN, from a taxable value of ₹ 50,000. */
function unregisteredWarning(draft: InvoiceDraft, taxable: number): Problem[] {
  const address = draft.buyerAddress;
  // The paper of an export has the country instead (rule 46, third proviso).
  if (isExport(draft.supplyType)) return [];
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
