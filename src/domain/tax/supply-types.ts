/** Supplies with rules of their own, under the names that the e-invoice portal gives them (`SupTyp` of INV-01). */
export const supplyTypes = {
  SEZWP: { text: 'SEZ, with payment of tax', to: 'sez', charged: true },
  SEZWOP: { text: 'SEZ, under LUT', to: 'sez', charged: false },
  EXPWP: { text: 'Export, with payment of tax', to: 'abroad', charged: true },
  EXPWOP: { text: 'Export, under LUT', to: 'abroad', charged: false },
  DEXP: { text: 'Deemed export', to: 'india', charged: true },
} as const satisfies Record<string, { text: string; to: 'sez' | 'abroad' | 'india'; charged: boolean }>;

export type SupplyType = keyof typeof supplyTypes;

/** `isSupplyType('SEZWP')` → `true` */
export function isSupplyType(text: string | undefined): text is SupplyType {
  return text !== undefined && Object.hasOwn(supplyTypes, text);
}

/** To a unit or a developer of a special economic zone: always inter-State (IGST Act, section 7(5)(b)). */
export function isToSez(type: string | undefined): boolean {
  return isSupplyType(type) && supplyTypes[type].to === 'sez';
}

/** Goods that leave India: always inter-State (IGST Act, section 7(5)(a)). */
export function isExport(type: string | undefined): boolean {
  return isSupplyType(type) && supplyTypes[type].to === 'abroad';
}

/** Exports and supplies to an SEZ (IGST Act, section 16). A deemed export is none: its tax is paid, and refunded. */
export function isZeroRated(type: string | undefined): boolean {
  return isToSez(type) || isExport(type);
}

/** Under bond or letter of undertaking: no tax is charged, whatever the rate of its rows. */
export function isWithoutPayment(type: string | undefined): boolean {
  return isSupplyType(type) && !supplyTypes[type].charged;
}

/**
 * `endorsement('SEZWOP')` → `'SUPPLY TO SEZ UNIT …'`: the words that CGST rule 46 wants on the paper. A deemed export has none of
 * that rule, and names its section; `''` for any other supply.
 */
export function endorsement(type: string | undefined): string {
  if (type === 'DEXP') return 'DEEMED EXPORT (CGST ACT, SECTION 147)';
  if (!isZeroRated(type)) return '';
  const how = isWithoutPayment(type)
    ? 'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX'
    : 'ON PAYMENT OF INTEGRATED TAX';
  return `SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ${how}`;
}
