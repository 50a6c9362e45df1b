/** The day on which the sources below were last read: a change of the law after it is not known here. */
export const lawReadOn = '2026-11-21';

/** A figure that holds from a day on, until the next one. */
type LegalFigure<T> = { from: string; value: T; source: string };

/** `legalFigure('b2clAbove', '2024-07-31')` → `2_50_000_00`. Before the first day the first figure holds. */
export function legalFigure<Name extends keyof typeof law>(
  name: Name,
  date: string,
): (typeof law)[Name][number]['value'] {
  const figures: readonly LegalFigure<unknown>[] = law[name];
  return (figures.findLast(({ from }) => from <= date) ?? figures[0])?.value as (typeof law)[Name][number]['value'];
}

/**
 * The figures of the GST law that the return, the e-invoice, the e-way bill and credit notes depend on, the oldest first.
 * Money is in paise. Rates of goods are in `domain/tax`; what is not covered is in `docs/returns.md`.
 */
export const law = {
  /** GSTR-1: an invoice to an unregistered buyer in another state is listed alone (B2CL) when its value is above this. */
  b2clAbove: [
    { from: '2017-07-01', value: 2_50_000_00, source: 'CGST Rules, rule 59(4), as first made' },
    { from: '2024-08-01', value: 1_00_000_00, source: 'Notification 12/2024-Central Tax, 10 July 2024' },
  ],
  /** GSTR-1: table 12 has a part for registered and a part for unregistered buyers. */
  hsnInTwoTables: [
    { from: '2017-07-01', value: false, source: 'Form GSTR-1, table 12' },
    { from: '2025-05-01', value: true, source: 'GSTN advisory on phase III of table 12, May 2025' },
  ],
  /** GSTR-1: the day of the next month on which it is due. */
  monthlyDueDay: [{ from: '2020-12-01', value: 11, source: 'Notification 83/2020-Central Tax, 10 November 2020' }],
  /** The same of a quarter. */
  quarterlyDueDay: [{ from: '2020-12-01', value: 13, source: 'Notification 83/2020-Central Tax, 10 November 2020' }],
  /** The same for the invoices of the first two months of a quarter (invoice furnishing facility, IFF). */
  iffDueDay: [{ from: '2021-01-01', value: 13, source: 'Notification 82/2020-Central Tax: CGST Rules, rule 59(2)' }],
  /** The most taxable value that the IFF of a month takes. */
  iffUpTo: [
    { from: '2021-01-01', value: 50_00_000_00, source: 'Notification 82/2020-Central Tax: CGST Rules, rule 59(2)' },
  ],
  /** A firm with a larger turnover in the year before may not file by the quarter. */
  quarterlyUpTo: [
    { from: '2021-01-01', value: 5_00_00_000_00, source: 'Notification 84/2020-Central Tax, 10 November 2020' },
  ],
  /** The rates in percent that GSTN's offline tool takes. */
  toolRates: [
    {
      from: '2017-07-01',
      value: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40],
      source: 'GSTN Returns Offline Tool V3.2.4',
    },
  ],
  /** The least digits of an HSN code while the turnover of the year before was at most ₹ 5 crore. */
  hsnDigits: [{ from: '2021-04-01', value: 4, source: 'Notification 78/2020-Central Tax, 15 October 2020' }],
  /** The same above ₹ 5 crore. */
  hsnDigitsAboveFiveCrore: [
    { from: '2021-04-01', value: 6, source: 'Notification 78/2020-Central Tax, 15 October 2020' },
  ],
  /** e-invoices are compulsory after a year with a larger turnover, counted from 2017-18. */
  eInvoiceAbove: [
    { from: '2023-08-01', value: 5_00_00_000_00, source: 'Notification 10/2023-Central Tax, 10 May 2023' },
  ],
  /** From ₹ 10 crore a document must reach the e-invoice portal within this many days, its own the first. */
  eInvoiceWithinDays: [{ from: '2025-04-01', value: 30, source: 'GSTN advisory of 5 November 2024' }],
  /** For this many hours after its acknowledgement an IRN can be cancelled at the portal. */
  irnCancelHours: [{ from: '2020-10-01', value: 24, source: 'e-Invoice portal, INV-01 version 1.1' }],
  /** An e-way bill is required when the goods with their tax are worth more than this and leave the state. Within one: `eway/state-limits.ts`. */
  eWayInterStateAbove: [{ from: '2018-04-01', value: 50_000_00, source: 'CGST Rules, rule 138(1)' }],
  /** An e-way bill is valid for one day for each of these kilometres or a part of them. */
  eWayKilometresADay: [
    { from: '2021-01-01', value: 200, source: 'Notification 94/2020-Central Tax: CGST Rules, rule 138(10)' },
  ],
  /** For this many hours an e-way bill can be cancelled. */
  eWayCancelHours: [{ from: '2018-04-01', value: 24, source: 'CGST Rules, rule 138(9)' }],
  /** The document of an e-way bill may be this many days old. */
  eWayDocumentDays: [{ from: '2025-01-01', value: 180, source: 'NIC advisory of 17 December 2024' }],
  /** The month and day after the financial year of the invoice by which a credit note must be declared in a return. */
  creditNotesDeclaredBy: [
    { from: '2022-10-01', value: '11-30', source: 'CGST Act, section 34(2), Notification 18/2022-Central Tax' },
  ],
} as const satisfies Record<string, readonly LegalFigure<unknown>[]>;
