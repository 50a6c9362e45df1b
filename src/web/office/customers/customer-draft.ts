import type { CustomerFields } from '#domain/customers/customer.ts';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';

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

/** A field that somebody else has changed. `mine`: I have changed it too, and the form keeps what I typed. */
export type TheirChange = { field: keyof CustomerDraft; label: string; before: string; now: string; mine: boolean };

/**
 * Brings the changes of somebody else into a form: `base` is what both began with. Fields that I have not touched take
 * their values; fields that both have changed keep mine.
 */
export function takeChanges(
  base: CustomerDraft,
  mine: CustomerDraft,
  theirs: CustomerDraft,
): { draft: CustomerDraft; changes: TheirChange[] } {
  const changed = draftFields.filter((field) => textOf(base, field) !== textOf(theirs, field));
  const changes = changed.map((field) => ({
    field,
    label: customerLabels[field],
    before: textOf(base, field),
    now: textOf(theirs, field),
    mine: textOf(mine, field) !== textOf(base, field) && textOf(mine, field) !== textOf(theirs, field),
  }));
  const taken = changes.filter((change) => !change.mine).map(({ field }) => [field, theirs[field]]);
  return { draft: { ...mine, ...Object.fromEntries(taken) }, changes };
}

/** Whether two forms would write the same. */
export function isSameDraft(one: CustomerDraft, other: CustomerDraft): boolean {
  return draftFields.every((field) => textOf(one, field) === textOf(other, field));
}

const draftFields = Object.keys(customerLabels) as (keyof CustomerDraft)[];

function textOf(draft: CustomerDraft, field: keyof CustomerDraft): string {
  return field === 'deliveryAddresses' ? typedAddresses(draft).join('\n\n') : draft[field].trim();
}
