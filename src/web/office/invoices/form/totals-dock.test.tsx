import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { sheetWording } from '#domain/invoices/sheet/sheet-wording.ts';
import { buildForm } from '#test/build/build-form.ts';
import { InvoiceChecks } from './invoice-checks.tsx';
import { TotalsDock } from './totals-dock.tsx';

test.each(['tax', 'pro', 'credit', 'challan'] as const)(
  'The form of a %s calls its sum as the paper does: in the figures, in words and spoken',
  (kind) => {
    const draft = buildForm({ kind });
    const { totals } = liveTotals(draft);
    const shown = renderToStaticMarkup(
      <>
        <TotalsDock draft={draft} totals={totals} open={[]} warnings={[]} busy={false}>
          {null}
        </TotalsDock>
        <InvoiceChecks draft={draft} totals={totals} customer={null} warnings={[]} corrections={null} />
      </>,
    );
    const { payable } = sheetWording({ kind, buyerAddress: '' });
    expect(shown).toContain(`<dt>${payable}</dt>`);
    expect(shown).toContain(`${payable} in words</h2>`);
    expect(shown).toMatch(new RegExp(`role="status">${payable} [\\d,.]+ rupees<`));
  },
);
