import type { Callback } from '../callbacks/callback.ts';
import type { CallbackPicture } from '../callbacks/callback-picture.ts';
import type { CatalogueRecord } from '../catalogue/catalogue-record.ts';
import { blankHeader } from '../invoices/blank-header.ts';
import { chooseProduct } from '../invoices/choose-product.ts';
import { linesToCredit } from '../invoices/credit/credit-left.ts';
import type { CreditedInvoice } from '../invoices/credited-invoice.ts';
import { blankLine } from '../invoices/draft-fields.ts';
import type { DraftLine, InvoiceDraft } from '../invoices/invoice.ts';
import type { ProductHabits } from '../invoices/product-habits.ts';
import type { CatalogueMaterial } from '../materials/catalogue-material.ts';
import { productOf, ratedAs } from '../materials/choices/material-choices.ts';
import { findMaterial } from '../samples/find-samples.ts';
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

/** A pro-forma or an invoice from an enquiry: the visitor is the buyer, and each selected picture or each sample is a row. */
export function draftFromEnquiry(
  enquiry: Pick<Callback, 'id' | 'name' | 'contactNumber' | 'email' | 'pictures' | 'measures' | 'sample'>,
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
    lines: wantedIn(enquiry, materials).map(({ cells, folder, material }, index) => {
      const product = productOf({ folder, product: '', ...material }, record);
      const row = { ...blankLine(index + 1), ...cells };
      const filled =
        product === '' ? row : chooseProduct(record.products, row, product, undefined, habits[product]).line;
      if (!material) return filled;
      const { rate, unit } = ratedAs(material.rate, record);
      // The walls may be counted in another unit than the rate is for.
      const isPriced = rate !== '' && (cells.unit ?? unit) === unit;
      return { ...filled, ...(isPriced && { rate, unit }), material: material.code };
    }),
  };
}

/** The product of the form that a selected picture becomes: that of the material it was selected as, or of its folder; '' for none. */
export function pictureProduct(
  picture: Pick<CallbackPicture, 'folder' | 'name' | 'title'>,
  record: CatalogueRecord,
  materials: readonly CatalogueMaterial[],
): string {
  return productOf({ folder: picture.folder, product: '', ...materialSaid(materials, picture) }, record);
}

type Wanted = { cells: Partial<DraftLine>; folder: string; material: CatalogueMaterial | undefined };

/** Who asks for samples names materials: two of them may have one picture, and one may have none. */
function wantedIn(
  enquiry: Pick<Callback, 'pictures' | 'measures' | 'sample'>,
  materials: readonly CatalogueMaterial[],
): Wanted[] {
  if (enquiry.sample)
    return enquiry.sample.items.map(({ code, name, colourway }) => {
      const material = findMaterial(materials, code);
      const description = `${name}, ${code} ${colourway}`.trim();
      return { cells: { description }, folder: material?.folder ?? '', material };
    });
  return enquiry.pictures.map((picture, index) => ({
    cells: measuredCells(picture.title, wallsOfPicture(enquiry, index)),
    folder: picture.folder,
    material: materialSaid(materials, picture),
  }));
}

/** What a picture shows, where its title names the code: the row says of which material it is, or is of none. */
function materialSaid(
  materials: readonly CatalogueMaterial[],
  { folder, name, title }: Pick<CallbackPicture, 'folder' | 'name' | 'title'>,
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
