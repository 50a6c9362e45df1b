import type { Callback } from '../callbacks/callback.ts';
import type { CatalogueRecord } from '../catalogue/catalogue-record.ts';
import { folderProduct } from '../catalogue/folders-of.ts';
import { blankHeader } from '../invoices/blank-header.ts';
import { chooseProduct } from '../invoices/choose-product.ts';
import { linesToCredit } from '../invoices/credit/credit-left.ts';
import type { CreditedInvoice } from '../invoices/credited-invoice.ts';
import { blankLine } from '../invoices/draft-fields.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { ProductHabits } from '../invoices/product-habits.ts';
import type { CatalogueMaterial } from '../materials/catalogue-material.ts';
import { measuredCells, wallsOfPicture } from './measured-cells.ts';
import type { OriginFacts } from './origin-facts.ts';
import { linesLeft } from './rows-left.ts';
import { withoutChain, withoutPurpose } from './without-chain.ts';

type DocumentOrigin = Extract<OriginFacts, { kind: 'document' }>;

/**
 * The tax invoice of what is left of a pro-forma or a challan: everything is copied, the dates are today's, and each row names
 * the row that it comes from. A row of which nothing is left is left out.
 */
export function draftOfRest(origin: DocumentOrigin, today: string): InvoiceDraft {
  const draft = withoutPurpose(withoutChain(origin.draft));
  const lines = linesLeft(draft, origin.invoiced, origin.cameBack);
  return {
    ...dated(draft, today),
    kind: 'tax',
    from: origin.id,
    lines: lines.map((line, index) => ({ ...line, row: index + 1, fromRow: String(line.row) })),
  };
}

/** The credit note of what is left of a tax invoice. Its Reference No says what it is made from. */
export function draftFromInvoice(invoice: CreditedInvoice, today: string): InvoiceDraft {
  const { draft, number } = invoice;
  const { paymentTerms: _, ...note } = withoutChain({ ...draft, lines: linesToCredit(invoice) });
  return { ...dated(note, today), kind: 'credit', referenceNumber: number };
}

/** A pro-forma or an invoice from an enquiry: the visitor is the buyer, and each selected picture is a row, of its material where its title names one. */
export function draftFromEnquiry(
  enquiry: Pick<Callback, 'id' | 'name' | 'contactNumber' | 'email' | 'pictures' | 'measures'>,
  kind: InvoiceDraft['kind'],
  today: string,
  habits: ProductHabits,
  record: CatalogueRecord,
  materials: readonly CatalogueMaterial[],
): InvoiceDraft {
  const { name, contactNumber, email } = enquiry;
  return {
    ...dated({ ...blankHeader, kind, lines: [] }, today),
    from: enquiry.id,
    buyerAddress: [name, contactNumber && `Phone ${contactNumber}`, email].filter((line) => line !== '').join('\n'),
    lines: enquiry.pictures.map(({ folder, name: picture, title }, index) => {
      const material = materialSaid(materials, { folder, name: picture, title });
      const product = material?.product || folderProduct(record, folder);
      const row = { ...blankLine(index + 1), ...measuredCells(title, wallsOfPicture(enquiry, index)) };
      const filled =
        product === '' ? row : chooseProduct(record.products, row, product, undefined, habits[product]).line;
      return material ? { ...filled, material: material.code } : filled;
    }),
  };
}

/** What a picture shows, where its title names the code: the row says of which material it is, or is of none. */
function materialSaid(
  materials: readonly CatalogueMaterial[],
  { folder, name, title }: { folder: string; name: string; title: string },
): CatalogueMaterial | undefined {
  return materials.find(
    ({ code, colourways }) =>
      title.includes(code) &&
      colourways.some(({ pictures }) => pictures.some((each) => each.folder === folder && each.name === name)),
  );
}

function dated(draft: InvoiceDraft, today: string): InvoiceDraft {
  return { ...draft, number: '', date: today, buyerDate: today, deliveryNoteDate: today };
}
