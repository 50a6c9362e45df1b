import type { CustomerFields } from '#domain/customers/customer.ts';

/** The languages of letters to a customer, each in its own script. */
export const letterLanguages: readonly { value: CustomerFields['language']; text: string }[] = [
  { value: 'en', text: 'English' },
  { value: 'hi', text: 'हिन्दी' },
  { value: 'or', text: 'ଓଡ଼ିଆ' },
];
