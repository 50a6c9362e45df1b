/** What a column of a sheet can be. */
export const importFields = [
  'name',
  'gstin',
  'address',
  'place',
  'pin',
  'state',
  'deliveryAddress',
  'contactPerson',
  'phone',
  'email',
  'language',
  'creditDays',
  'tallyName',
  'note',
] as const;

export type ImportField = (typeof importFields)[number];

/** The texts of a row by field; a field without a text is absent. Lines of an address from several columns are joined. */
export type ImportValues = Partial<Record<ImportField, string>>;

/** The field of each column of a sheet; null for a column that is left out. */
export type ImportColumns = (ImportField | null)[];

export const importFieldLabels: Record<ImportField, string> = {
  name: 'Name',
  gstin: 'GSTIN',
  address: 'Address',
  place: 'Place',
  pin: 'PIN',
  state: 'State',
  deliveryAddress: 'Delivery address',
  contactPerson: 'Contact person',
  phone: 'Phone',
  email: 'E-mail',
  language: 'Writes in',
  creditDays: 'Credit days',
  tallyName: 'Tally ledger',
  note: 'Note',
};

/** Several columns can be lines of one address. Every other field has at most one column. */
export function takesManyColumns(field: ImportField): boolean {
  return field === 'address' || field === 'deliveryAddress';
}
