/** A ledger of Tally as its export writes it: texts by the path of their elements below LEDGER. */
export type TallyLedger = {
  name: string;
  texts: Map<string, string[]>;
  /** The bills of its opening balance: texts by element. */
  bills: Map<string, string>[];
};

/** The headings that stand for Tally's own names. They are those that an import understands. */
export const tallyHeadings = [
  'Name',
  'Ledger name in Tally',
  'Address',
  'State',
  'PIN',
  'GSTIN',
  'Contact person',
  'Phone',
  'E-mail',
  'Credit days',
];

/** The cells of a ledger, in the order of the headings. */
export function tallyCells({ name, texts }: TallyLedger): string[] {
  const firstOf = (...paths: string[]) => paths.map((path) => texts.get(path)?.[0]).find(Boolean) ?? '';
  const address = texts.get('LEDMAILINGDETAILS.LIST/ADDRESS.LIST/ADDRESS') ?? texts.get('ADDRESS.LIST/ADDRESS') ?? [];
  const mailingName = firstOf('LEDMAILINGDETAILS.LIST/MAILINGNAME', 'MAILINGNAME.LIST/MAILINGNAME', 'MAILINGNAME');
  return [
    mailingName || name,
    mailingName && mailingName !== name ? name : '',
    address.join('\n'),
    firstOf('LEDMAILINGDETAILS.LIST/STATE', 'LEDSTATENAME', 'STATENAME', 'PRIORSTATENAME'),
    firstOf('LEDMAILINGDETAILS.LIST/PINCODE', 'PINCODE'),
    firstOf('LEDGSTREGDETAILS.LIST/GSTIN', 'PARTYGSTIN'),
    firstOf('LEDGERCONTACT', 'CONTACTDETAILS.LIST/NAME'),
    firstOf('LEDGERMOBILE', 'LEDGERPHONE', 'CONTACTDETAILS.LIST/PHONENUMBER'),
    firstOf('EMAIL', 'LEDMAILINGDETAILS.LIST/EMAIL'),
    firstOf('BILLCREDITPERIOD'),
  ];
}

/** The name of the group that the ledger belongs to. */
export function tallyParent({ texts }: TallyLedger): string {
  return texts.get('PARENT')?.[0] ?? '';
}
