import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import type { Callback } from '#domain/callbacks/callback.ts';
import type { Company, Registration } from '#domain/company/company.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { seriesOf } from '#domain/invoices/invoice-number.ts';
import { invoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import type { Photo } from '#domain/photos/photo.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { NewInvoice } from '#operations/ports/invoices.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

export const actor: Actor = { username: 'meena', address: '192.0.2.1' };

/** A complete one-line tax invoice as the wire carries it. */
export function buildInput(changes: InvoiceInput = {}): InvoiceInput {
  return {
    type: 'tax',
    taxState: home,
    taxType: 'state',
    consigneeAddress: 'Sample Residency, Tower B\nSector 18, New Delhi 110075',
    buyerAddress: 'Sample Interiors\n8 Example Marg, New Delhi 110024\nGSTIN 07ABCDE1234F2Z1',
    invoiceNo: '',
    orderDate: '2026-11-21',
    referenceNumber: 'AI/Q/318',
    otherRefrences: 'Mail of 18 Nov',
    buyerOrderNumber: 'PO-0077',
    buyerDate: '2026-11-18',
    dispatchDocNo: 'DC-1182',
    deliveryNoteDate: '2026-11-21',
    dispatchedThrough: 'Road',
    destination: 'New Delhi',
    termsOfDelivery: 'Delivered at site',
    productname1: 'Wallpaper',
    pcomment1: 'Grass weave, ivory',
    hsn1: '48142000',
    qty1: '42',
    rate1: '2150.00',
    ratePerQty1: 'roll',
    gst1: '18',
    ...changes,
  };
}

export function buildDraft(changes: InvoiceInput = {}): InvoiceDraft {
  return draftFromInput(buildInput(changes));
}

let made = 0;

/** What the store is asked to issue, for a draft without problems. */
export function buildNewInvoice(changes: InvoiceInput = {}, more: Partial<NewInvoice> = {}): NewInvoice {
  const input = buildInput(changes);
  const draft = draftFromInput(input);
  const invoice = readValidDraft(draft);
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    kind: invoice.kind,
    taxState: invoice.taxState,
    taxType: invoice.taxType,
    date: invoice.date,
    issuedAt: '2026-11-21T06:00:00.000Z',
    actor,
    draft,
    totals: invoiceTotals(invoice).totals,
    buyerName: buyerName(invoice.buyerAddress),
    companyVersion: 1,
    checkedWith: null,
    specimen: false,
    customer: null,
    ownBranch: false,
    original: null,
    origin: null,
    typedNumber: invoice.number || null,
    series: seriesOf(invoice.kind, invoice.taxState, invoice.date),
    openingNumber: 1,
    dataFor: (number, dueDate) => issuedData(input, number, dueDate),
    idempotency: null,
    ...more,
  };
}

/** The firm of the tests is registered in two states. */
export type TestCompany = Company & { registrations: { [home]: Registration; [branch]: Registration } };

export function buildCompany(changes: Partial<Company> = {}): TestCompany {
  const company: TestCompany = {
    name: 'Sample Interiors Trading',
    registrations: {
      [home]: {
        state: home,
        gstin: '07AAKFA0000A1ZK',
        address: ['Shop 14, Sample Market', 'New Delhi 110015'],
        phone: '011 0000 0000',
        email: `${home}@example.com`,
      },
      [branch]: {
        state: branch,
        gstin: '21AAKFA0000A1ZU',
        address: ['Plot 7, Example Road', 'Bhubaneswar 751001'],
        phone: '0674 000 0000',
        email: `${branch}@example.com`,
      },
    },
    bank: {
      accountName: 'Sample Interiors Trading',
      bank: 'Sample Bank',
      accountNumber: '000012345678',
      ifsc: 'SMPL0000123',
    },
    declaration: 'We declare that this invoice shows the actual price of the goods described.',
    logo: '',
    signature: '',
    signatory: 'Authorised Signatory',
    openingNumbers: {},
  };
  return { ...company, ...changes } as TestCompany;
}

/** A picture's row as the index keeps it; its files are not stored anywhere. */
export function buildPhoto(changes: Partial<Photo> = {}): Photo {
  made += 1;
  const hash = String(made).padStart(64, 'a');
  return {
    id: `00000000-0000-4000-9000-${String(made).padStart(12, '0')}`,
    folder: 'wallpapers',
    name: `photo-${made}.jpg`,
    title: 'Grass weave, ivory',
    titles: { hi: '', or: '' },
    colours: ['cream'],
    colourFacts: { read: ['beige'], chosen: null },
    surface: null,
    version: 0,
    hash,
    sourceHash: String(made).padStart(64, 'b'),
    width: 1600,
    height: 1200,
    placeholder: 'data:image/webp;base64,AAAA',
    variants: [
      { format: 'avif', width: 256, height: 192, file: String(made).padStart(64, 'c'), bytes: 9_000 },
      { format: 'jpg', width: 1600, height: 1200, file: hash, bytes: 400_000 },
    ],
    pages: null,
    addedAt: '2026-11-21T06:00:00.000Z',
    addedBy: 'meena',
    removedAt: null,
    ...changes,
  };
}

/** A request that was just taken and waits for its mail. */
export function buildCallback(changes: Partial<Callback> = {}): Callback {
  made += 1;
  return {
    id: `00000000-0000-4000-a000-${String(made).padStart(12, '0')}`,
    receivedAt: '2026-11-21T06:00:00.000Z',
    address: '192.0.2.7',
    email: 'asha@example.com',
    name: 'Asha Rao',
    contactNumber: '9876543210',
    message: 'Blinds for six windows.\nPlease call after 5.',
    state: 'open',
    heldBecause: null,
    tries: 0,
    lastError: '',
    nextTryAt: '2026-11-21T06:00:00.000Z',
    sentAt: null,
    sentBy: '',
    doneAt: null,
    doneBy: '',
    note: '',
    pictures: [],
    measures: [],
    about: null,
    sample: null,
    ...changes,
  };
}
