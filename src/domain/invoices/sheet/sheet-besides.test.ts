import { describe, expect, test } from 'vitest';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { readValidDraft } from '../read-draft.ts';
import { type InvoiceSheet, invoiceSheet } from './invoice-sheet.ts';
import type { PortalFacts } from './portal-facts.ts';

type Changes = Parameters<typeof buildIssuedInvoice>[1];

describe('What the portals and the firm say besides', () => {
  const portal: PortalFacts = {
    line: 1,
    irn: { irn: 'fb9e', ackNo: '1826', ackAt: '2026-11-21T06:00:00.000Z', signedQr: 'eyJ', isCancelled: false },
    eway: { number: '771200004821', validUntil: '2026-11-22', vehicle: 'DL01LX0000' },
  };
  const firm = buildCompany();
  const own = firm.registrations[home];
  const registrations = { ...firm.registrations, ...(own && { [home]: { ...own, upiId: 'firm@smplbank' } }) };
  const shown = (changes: Changes, options: Partial<Parameters<typeof invoiceSheet>[2]>) => {
    const issued = buildIssuedInvoice(1, changes);
    const invoice = { ...readValidDraft(issued.draft), number: issued.number };
    return invoiceSheet(invoice, buildCompany({ registrations }), { copy: 'original', specimen: false, ...options });
  };
  const names = (facts: InvoiceSheet['refs']) => facts.map(([name]) => name);

  test('stands on a document that is paid', () => {
    const sheet = shown({}, { portal });
    expect(sheet.irn).toMatchObject({ code: 'eyJ', says: null });
    expect(sheet.refs).toContainEqual(['Vehicle No', 'DL01LX0000']);
    expect(names(sheet.bank)).toEqual(['Account name', 'Bank', 'Account no.', 'IFSC', 'UPI']);
    expect(sheet.bank.at(-1)).toEqual(['UPI', 'firm@smplbank']);
    expect(sheet.upi).toMatchObject({ upiId: 'firm@smplbank' });
    expect(names(shown({ type: 'pro' }, {}).bank)).toEqual(['Account name', 'Bank', 'Account no.', 'IFSC']);
  });

  test('does not stand on a cancelled one: it says when and why, and nobody pays', () => {
    const cancellation = { at: '2026-11-21T19:00:00.000Z', because: { reason: 'duplicate', why: '' } } as const;
    const sheet = shown({}, { portal, cancellation });
    expect(sheet).toMatchObject({ bank: [], upi: null, irn: null, cancelled: { on: '22/11/2026' } });
    expect(sheet.cancelled?.why).not.toBe('');
    expect(names(sheet.refs)).not.toContain('Vehicle No');
    expect(shown({}, {}).cancelled).toBeNull();
  });

  test('says the place that was frozen, or only that it is outside the state', () => {
    expect(shown({}, { place: { code: '18', name: 'Assam' } }).strip[2]).toEqual(['Place of supply', 'Assam (18)']);
    expect(shown({}, { place: null }).strip[2]).toEqual(['Place of supply', `Outside ${homeName}`]);
  });

  test('On a supply without tax the words of the law, and no table of tax', () => {
    const zone = 'Example Exports\nNoida 201305\nGSTIN 09AAAAA0000A1Z0';
    const sheet = shown({ buyerAddress: zone, taxType: 'central', supplyType: 'SEZWOP' }, {});
    expect(sheet.notice).toMatch(/^SUPPLY MEANT FOR EXPORT.* WITHOUT PAYMENT OF INTEGRATED TAX$/);
    expect(sheet.heads).toEqual(['IGST']);
  });

  test('A challan says why goods travel, and asks nobody for money', () => {
    const sheet = shown({ type: 'challan', purpose: 'approval' }, {});
    expect(sheet.strip[2]?.[0]).toBe('Purpose');
    expect(sheet.strip[2]?.[1]).not.toBe('');
    expect(sheet.notice).not.toBe('');
    expect(names(sheet.refs)).not.toContain('Reverse charge');
    expect(sheet).toMatchObject({ bank: [], upi: null, heads: [], taxRows: [] });
    expect(sheet.taxTotal).toEqual({ value: sheet.totals[0]?.[1], heads: [], total: '0.00' });
    expect(sheet.rows[0]?.gst).toBe('');
    expect(sheet.rows[0]?.rate).not.toBe('');
  });

  test('A credit note without GST says that section 34 does not apply, and names neither reverse charge nor a place', () => {
    const sheet = shown({ type: 'credit', withoutGst: 'yes', referenceNumber: 'DL/26-27/0042' }, {});
    expect(sheet.notice).toBe('Without GST. The input tax credit stays as it is.');
    expect(sheet.declaration).toContain('it is no credit note under section 34');
    expect(names(sheet.refs)).not.toContain('Reverse charge');
    expect(sheet.strip[2]).toEqual(['Against tax invoice', 'DL/26-27/0042']);
    expect(names(sheet.refs)).not.toContain('Place of supply');
    expect(sheet.bank).toEqual([]);
  });

  test('What staff typed besides is printed with the labels of the form', () => {
    const { refs } = shown({ otherRefrences: 'Site 4', buyerOrderNumber: 'B 7', termsOfDelivery: 'At the door' }, {});
    expect(refs).toEqual(
      expect.arrayContaining([
        ['Other Refrences', 'Site 4'],
        ['Buyer Order No', 'B 7'],
        ['Terms of Delivery', 'At the door'],
      ]),
    );
  });
});
