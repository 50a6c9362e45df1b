import { isContactNumber } from '../callbacks/is-contact-number.ts';
import { nameAndAddress } from '../invoices/name-and-address.ts';
import { isMailAddress } from '../mails/mail-problems.ts';
import { gstinIn, gstinState } from '../tax/gstin.ts';
import { pinIn } from '../tax/pin-in.ts';
import { placeShown } from '../tax/place-of-supply.ts';
import type { Customer, CustomerFields } from './customer.ts';
import { placeIn } from './place-in.ts';

/** The fields as they are stored, and what follows from them. `addressGstin`: the GSTIN in the billing address. */
export type ReadCustomer = CustomerFields & Pick<Customer, 'name' | 'stateCode'> & { addressGstin: string | null };

/**
 * Typed fields without the spaces around them, with GSTIN, place and PIN read from the billing address where they are
 * blank: `readCustomer(typed).name` → `'Sample Hotels'`
 */
export function readCustomer(typed: CustomerFields): ReadCustomer {
  const billingAddress = block(typed.billingAddress);
  const addressGstin = gstinIn(billingAddress);
  const gstin = typed.gstin.replaceAll(/[\s-]/g, '').toUpperCase() || (addressGstin ?? '');
  return {
    gstin,
    billingAddress,
    deliveryAddresses: typed.deliveryAddresses.map(block).filter((address) => address !== ''),
    place: line(typed.place) || placeIn(billingAddress),
    pin: typed.pin.replaceAll(/\s/g, '') || (pinIn(billingAddress) ?? ''),
    contactPerson: line(typed.contactPerson),
    phone: line(typed.phone),
    email: line(typed.email),
    language: typed.language,
    creditDays: typed.creditDays,
    tallyName: line(typed.tallyName),
    note: block(typed.note),
    sez: typed.sez === 'yes' ? 'yes' : '',
    name: nameAndAddress(billingAddress).name,
    stateCode:
      gstin === ''
        ? (placeShown({ buyerAddress: billingAddress, consigneeAddress: '' })?.code ?? '')
        : gstinState(gstin),
    addressGstin,
  };
}

/** The telephone and the mail address that lines of an address say; '' for none. `contactIn('A\nPhone 98100 12345').phone` → `'98100 12345'` */
export function contactIn(address: string): Pick<CustomerFields, 'phone' | 'email'> {
  const lines = block(address).split('\n').slice(1).map(line);
  const phones = lines.map((each) => /^(?:phone|ph|tel|mobile|mob)\b[.:\s]*(.+)$/i.exec(each)?.[1] ?? '');
  return { phone: phones.find(isContactNumber) ?? '', email: lines.find(isMailAddress) ?? '' };
}

function block(text: string) {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

function line(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim();
}
