import type { CustomerFields } from '#domain/customers/customer.ts';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { type RecordChange, withValue } from '../parts/record/merge-records.ts';

/** The form as it is typed. It always has a delivery address, blank when there is none. */
export type CustomerDraft = Omit<CustomerFields, 'creditDays'> & { creditDays: string };

/** What the billing address says; the form shows it where these fields are blank. */
export type InAddress = Pick<CustomerFields, 'gstin' | 'place' | 'pin'>;

/** The form of a customer. What its billing address says too is blank, so that it follows the address. */
export function draftOf(customer: CustomerFields = blank): CustomerDraft {
  const { gstin, billingAddress, deliveryAddresses, place, pin, contactPerson, phone, email } = customer;
  const { language, creditDays, tallyName, note, sez } = customer;
  const read = inAddress(billingAddress);
  return {
    gstin: gstin === read.gstin ? '' : gstin,
    billingAddress,
    deliveryAddresses: deliveryAddresses.length > 0 ? deliveryAddresses : [''],
    place: place === read.place ? '' : place,
    pin: pin === read.pin ? '' : pin,
    contactPerson,
    phone,
    email,
    language,
    creditDays: String(creditDays),
    tallyName,
    note,
    sez,
  };
}

const blank: CustomerFields = {
  gstin: '',
  billingAddress: '',
  deliveryAddresses: [],
  place: '',
  pin: '',
  contactPerson: '',
  phone: '',
  email: '',
  language: 'en',
  creditDays: 0,
  tallyName: '',
  note: '',
  sez: '',
};

/** `inAddress('Sample Hotels\nKochi 682016').place` → `'Kochi'` */
export function inAddress(billingAddress: string): InAddress {
  const { gstin, place, pin } = readCustomer({ ...blank, billingAddress });
  return { gstin, place, pin };
}

/** The fields that the form writes. */
export function fieldsOf(draft: CustomerDraft): CustomerFields {
  const days = draft.creditDays.trim();
  return {
    ...draft,
    deliveryAddresses: typedAddresses(draft),
    creditDays: days === '' ? 0 : /^\d+$/.test(days) ? Number(days) : Number.NaN,
  };
}

/** Without the blank addresses, so that a problem names the field that it is about. */
export function withoutBlankAddresses(draft: CustomerDraft): CustomerDraft {
  const typed = typedAddresses(draft);
  return { ...draft, deliveryAddresses: typed.length > 0 ? typed : [''] };
}

function typedAddresses({ deliveryAddresses }: CustomerDraft) {
  return deliveryAddresses.filter((address) => address.trim() !== '');
}

/**
 * Brings the changes of somebody else into a form: `base` is what both began with. Fields that I have not touched take
 * their values; fields that both have changed keep mine.
 */
export function takeChanges(base: CustomerDraft, mine: CustomerDraft, theirs: CustomerDraft) {
  const changes = draftFields.flatMap((field): RecordChange[] => {
    const [before, now, typed] = [base, theirs, mine].map((draft) => fieldText(draft[field]));
    if (before === now) return [];
    return [{ path: [field], before: base[field], now: theirs[field], mine: typed !== before && typed !== now }];
  });
  const taken = changes.filter((change) => !change.mine);
  return { merged: taken.reduce((draft, { path, now }) => withValue(draft, path, now), mine), changes };
}

/** `fieldText(['Shop 9', ''])` → `'Shop 9'`: a field of the form as one text, without what makes no difference. */
export function fieldText(value: unknown): string {
  return Array.isArray(value) ? value.filter((address) => address.trim() !== '').join('\n\n') : String(value).trim();
}

/** Without what makes no difference when it is saved. */
export function settledDraft(draft: CustomerDraft): Record<string, string> {
  return Object.fromEntries(draftFields.map((field) => [field, fieldText(draft[field])]));
}

const draftFields = Object.keys(customerLabels) as (keyof CustomerDraft)[];
