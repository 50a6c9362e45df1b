import type { FilingFrequency } from '../returns/period.ts';
import type { ChosenLedgers } from '../tally/tally-ledgers.ts';
import type { TaxState } from '../tax/states.ts';
import type { ChosenField } from './compulsory-fields.ts';
import type { Contact } from './contact.ts';

/** One GST registration: the supplier's address as the documents of that state print it. */
export type Registration = {
  state: TaxState;
  gstin: string;
  /** Address lines, top to bottom. */
  address: string[];
  phone: string;
  email: string;
  /** Where buyers pay by UPI. Absent: no code on the paper. */
  upiId?: string | undefined;
  /** How often GSTR-1 is filed. Absent: monthly. */
  filing?: FilingFrequency | undefined;
};

type BankAccount = { accountName: string; bank: string; accountNumber: string; ifsc: string };

/** The turnover of the firm in a year, in crore of rupees: it sets the digits of an HSN code, and the days for an e-invoice. */
export const turnoverBands = ['up-to-5', '5-to-10', 'from-10'] as const;

export type TurnoverBand = (typeof turnoverBands)[number];

/** The firm as its documents show it. Saved in versions; a document names the version it was issued under. */
export type Company = {
  name: string;
  /** By the state's id, in the order in which the firm wants to see them. Absent, or without a GSTIN: it is not registered there. */
  registrations: Partial<Record<TaxState, Registration>>;
  bank: BankAccount | null;
  declaration: string;
  /** PNG or JPEG as a data URL; '' when there is none. */
  logo: string;
  signature: string;
  signatory: string;
  /** The next number of a series before its first document, e.g. `{ 'GA/26-27/': 118, 'RC-GA/26-27/': 41 }`. */
  openingNumbers: Record<string, number>;
  /** The first day whose invoices are owed here. Absent: the day on which this shop got its receipts, or every day of a new shop. */
  moneyKeptFrom?: string | undefined;
  /** The first day whose documents to registered buyers need an e-invoice. Absent: the firm makes none. */
  eInvoiceFrom?: string | undefined;
  /** The turnover of all registrations together. Absent: up to 5 crore. */
  turnover?: TurnoverBand | undefined;
  /** Fields that a document must fill in beside those of the law. Absent: all of them, as specified. */
  compulsoryFields?: readonly ChosenField[] | undefined;
  /** Papers leave out the codes of materials. Absent: what a row says of its material stands there as typed. */
  papersWithoutCodes?: boolean | undefined;
  /** Staff see Figures too. Absent: owners alone. */
  staffSeeFigures?: boolean | undefined;
  /** Where the weekly letter goes, a mail address each. Absent: there is none. */
  weeklyLetterTo?: readonly string[] | undefined;
  /** Absent: all of them have their usual names. */
  tallyLedgers?: ChosenLedgers | undefined;
  /** Absent from records of earlier releases. */
  contact?: Contact | undefined;
  /** The file name of a gallery's brochure, by the gallery's folder: `{ hpl: 'hpl-2026.pdf' }`. */
  brochures?: Record<string, string> | undefined;
};

export type CompanyVersion = { version: number; savedAt: string; savedBy: string; demo: boolean; company: Company };
