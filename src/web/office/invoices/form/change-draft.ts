import type { CustomerAnswer } from '#contract/customers.ts';
import { isDate } from '#domain/calendar/indian-date.ts';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { buyerBlock } from '#domain/customers/buyer-block.ts';
import { type ChosenProduct, chooseProduct } from '#domain/invoices/choose-product.ts';
import { blankLine, dateOnly } from '#domain/invoices/draft-fields.ts';
import type { DraftHeader, DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { LineGrid } from '#domain/invoices/paste/paste-rows.ts';
import { type ProductHabit, type ProductHabits, productHabits } from '#domain/invoices/product-habits.ts';
import type { chooseMaterial } from '#domain/materials/choices/choose-material.ts';
import { describeLine } from '#domain/materials/choices/describe-line.ts';
import type { MaterialChoice } from '#domain/materials/choices/material-choices.ts';
import { rateWarning } from '#domain/tax/rates-by-date.ts';
import { suggestTaxType } from '../../parts/documents/suggest-tax-type.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { shareDiscount } from './share-discount.ts';
import { type OptionalField, type SupplyChoices, withChoice } from './with-choice.ts';

export type LineCell = Exclude<keyof DraftLine, 'row' | 'fromRow' | 'material' | 'measured'>;

export type DraftChange =
  | { kind: 'field'; field: keyof DraftHeader; value: string }
  | { kind: 'cell'; row: number; cell: LineCell; value: string }
  /** `choose`: the rule, which is fetched after the form. */
  | { kind: 'material'; row: number; choice: MaterialChoice; choose: typeof chooseMaterial }
  /** A product that was added to the list for this row. */
  | { kind: 'new product'; row: number; product: Product }
  | { kind: 'add line' }
  /** All lines, in a new order or with others. */
  | ({ kind: 'lines' } & LineGrid)
  | { kind: 'fill'; draft: InvoiceDraft }
  | { kind: 'customer'; customer: CustomerAnswer }
  /** A GSTIN found for the buyer `to`. */
  | { kind: 'add gstin'; to: string; gstin: string }
  | { kind: 'without gst'; chosen: boolean }
  /** A choice of a delivery challan; '' for none. */
  | { kind: 'challan'; field: 'purpose' | 'purposeRemark' | 'showTax'; value: string }
  /** The last day of a pro-forma, or the terms of payment; '' for none. */
  | { kind: 'optional'; field: OptionalField; value: string }
  /** What staff say of the place and the kind of supply; '' for what they do not say. */
  | { kind: 'supply'; set: Partial<SupplyChoices> }
  /** The rows of one place, of a form that had two. */
  | { kind: 'one place'; draft: InvoiceDraft }
  | { kind: 'new key'; key: string };

type Form = Omit<SavedDraft, 'savedAt'>;

/**
 * The form after a change. Choosing a product fills in its HSN and its last used unit and GST, from this form or from
 * `habits`. Tax Type follows the addresses and the rows, and the other two dates follow Date, until staff set them.
 */
export function changeDraft(
  form: Form,
  change: DraftChange,
  habits: ProductHabits,
  products: readonly Product[],
): Form {
  const { draft } = form;
  switch (change.kind) {
    case 'field':
      return withField(form, change.field, change.value);
    case 'cell':
      return followPlace(withCell(form, change, habits, products));
    case 'material': {
      const { row, choice, choose } = change;
      const habit = habitIn(form, row, choice.product, habits);
      return followPlace(withChosen(form, row, (line, before) => choose(products, line, choice, before, habit)));
    }
    case 'new product':
      return followPlace(withProduct(form, change.row, change.product.name, habits, [...products, change.product]));
    case 'add line':
      return { ...form, draft: { ...draft, lines: [...draft.lines, blankLine(draft.lines.length + 1)] } };
    case 'lines':
      return followPlace({ ...form, draft: { ...draft, lines: change.lines }, chosen: change.chosen });
    case 'fill':
      // The Tax Type of the original stays, even if the addresses imply another.
      return { ...form, draft: change.draft, taxTypeChosen: true, chosen: {}, offered: {}, hidden: {} };
    case 'customer':
      return withCustomer(form, change.customer);
    case 'add gstin':
      if (draft.buyerAddress !== change.to) return form;
      return withField(form, 'buyerAddress', `${change.to.trimEnd()}\nGSTIN ${change.gstin}`);
    case 'without gst':
      return withChoice(form, { withoutGst: change.chosen ? 'yes' : '' });
    case 'challan':
    case 'optional':
      return withChoice(form, { [change.field]: change.value });
    case 'supply':
      return withTaxType(withChoice(form, change.set));
    case 'one place':
      return withTaxType({ ...form, draft: change.draft, chosen: {} });
    case 'new key':
      return { ...form, key: change.key };
  }
}

/** The Tax Type of the place of supply, until staff choose one. */
function followPlace(form: Form): Form {
  return form.taxTypeChosen ? form : withTaxType(form);
}

function withTaxType(form: Form): Form {
  return { ...form, draft: { ...form.draft, taxType: suggestTaxType(form.draft) } };
}

function withField(form: Form, field: keyof DraftHeader, value: string): Form {
  const { draft, datesTyped = [] } = form;
  const changed = { ...draft, ...datesAfter(form, field, value), [field]: value };
  const taxTypeChosen = form.taxTypeChosen || field === 'taxType';
  const isFollowing = !taxTypeChosen && placeFields.includes(field);
  const taxType = isFollowing ? suggestTaxType(changed) : changed.taxType;
  const typed = linkedDates.find((name) => name === field && !datesTyped.includes(name));
  return {
    ...form,
    ...(typed ? { datesTyped: [...datesTyped, typed] } : {}),
    taxTypeChosen,
    draft: { ...changed, taxType },
  };
}

/** Fills in the buyer, and the consignee where staff have not typed one. Tax Type follows. */
function withCustomer(form: Form, customer: CustomerAnswer): Form {
  const { id, name, gstin, billingAddress, deliveryAddresses } = customer;
  const consignee = deliveryAddresses[0] ?? billingAddress;
  const before = form.draft.consigneeAddress;
  const isTyped = before.trim() !== '' && before !== form.customer?.consignee;
  const withBuyer = withField(form, 'buyerAddress', buyerBlock(customer));
  const filled = isTyped ? withBuyer : withField(withBuyer, 'consigneeAddress', consignee);
  return { ...filled, customer: { id, name, gstin, consignee: isTyped ? '' : consignee } };
}

/** The other dates after a change of Date. Dates that staff set, or that differ from Date, stay. */
function datesAfter({ draft, datesTyped = [] }: Form, field: keyof DraftHeader, value: string) {
  return field === 'date'
    ? Object.fromEntries(
        linkedDates
          .filter((name) => !datesTyped.includes(name) && draft[name] === draft.date)
          .map((name) => [name, value]),
      )
    : {};
}

const linkedDates = ['buyerDate', 'deliveryNoteDate'] as const;

const placeFields: (keyof DraftHeader)[] = ['taxState', 'buyerAddress', 'consigneeAddress'];

function withLine(form: Form, row: number, next: (line: DraftLine) => DraftLine): Form {
  const lines = form.draft.lines.map((line) => (line.row === row ? next(line) : line));
  return { ...form, draft: { ...form.draft, lines } };
}

function withCell(
  form: Form,
  change: { row: number; cell: LineCell; value: string },
  habits: ProductHabits,
  products: readonly Product[],
): Form {
  const { row, cell, value } = change;
  if (cell === 'product') return withProduct(form, row, value, habits, products);
  if (cell === 'quantity') return withQuantity(form, row, value);
  if (cell === 'description') return withChosen(form, row, (line, before) => describeLine(line, value, before));
  return withLine(withTypedDiscount(form, change), row, (line) => ({ ...line, [cell]: value }));
}

function withQuantity(form: Form, row: number, quantity: string): Form {
  const line = form.draft.lines.find((each) => each.row === row);
  if (!line) return form;
  const { line: next, offered } = shareDiscount(line, quantity, form.offered);
  return { ...withLine(form, row, () => next), offered };
}

/** A discount that staff type no longer follows the quantity. */
function withTypedDiscount(form: Form, { row, cell }: { row: number; cell: LineCell }): Form {
  const fromRow = form.draft.lines.find((line) => line.row === row)?.fromRow;
  return cell === 'discount' && fromRow !== undefined
    ? { ...form, offered: { ...form.offered, [fromRow]: null } }
    : form;
}

function withProduct(form: Form, row: number, text: string, habits: ProductHabits, products: readonly Product[]): Form {
  const habit = habitIn(form, row, text, habits);
  return withChosen(form, row, (line, before) => chooseProduct(products, line, text, before, habit));
}

/** The habit of a product that a row gets: from the other rows, else from `habits`. */
function habitIn({ draft }: Form, row: number, product: string, habits: ProductHabits) {
  const known = { ...habits, ...productHabits([{ lines: draft.lines.filter((line) => line.row !== row) }]) };
  return habitOf(known, product, draft.date);
}

/** The form after a choice in a row, which also says what it filled in. */
function withChosen(
  form: Form,
  row: number,
  choose: (
    line: DraftLine,
    before: ChosenProduct | undefined,
  ) => { line: DraftLine; chosen: ChosenProduct | undefined },
): Form {
  const { chosen = {} } = form;
  let filledIn = chosen[row];
  const next = withLine(form, row, (line) => {
    const answer = choose(line, filledIn);
    filledIn = answer.chosen;
    return answer.line;
  });
  return filledIn ? { ...next, chosen: { ...chosen, [row]: filledIn } } : next;
}

/** The habit of a product, without a GST that has ended on the date. */
export function habitOf(habits: ProductHabits, product: string, date: string): ProductHabit | undefined {
  return Object.hasOwn(habits, product) ? withValidGst(habits[product], date) : undefined;
}

// Does not propose a GST rate that is not valid on the date.
function withValidGst(habit: ProductHabit | undefined, date: string) {
  const day = dateOnly(date);
  const isEnded = habit && isDate(day) && rateWarning(Number(habit.gst) * 100, day) !== null;
  return isEnded ? { ...habit, gst: '' } : habit;
}
