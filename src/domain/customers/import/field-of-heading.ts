import type { ImportField } from './import-field.ts';

/** `fieldOfHeading('GSTIN/UIN')` → `'gstin'`: what a heading means, or `null`. Case, signs and a number at the end do not count. */
export function fieldOfHeading(heading: string): ImportField | null {
  return fieldOf.get(headingWords(heading)) ?? fieldOf.get(headingWords(heading.replace(/\(.*\)/, ''))) ?? null;
}

/** `headingWords('Address Line-1')` → `'address line'`: what two headings are compared by. */
export function headingWords(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ ?\d$/, '');
}

const synonyms: Record<ImportField, string[]> = {
  name: [
    ...['name', 'party name', 'party', 'customer name', 'customer', 'buyer', 'buyer name', 'client', 'client name'],
    ...['company', 'company name', 'firm', 'firm name', 'account name', 'trade name', 'business name', 'display name'],
    ...['particulars', 'name of party', 'name of the party', 'name of customer', 'name of buyer', 'नाम', 'ନାମ'],
  ],
  gstin: [
    ...['gstin', 'gstin uin', 'gst', 'gst no', 'gst number', 'gst in', 'gst identification number', 'gstin number'],
    ...['gstin no', 'gst registration no', 'gst registration number', 'party gstin', 'customer gstin', 'buyer gstin'],
  ],
  address: [
    ...['address', 'billing address', 'bill to', 'bill to address', 'address line', 'street', 'street address'],
    ...['registered address', 'office address', 'postal address', 'mailing address', 'addr', 'full address', 'पता'],
  ],
  place: ['place', 'city', 'town', 'city town', 'city name', 'district', 'station', 'location', 'billing city', 'शहर'],
  pin: [
    ...['pin', 'pin code', 'pincode', 'postal code', 'zip', 'zip code', 'post code', 'postcode', 'area pin'],
    ...['pin no', 'billing pincode', 'billing pin code'],
  ],
  state: ['state', 'state name', 'billing state', 'province', 'राज्य'],
  deliveryAddress: [
    ...['delivery address', 'delivery addresses', 'shipping address', 'ship to', 'ship to address', 'consignee'],
    ...['consignee address', 'site address', 'delivery at'],
  ],
  contactPerson: [
    ...['contact person', 'contact', 'contact name', 'person', 'attention', 'attn', 'kind attn', 'contact person name'],
    ...['concerned person'],
  ],
  phone: [
    ...['phone', 'phone no', 'phone number', 'mobile', 'mobile no', 'mobile number', 'mob', 'mob no', 'cell', 'tel'],
    ...['telephone', 'telephone no', 'contact no', 'contact number', 'whatsapp', 'whatsapp no', 'whatsapp number'],
    ...['ph', 'ph no', 'फोन', 'मोबाइल'],
  ],
  email: ['e mail', 'email', 'mail', 'mail id', 'email id', 'e mail id', 'email address', 'e mail address'],
  language: ['language', 'writes in', 'letters in', 'preferred language', 'भाषा'],
  creditDays: [
    ...['credit days', 'cr days', 'credit period', 'default credit period', 'credit period days', 'payment days'],
    ...['due days', 'days', 'terms days', 'payment terms', 'credit', 'no of days', 'credit limit days'],
  ],
  tallyName: ['tally ledger', 'tally name', 'ledger name in tally', 'ledger', 'ledger name', 'tally ledger name'],
  note: ['note', 'notes', 'remark', 'remarks', 'comment', 'comments', 'टिप्पणी'],
};

const fieldOf = new Map(
  Object.entries(synonyms).flatMap(([field, headings]) => headings.map((heading) => [heading, field as ImportField])),
);
