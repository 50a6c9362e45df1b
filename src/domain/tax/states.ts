/** `stateName('21')` → `'Odisha'`, `null` for a code that GST does not know. */
export function stateName(code: string): string | null {
  return names.get(code) ?? null;
}

/** Whether this is the id of a state in which a firm can have a registration. `isTaxState('tamil-nadu')` → `true` */
export function isTaxState(id: string): id is TaxState {
  return Object.hasOwn(taxStates, id);
}

/**
 * The states and union territories in which a firm can register, by their ids in addresses and on the wire: the code in the GSTIN,
 * and the first letters of document numbers, those of vehicle registrations. `utgst`: a union territory without a legislature, where
 * the UTGST Act, 2017 takes the place of a state's Act (its section 2(8), as amended for Ladakh, and for Dadra and Nagar Haveli and
 * Daman and Diu). Delhi, Puducherry, and Jammu and Kashmir have legislatures, and so Acts of their own.
 */
export const taxStates = {
  'jammu-and-kashmir': { name: 'Jammu and Kashmir', code: '01', prefix: 'JK', utgst: false },
  'himachal-pradesh': { name: 'Himachal Pradesh', code: '02', prefix: 'HP', utgst: false },
  punjab: { name: 'Punjab', code: '03', prefix: 'PB', utgst: false },
  chandigarh: { name: 'Chandigarh', code: '04', prefix: 'CH', utgst: true },
  uttarakhand: { name: 'Uttarakhand', code: '05', prefix: 'UK', utgst: false },
  haryana: { name: 'Haryana', code: '06', prefix: 'HR', utgst: false },
  delhi: { name: 'Delhi', code: '07', prefix: 'DL', utgst: false },
  rajasthan: { name: 'Rajasthan', code: '08', prefix: 'RJ', utgst: false },
  'uttar-pradesh': { name: 'Uttar Pradesh', code: '09', prefix: 'UP', utgst: false },
  bihar: { name: 'Bihar', code: '10', prefix: 'BR', utgst: false },
  sikkim: { name: 'Sikkim', code: '11', prefix: 'SK', utgst: false },
  'arunachal-pradesh': { name: 'Arunachal Pradesh', code: '12', prefix: 'AR', utgst: false },
  nagaland: { name: 'Nagaland', code: '13', prefix: 'NL', utgst: false },
  manipur: { name: 'Manipur', code: '14', prefix: 'MN', utgst: false },
  mizoram: { name: 'Mizoram', code: '15', prefix: 'MZ', utgst: false },
  tripura: { name: 'Tripura', code: '16', prefix: 'TR', utgst: false },
  meghalaya: { name: 'Meghalaya', code: '17', prefix: 'ML', utgst: false },
  assam: { name: 'Assam', code: '18', prefix: 'AS', utgst: false },
  'west-bengal': { name: 'West Bengal', code: '19', prefix: 'WB', utgst: false },
  jharkhand: { name: 'Jharkhand', code: '20', prefix: 'JH', utgst: false },
  odisha: { name: 'Odisha', code: '21', prefix: 'OD', utgst: false },
  chhattisgarh: { name: 'Chhattisgarh', code: '22', prefix: 'CG', utgst: false },
  'madhya-pradesh': { name: 'Madhya Pradesh', code: '23', prefix: 'MP', utgst: false },
  gujarat: { name: 'Gujarat', code: '24', prefix: 'GJ', utgst: false },
  'dadra-and-nagar-haveli-and-daman-and-diu': {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    code: '26',
    prefix: 'DD',
    utgst: true,
  },
  maharashtra: { name: 'Maharashtra', code: '27', prefix: 'MH', utgst: false },
  karnataka: { name: 'Karnataka', code: '29', prefix: 'KA', utgst: false },
  goa: { name: 'Goa', code: '30', prefix: 'GA', utgst: false },
  lakshadweep: { name: 'Lakshadweep', code: '31', prefix: 'LD', utgst: true },
  kerala: { name: 'Kerala', code: '32', prefix: 'KL', utgst: false },
  'tamil-nadu': { name: 'Tamil Nadu', code: '33', prefix: 'TN', utgst: false },
  puducherry: { name: 'Puducherry', code: '34', prefix: 'PY', utgst: false },
  'andaman-and-nicobar-islands': { name: 'Andaman and Nicobar Islands', code: '35', prefix: 'AN', utgst: true },
  telangana: { name: 'Telangana', code: '36', prefix: 'TS', utgst: false },
  'andhra-pradesh': { name: 'Andhra Pradesh', code: '37', prefix: 'AP', utgst: false },
  ladakh: { name: 'Ladakh', code: '38', prefix: 'LA', utgst: true },
  'other-territory': { name: 'Other Territory', code: '97', prefix: 'OT', utgst: true },
} as const satisfies Record<string, { name: string; code: string; prefix: string; utgst: boolean }>;

/** The id of a state in which the firm can have a registration: `'delhi'`, `'tamil-nadu'`. */
export type TaxState = keyof typeof taxStates;

/**
 * The tax beside CGST within a state, as papers name it: `stateTax('chandigarh')` → `'UTGST'` (UTGST Act, 2017, section 7), `stateTax('delhi')` →
 * `'SGST'`. GSTN's files have one key for both.
 */
export function stateTax(taxState: string): 'SGST' | 'UTGST' {
  return isTaxState(taxState) && taxStates[taxState].utgst ? 'UTGST' : 'SGST';
}

/** All ids, by the codes of GST. */
export const taxStateIds = Object.keys(taxStates) as [TaxState, ...TaxState[]];

/**
 * The state codes of GST. `registers`: a GSTIN can begin with it today. 25 was merged into 26, and 28 was replaced by 37; 96
 * is only a place of supply, 99 an authority and not a place.
 */
export const stateCodes: readonly { code: string; name: string; registers: boolean }[] = [
  ...Object.values(taxStates).map(({ code, name }) => ({ code, name, registers: true })),
  { code: '25', name: 'Daman and Diu', registers: false },
  { code: '28', name: 'Andhra Pradesh (before division)', registers: false },
  { code: '96', name: 'Other Country', registers: false },
  { code: '99', name: 'Centre Jurisdiction', registers: false },
].sort((one, other) => Number(one.code) - Number(other.code));

const names = new Map(stateCodes.map(({ code, name }) => [code, name]));
