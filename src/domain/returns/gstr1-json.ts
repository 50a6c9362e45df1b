import type { B2csRow } from './b2cs-sums.ts';
import type { Gstr1, Gstr1Entry, Gstr1Question } from './gstr1.ts';
import { entryJson, taxJson } from './gstr1-entry-json.ts';
import type { HsnRow } from './hsn-summary.ts';
import { isFilledIn } from './is-filled-in.ts';
import { challanNatures, type IssuedNumbers } from './issued-numbers.ts';
import { returnPeriod } from './period.ts';
import { writtenAmount } from './written-amount.ts';

/** A piece of a file; parts count from 1, and most returns have one. */
export type FilePiece = { part: number; text: string };

/** The portal takes 5 MB; a larger return is cut into parts of at most this many bytes. */
const LARGEST_PART = 4.5 * 1024 * 1024;

/** Keeps the text of each listed document until the file is written, because the file has them by buyer. */
type Gstr1Texts = {
  list(entry: Gstr1Entry): void;
  pieces(gstr1: Gstr1, largest?: number): Generator<FilePiece>;
};

/**
 * The JSON file of a return, as GSTN's Returns Offline Tool V3.2.4 writes it: buyers and places in the order of their first
 * document, empty sections left out. `withIrn: false` leaves out what the e-invoice portal has sent there already.
 */
export function createGstr1Json(question: Gstr1Question, { withIrn }: { withIrn: boolean }): Gstr1Texts {
  const lists = { b2b: new Map(), b2cl: new Map(), exp: new Map(), cdnr: new Map(), cdnur: new Map() } as Record<
    Gstr1Entry['section'],
    Map<string, string[]>
  >;
  return {
    list: (entry) => {
      const { section, document } = entry;
      if (!withIrn && isFilledIn(document)) return;
      const key = keyOf[section](document);
      const texts = lists[section].get(key);
      if (texts) texts.push(entryJson(entry));
      else lists[section].set(key, [entryJson(entry)]);
    },
    *pieces(gstr1, largest = LARGEST_PART) {
      const head = `{"gstin":"${question.gstin}","fp":"${returnPeriod(question.period)}","version":"GST3.2.4","hash":"hash"`;
      yield* cutIntoParts(head, atomsOf(lists, gstr1), largest);
    },
  };
}

/** What the documents of a section stand under. */
const keyOf: Record<Gstr1Entry['section'], (document: Gstr1Entry['document']) => string> = {
  b2b: ({ gstin }) => gstin,
  b2cl: ({ place }) => place,
  exp: ({ supplyType }) => (supplyType === 'EXPWP' ? 'WPAY' : 'WOPAY'),
  cdnr: ({ gstin }) => gstin,
  cdnur: () => '',
};

/** What is never cut: a document in its group, or a whole section. */
type Atom = { section: string; group: string; text: string };

function* atomsOf(lists: Record<Gstr1Entry['section'], Map<string, string[]>>, gstr1: Gstr1): Generator<Atom> {
  const groups = { b2b: ['ctin', 'inv'], b2cl: ['pos', 'inv'], exp: ['exp_typ', 'inv'], cdnr: ['ctin', 'nt'] } as const;
  const listed = function* (section: Gstr1Entry['section']): Generator<Atom> {
    for (const [key, texts] of lists[section]) {
      const [name, list] = section === 'cdnur' ? [] : groups[section];
      const group = name ? `{"${name}":"${key}","${list}":[` : '';
      for (const text of texts) yield { section: `"${section}":[`, group, text };
    }
  };
  const whole = (text: string): Atom[] => (text === '' ? [] : [{ section: '', group: '', text }]);
  yield* listed('b2b');
  yield* listed('b2cl');
  yield* whole(b2csJson(gstr1.b2cs));
  yield* listed('exp');
  yield* listed('cdnr');
  yield* listed('cdnur');
  yield* whole(numbersJson(gstr1.numbers));
  yield* whole(hsnJson(gstr1.hsn));
}

/** Room for the brackets that close a part. */
const CLOSING = 8;

function* cutIntoParts(head: string, atoms: Iterable<Atom>, largest: number): Generator<FilePiece> {
  let [part, size, section, group] = [1, head.length, '', ''];
  const close = () => `${group === '' ? '' : ']}'}${section === '' ? '' : ']'}`;
  yield { part, text: head };
  for (const atom of atoms) {
    const begin = () => {
      if (atom.section !== section || atom.section === '') return `${close()},${atom.section}${atom.group}`;
      return atom.group === group ? ',' : `${group === '' ? '' : ']}'},${atom.group}`;
    };
    let text = begin() + atom.text;
    if (size > head.length && size + text.length + CLOSING > largest) {
      yield { part, text: `${close()}}` };
      [part, size, section, group] = [part + 1, head.length, '', ''];
      yield { part, text: head };
      text = begin() + atom.text;
    }
    [section, group] = [atom.section, atom.group];
    size += text.length;
    yield { part, text };
  }
  yield { part, text: `${close()}}` };
}

function b2csJson(rows: B2csRow[]): string {
  const texts = rows.map((row) => {
    const { interState, place, gstBasisPoints, taxable } = row;
    const supply = `"sply_ty":"${interState ? 'INTER' : 'INTRA'}","rt":${writtenAmount(gstBasisPoints)},"typ":"OE","pos":"${place}"`;
    return `{${supply},"txval":${writtenAmount(taxable)},${taxJson(row, interState ? 'central' : 'state')},"csamt":0}`;
  });
  return section('b2cs', texts);
}

function numbersJson({ tax, credit, challans = [] }: IssuedNumbers): string {
  const table = (number: number, name: string, rows: IssuedNumbers['tax']) => {
    const docs = rows.map(
      ({ from, to, count, cancelled }, index) =>
        `{"num":${index + 1},"from":"${from}","to":"${to}","totnum":${count},"cancel":${cancelled},"net_issue":${count - cancelled}}`,
    );
    return docs.length === 0 ? [] : [`{"doc_num":${number},"doc_typ":"${name}","docs":[${docs.join()}]}`];
  };
  const tables = [
    ...table(1, 'Invoices for outward supply', tax),
    ...table(5, 'Credit Note', credit),
    ...challans.flatMap(({ nature, runs }) => table(nature, challanNatures[nature], runs)),
  ];
  return tables.length === 0 ? '' : `"doc_issue":{${section('doc_det', tables)}}`;
}

/** One table before May 2025, two since then. */
function hsnJson({ b2b, b2c, inTwo }: Gstr1['hsn']): string {
  const tables = inTwo
    ? [section('hsn_b2b', b2b.map(hsnRow)), section('hsn_b2c', b2c.map(hsnRow))]
    : [section('data', b2b.map(hsnRow))];
  const filled = tables.filter((text) => text !== '');
  return filled.length === 0 ? '' : `"hsn":{${filled.join()}}`;
}

function hsnRow(row: HsnRow, index: number): string {
  const { hsn, uqc, quantityHundredths, gstBasisPoints } = row;
  const goods = `"num":${index + 1},"hsn_sc":"${hsn}","uqc":"${uqc}","qty":${writtenAmount(quantityHundredths)},"rt":${writtenAmount(gstBasisPoints)}`;
  const [taxable, igst, sgst, cgst] = [row.taxable, row.igst, row.sgst, row.cgst].map(writtenAmount);
  return `{${goods},"txval":${taxable},"iamt":${igst},"samt":${sgst},"camt":${cgst},"csamt":0}`;
}

function section(name: string, rows: string[]): string {
  return rows.length === 0 ? '' : `"${name}":[${rows.join()}]`;
}
