import type { TaxState } from '../tax/gst.ts';
import type { Contact } from './contact.ts';

/** One GST registration: the supplier's address as the documents of that state print it. All blank: the firm is not registered there. */
export type Registration = {
  state: TaxState;
  gstin: string;
  /** Address lines, top to bottom. */
  address: string[];
  phone: string;
  email: string;
  /** Where buyers pay by UPI. Absent: no code on the paper. */
  upiId?: string | undefined;
};

type BankAccount = { accountName: string; bank: string; accountNumber: string; ifsc: string };

/** The firm as its documents show it. Saved in versions; a document names the version it was issued under. */
export type Company = {
  name: string;
  registrations: Record<TaxState, Registration>;
  bank: BankAccount | null;
  declaration: string;
  /** PNG or JPEG as a data URL; '' when there is none. */
  logo: string;
  signature: string;
  signatory: string;
  /** The next number of a series before its first document, e.g. `{ 'DL/26-27/': 118 }`. */
  openingNumbers: Record<string, number>;
  /** The first day whose invoices are owed here. Absent: the day on which this shop got its receipts, or every day of a new shop. */
  moneyKeptFrom?: string | undefined;
  /** Absent from records of earlier releases. */
  contact?: Contact | undefined;
  /** The file name of a gallery's brochure, by the gallery's folder: `{ hpl: 'hpl-2026.pdf' }`. */
  brochures?: Record<string, string> | undefined;
};

export type CompanyVersion = { version: number; savedAt: string; savedBy: string; demo: boolean; company: Company };
