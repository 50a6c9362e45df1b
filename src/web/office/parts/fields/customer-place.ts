export type PlacedCustomer = { place: string; pin: string; gstin: string };

/** `'Kochi 682016, 32AAACB5678L1ZH'`: what tells customers of one name apart. Blank parts are left out. */
export function customerPlace({ place, pin, gstin }: PlacedCustomer): string {
  return [[place, pin].filter(Boolean).join(' '), gstin].filter(Boolean).join(', ');
}
