/** The natures of challans in table 13 of GSTR-1, by the portal's numbers; 11, liquid gas, is not sold here. */
export type ChallanNature = 9 | 10 | 12;

/** `months`: so long the goods may stay out; null where the law says nothing. `warnAfter`: from this month on they are named. */
type Rule = {
  text: string;
  /** The boxed notice on the paper. */
  notice: string;
  nature: ChallanNature;
  /** The goods are on their way to the one who buys them: the challan then shows rate and tax (rule 55(1)(vii)). */
  isSupply: boolean;
  /** The goods stay the firm's until they are invoiced or come back. Between two places of the firm nothing is left to do. */
  isOpen: boolean;
  months: number | null;
  warnAfter: number | null;
  law: string;
  /** At the e-way bill portal: the sub supply type, with a description where the portal wants one. */
  subSupplyType: number;
  subSupplyText: string;
};

const notInvoice = 'Not a tax invoice.';
const noSupply = {
  nature: 12,
  isSupply: false,
  isOpen: true,
  months: null,
  warnAfter: null,
  law: 'CGST rule 55(1)(c)',
  subSupplyType: 8,
} as const;

/** Why goods travel on a challan, with what follows from it (CGST rules 45 and 55, sections 31(7) and 143). */
export const challanPurposes = {
  site: {
    ...noSupply,
    text: 'To a site, before the invoice',
    notice: `${notInvoice} The invoice follows (rule 55(4)).`,
    isSupply: true,
    law: 'CGST rule 55(4)',
    subSupplyType: 9,
    subSupplyText: '',
  },
  approval: {
    ...noSupply,
    text: 'On approval',
    notice: `${notInvoice} On approval, at most six months (section\u00a031(7)).`,
    nature: 10,
    months: 6,
    warnAfter: 5,
    law: 'CGST Act, section 31(7)',
    subSupplyText: 'On approval',
  },
  'job-work': {
    ...noSupply,
    text: 'Job work',
    notice: `${notInvoice} For job work, back within a year (section 143).`,
    nature: 9,
    months: 12,
    warnAfter: 11,
    law: 'CGST Act, section 143',
    subSupplyType: 4,
    subSupplyText: '',
  },
  samples: {
    ...noSupply,
    text: 'Samples',
    notice: `${notInvoice} Samples, not for sale (rule 55(1)(c)).`,
    subSupplyText: 'Samples',
  },
  branch: {
    ...noSupply,
    text: 'To our own branch',
    notice: `${notInvoice} Between our own places (rule 55(1)(c)).`,
    isOpen: false,
    subSupplyType: 5,
    subSupplyText: '',
  },
  other: {
    ...noSupply,
    text: 'Another reason than supply',
    notice: `${notInvoice} Moved for another reason than supply (rule 55).`,
    subSupplyText: '',
  },
} as const satisfies Record<string, Rule>;

export type ChallanPurpose = keyof typeof challanPurposes;

export const challanPurposeNames = Object.keys(challanPurposes) as ChallanPurpose[];

/** `purposeRule('approval')?.months` → `6`; null for a text that is no purpose. */
export function purposeRule(purpose: string | undefined): Rule | null {
  return purpose !== undefined && Object.hasOwn(challanPurposes, purpose)
    ? challanPurposes[purpose as ChallanPurpose]
    : null;
}

/** `purposeText({ purpose: 'other', purposeRemark: 'Repair' })` → `'Repair'`: what is written on the paper. */
export function purposeText({ purpose, purposeRemark = '' }: { purpose?: string; purposeRemark?: string }): string {
  return purposeRemark || (purposeRule(purpose)?.text ?? '');
}
