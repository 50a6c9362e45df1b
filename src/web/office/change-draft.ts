import { products } from '#domain/catalogue/products.ts';
import type { DraftHeader, DraftLine, InvoiceDraft } from '#domain/invoice/invoice.ts';
import { blankLine } from './blank-draft.ts';
import type { SavedDraft } from './draft-store.ts';
import { suggestTaxType } from './suggest-tax-type.ts';

export type LineCell = Exclude<keyof DraftLine, 'row'>;

export type DraftChange =
  | { is: 'field'; field: keyof DraftHeader; value: string }
  | { is: 'cell'; row: number; cell: LineCell; value: string }
  | { is: 'add line' }
  | { is: 'fill'; draft: InvoiceDraft }
  | { is: 'new key'; key: string };

type Form = Pick<SavedDraft, 'draft' | 'key' | 'taxTypeChosen'>;

/** The form after a change. Choosing a product sets its HSN; Tax Type follows the addresses until staff choose it. */
export const changeDraft = (form: Form, change: DraftChange): Form => {
  const { draft } = form;
  switch (change.is) {
    case 'field': {
      const changed = { ...draft, [change.field]: change.value };
      const taxTypeChosen = form.taxTypeChosen || change.field === 'taxType';
      const follows = !taxTypeChosen && saysWhere.includes(change.field);
      const taxType = follows ? suggestTaxType(changed) : changed.taxType;
      return { ...form, taxTypeChosen, draft: { ...changed, taxType } };
    }
    case 'cell': {
      const cells = { [change.cell]: change.value, ...(change.cell === 'product' ? hsnOf(change.value) : {}) };
      const lines = draft.lines.map((line) => (line.row === change.row ? { ...line, ...cells } : line));
      return { ...form, draft: { ...draft, lines } };
    }
    case 'add line':
      return { ...form, draft: { ...draft, lines: [...draft.lines, blankLine(draft.lines.length + 1)] } };
    case 'fill':
      // Its Tax Type is the original's, whatever the addresses say today.
      return { ...form, draft: change.draft, taxTypeChosen: true };
    case 'new key':
      return { ...form, key: change.key };
  }
};

const saysWhere: (keyof DraftHeader)[] = ['taxState', 'buyerAddress', 'consigneeAddress'];

// A product without a default clears the row's HSN: the one before belonged to another product.
const hsnOf = (name: string) => {
  const product = products.find((candidate) => candidate.name === name);
  return product ? { hsn: product.hsn } : {};
};
