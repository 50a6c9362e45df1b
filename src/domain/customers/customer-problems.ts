import { isEmail } from '../callbacks/callback-problems.ts';
import { isContactNumber } from '../callbacks/is-contact-number.ts';
import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';
import { isGstin } from '../tax/gstin.ts';
import { gstinTypo } from '../tax/gstin-typo.ts';
import { statesOfPin } from '../tax/states-of-pin.ts';
import type { CustomerFields } from './customer.ts';
import { customerLabels } from './customer-labels.ts';
import { readCustomer } from './read-customer.ts';

/** The most characters of each text; of `deliveryAddresses` those of one address. */
export const customerLimits = {
  gstin: 40,
  billingAddress: 2000,
  deliveryAddresses: 2000,
  place: 100,
  pin: 10,
  contactPerson: 100,
  phone: 40,
  email: 254,
  tallyName: 100,
  note: 2000,
} as const;

export const maxCreditDays = 180;
export const maxDeliveryAddresses = 20;

/** What is wrong with a customer, by field; a delivery address is `deliveryAddresses.0`. `customerProblems(typed)` → `[]` */
export function customerProblems(typed: CustomerFields): Problem[] {
  // Before any pattern reads the texts, so that a very long one is refused at once.
  const long = lengthProblems(typed);
  if (long.length > 0) return long;
  const customer = readCustomer(typed);
  return [
    ...addressProblems('billingAddress', customer.billingAddress),
    ...(customer.billingAddress !== '' && customer.name === '' ? [noName] : []),
    ...(customer.name.length > MAX_NAME ? [longName] : []),
    ...customer.deliveryAddresses.flatMap((address, index) => addressProblems(`deliveryAddresses.${index}`, address)),
    ...checks.flatMap(([field, check]) => {
      const message = check(customer);
      return message === null ? [] : [{ field, message }];
    }),
  ];
}

const MAX_NAME = 200;
/** So many fit on the first page of a document. */
const MAX_LINES = 50;

const noName = {
  field: 'billingAddress',
  message: 'Type the name in the first line of the address.',
};
const longName = {
  field: 'billingAddress',
  message: `The first line is the name: it can have at most ${MAX_NAME} characters. Begin the address in the next line.`,
};

function lengthProblems(typed: CustomerFields): Problem[] {
  const texts = Object.keys(customerLimits).flatMap((name) => {
    const field = name as keyof typeof customerLimits;
    const text = typed[field];
    return typeof text === 'string'
      ? [{ path: field, field, text }]
      : text.map((each, index) => ({ path: `${field}.${index}`, field, text: each }));
  });
  const problems = texts.flatMap(({ path, field, text }) => {
    const message = textProblem(customerLabels[field], text.trim(), customerLimits[field]);
    return message === null ? [] : [{ field: path, message: `${message}.` }];
  });
  if (typed.deliveryAddresses.length > maxDeliveryAddresses)
    problems.push({
      field: `deliveryAddresses.${maxDeliveryAddresses}`,
      message: `A customer has at most ${maxDeliveryAddresses} delivery addresses.`,
    });
  return problems;
}

function addressProblems(field: string, address: string): Problem[] {
  if (address === '') return [{ field, message: 'Type the name and the address, as they are printed on documents.' }];
  const lines = address.split('\n').filter((line) => line.trim() !== '').length;
  return lines > MAX_LINES ? [{ field, message: `An address has at most ${MAX_LINES} lines.` }] : [];
}

type Read = ReturnType<typeof readCustomer>;

const checks: [keyof CustomerFields, (customer: Read) => string | null][] = [
  ['gstin', gstinProblem],
  [
    'pin',
    ({ pin }) =>
      pin === '' || (/^\d{6}$/.test(pin) && statesOfPin(pin).length > 0)
        ? null
        : `“${pin}” is not a PIN code: it has six digits. Leave it blank when you do not know it.`,
  ],
  ['phone', phoneProblem],
  ['email', ({ email }) => (email === '' || isEmail(email) ? null : `“${email}” is not an e-mail address.`)],
  [
    'creditDays',
    ({ creditDays }) =>
      Number.isInteger(creditDays) && creditDays >= 0 && creditDays <= maxCreditDays
        ? null
        : `Credit days are a whole number from 0 to ${maxCreditDays}.`,
  ],
];

function gstinProblem({ gstin, addressGstin }: Read): string | null {
  if (gstin === '') return null;
  if (!isGstin(gstin))
    return `${gstinTypo(gstin) ?? `“${gstin}” is not a GSTIN: it has 15 letters and digits, and the last one is a check digit`}.`;
  if (addressGstin !== null && addressGstin !== gstin)
    return `The billing address has the GSTIN ${addressGstin}. Type the same one in both places.`;
  return null;
}

function phoneProblem({ phone }: Read): string | null {
  if (phone === '' || isContactNumber(phone)) return null;
  if (/\p{L}/u.test(phone)) return `“${phone}” has letters: a phone number has digits, spaces, +, - and brackets.`;
  return `“${phone}” is not a phone number: it has at least 8 digits.`;
}
