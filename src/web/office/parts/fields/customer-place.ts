export type PlacedCustomer = { place: string; pin: string; gstin: string };

/** `'New Delhi 110024, 07AAACB5678L1ZB'`: what tells customers of one name apart. Blank parts are left out. */
export function customerPlace({ place, pin, gstin }: PlacedCustomer): string {
  return [[place, pin].filter(Boolean).join(' '), gstin].filter(Boolean).join(', ');
}
