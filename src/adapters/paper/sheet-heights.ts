import type { InvoiceSheet } from '#domain/invoices/sheet/invoice-sheet.ts';
import type { SheetParty } from '#domain/invoices/sheet/sheet-parties.ts';
import { textLines } from './text-lines.ts';

/** The number of lines of the parts of the paper. With them the engine lays out these parts once, without measuring, and the template knows the height of the end of the paper in advance. */
export type SheetHeights = {
  seller: Lines;
  parties: Lines;
  /** Whether each reference of at most 20 letters surely fits on one line. */
  refsSure: boolean;
  /** The lines of the amounts in words: beside the totals, and over the width of the paper. */
  wordsBeside: number;
  wordsBelow: number;
  /** The lines of the foot: with a code the declaration has the width of the paper, and bank and signature have less. */
  declaration: number;
  bank: number;
  signFor: number;
};

type Lines = { lines: number; sure: boolean };

/** `sheetHeights(sheet).parties` → `{ lines: 4, sure: true }`: the longer of the two, including its name and its last line. */
export function sheetHeights(sheet: InvoiceSheet): SheetHeights {
  const { seller, consignee, buyer, refs, words, taxWords, declaration, bank, upi, irn, signFor } = sheet;
  const inWords = (column: number) => textLines(words, 8.4, column).lines + textLines(taxWords, 8, column).lines;
  const parties = [party(consignee, consigneeColumn), party(buyer, buyerColumn)];
  return {
    seller: sum(
      [...seller.lines, `GSTIN ${seller.gstin}   State ${seller.state}`, seller.contact]
        .filter((line) => line !== '')
        .map((line) => textLines(line, 8, sellerColumn)),
    ),
    parties: {
      lines: Math.max(...parties.map(({ lines }) => lines)),
      sure: parties.every(({ sure }) => sure),
    },
    refsSure: refs.every(([, value]) => [...value].length > 20 || textLines(value, 8, refColumn).sure),
    wordsBeside: inWords(wordsBesideColumn),
    wordsBelow: inWords(wordsBelowColumn),
    declaration: textLines(declaration, 7, upi || irn ? paperWidth : declarationColumn).lines,
    bank: sum(bank.map(([, value]) => textLines(value, 8, bankColumn(upi !== null, irn !== null)))).lines,
    signFor: textLines(signFor, 8, signBesideCode).lines,
  };
}

// Widths of the template's columns, in points.
const sellerColumn = 242;
const consigneeColumn = 204;
const buyerColumn = 311;
const refColumn = 96;
const wordsBesideColumn = 272;
const wordsBelowColumn = 419;
const declarationColumn = 334;
const paperWidth = 527;
/** Beside a signature, and a UPI code, an IRN code or both. */
function bankColumn(upi: boolean, irn: boolean) {
  if (upi && irn) return 118;
  return irn ? 206 : 229;
}
const signBesideCode = 136;

function party({ name, lines, gstin, state }: SheetParty, column: number): Lines {
  return sum([
    textLines(name, 9.4, column),
    ...lines.map((line) => textLines(line, 8.4, column)),
    textLines(`GSTIN ${gstin || 'not given'}   State ${state}`, 8.4, column),
  ]);
}

function sum(parts: Lines[]): Lines {
  return {
    lines: parts.reduce((lines, part) => lines + part.lines, 0),
    sure: parts.every(({ sure }) => sure),
  };
}
