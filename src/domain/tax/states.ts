import type { TaxState } from './gst.ts';

/** `stateName('21')` → `'Odisha'`, `null` for a code that GST does not know. */
export function stateName(code: string): string | null {
  return stateCodes.find((state) => state.code === code)?.name ?? null;
}

/** The states of the registrations: the code in the GSTIN, and the first letters of the document numbers. */
export const taxStates = {
  delhi: { name: 'Delhi', code: '07', prefix: 'DL' },
  odisha: { name: 'Odisha', code: '21', prefix: 'OD' },
} as const satisfies Record<TaxState, { name: string; code: string; prefix: string }>;

/**
 * The state codes of GST. `registers`: a GSTIN can begin with it today. 25 was merged into 26, and 28 was replaced by 37; 96
 * is only a place of supply, 99 an authority and not a place.
 */
export const stateCodes: readonly { code: string; name: string; registers: boolean }[] = [
  { code: '01', name: 'Jammu and Kashmir', registers: true },
  { code: '02', name: 'Himachal Pradesh', registers: true },
  { code: '03', name: 'Punjab', registers: true },
  { code: '04', name: 'Chandigarh', registers: true },
  { code: '05', name: 'Uttarakhand', registers: true },
  { code: '06', name: 'Haryana', registers: true },
  { code: '07', name: 'Delhi', registers: true },
  { code: '08', name: 'Rajasthan', registers: true },
  { code: '09', name: 'Uttar Pradesh', registers: true },
  { code: '10', name: 'Bihar', registers: true },
  { code: '11', name: 'Sikkim', registers: true },
  { code: '12', name: 'Arunachal Pradesh', registers: true },
  { code: '13', name: 'Nagaland', registers: true },
  { code: '14', name: 'Manipur', registers: true },
  { code: '15', name: 'Mizoram', registers: true },
  { code: '16', name: 'Tripura', registers: true },
  { code: '17', name: 'Meghalaya', registers: true },
  { code: '18', name: 'Assam', registers: true },
  { code: '19', name: 'West Bengal', registers: true },
  { code: '20', name: 'Jharkhand', registers: true },
  { code: '21', name: 'Odisha', registers: true },
  { code: '22', name: 'Chhattisgarh', registers: true },
  { code: '23', name: 'Madhya Pradesh', registers: true },
  { code: '24', name: 'Gujarat', registers: true },
  { code: '25', name: 'Daman and Diu', registers: false },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu', registers: true },
  { code: '27', name: 'Maharashtra', registers: true },
  { code: '28', name: 'Andhra Pradesh (before division)', registers: false },
  { code: '29', name: 'Karnataka', registers: true },
  { code: '30', name: 'Goa', registers: true },
  { code: '31', name: 'Lakshadweep', registers: true },
  { code: '32', name: 'Kerala', registers: true },
  { code: '33', name: 'Tamil Nadu', registers: true },
  { code: '34', name: 'Puducherry', registers: true },
  { code: '35', name: 'Andaman and Nicobar Islands', registers: true },
  { code: '36', name: 'Telangana', registers: true },
  { code: '37', name: 'Andhra Pradesh', registers: true },
  { code: '38', name: 'Ladakh', registers: true },
  { code: '96', name: 'Other Country', registers: false },
  { code: '97', name: 'Other Territory', registers: true },
  { code: '99', name: 'Centre Jurisdiction', registers: false },
];
