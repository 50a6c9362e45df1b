/** The languages of letters to a customer, as the site names them in its paths. */
export const customerLanguages = ['en', 'hi', 'or'] as const;

type CustomerLanguage = (typeof customerLanguages)[number];

/** What staff write about a customer. '' for what is not known. */
export type CustomerFields = {
  /** '' when the customer is not registered. */
  gstin: string;
  /** The block as it is printed. Its first line is the name. */
  billingAddress: string;
  /** Blocks as they are printed. */
  deliveryAddresses: string[];
  /** Read from the billing address when staff leave it blank. */
  place: string;
  pin: string;
  contactPerson: string;
  phone: string;
  email: string;
  language: CustomerLanguage;
  /** How many days after its date an invoice is due: 0 to 180. */
  creditDays: number;
  /** The name of the ledger in Tally; '' means the customer's name. */
  tallyName: string;
  /** Only staff see it. */
  note: string;
  /** `yes`: a unit or a developer of a special economic zone. */
  sez: '' | 'yes';
};

/** A party that is billed. Instants are ISO UTC text. */
export type Customer = CustomerFields & {
  id: string;
  /** Counts the changes, from 1: a change names the version that it was made from. */
  version: number;
  /** The first line of the billing address. */
  name: string;
  /** Of the GSTIN, else of the billing address; '' when neither shows a state. */
  stateCode: string;
  /** Null while the customer is live. */
  archivedAt: string | null;
  /** The id of the customer that took over the documents of this archived one. */
  mergedInto: string | null;
  createdAt: string;
  createdBy: string;
  changedAt: string;
  changedBy: string;
};
