import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { OverCreditedInvoices } from './over-credited-invoices.tsx';

const shown = (overCredited: ReturnAnswer['overCredited']) =>
  renderToStaticMarkup(<OverCreditedInvoices shown={{ overCredited } as ReturnAnswer} />);

test('An over-credited invoice is named with what it came to, its notes as links, and the remedy', () => {
  const note = { id: 'n1', number: 'CN-DL/26-27/001', date: '2026-10-05', value: 1_18_000_00, filed: true };
  const markup = shown([
    {
      ...{ id: 'i1', number: 'DL/26-27/0001', date: '2026-10-02', value: 1_18_000_00, credited: 1_65_200_00 },
      notes: [note, { ...note, id: 'n2', number: 'CN-DL/26-27/002', value: 47_200_00, filed: false }],
    },
  ]);
  expect(markup).toContain('href="/document/i1"');
  expect(markup).toContain('href="/document/n2"');
  const text = markup.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('1 invoice is credited with ₹ 47,200.00 more than billed');
  expect(text).toContain(
    'Cancel the credit notes that are too much. One whose return is filed stays: bill the difference',
  );
  expect(text).toContain('02/10/2026: ₹ 1,18,000.00 billed, ₹ 1,65,200.00 credited.');
  expect(text).toContain(
    'CN-DL/26-27/001 of 05/10/2026, ₹ 1,18,000.00, filed; CN-DL/26-27/002 of 05/10/2026, ₹ 47,200.00',
  );
  expect(shown([])).toBe('');
});
