import { isSac } from '../tax/is-sac.ts';
import { isZeroRated } from '../tax/supply-types.ts';
import { createB2csSums } from './b2cs-sums.ts';
import { documentStanding, type Standing } from './document-standing.ts';
import type { DocumentCounts, Gstr1, Gstr1Entry, Gstr1Question, LeftOut, SectionSums } from './gstr1.ts';
import { addHeads, type Heads, headsOf, noHeads } from './heads.ts';
import { createHsnSummary } from './hsn-summary.ts';
import { isFilledIn } from './is-filled-in.ts';
import { createIssuedNumbers, type IssuedChallan } from './issued-numbers.ts';
import { legalFigure } from './law.ts';
import { periodDays } from './period.ts';
import { rateItems } from './rate-items.ts';
import { returnChecks } from './return-checks.ts';
import type { ReturnDocument } from './return-document.ts';
import { figuresOf, type ReturnFigure } from './return-figures.ts';
import type { ReturnProblem } from './return-problem.ts';
import { returnSections, sectionOf } from './return-section.ts';
import { createUnregisteredSums } from './unregistered-sums.ts';

/** The most documents that are named as left out; all of them are counted. */
const MOST_NAMED = 500;

/** The same of exports without a shipping bill. */
const MOST_BILLS = 20;

/**
 * `foldGstr1(documents, question)` → the return, calculated from its documents one after the other, in the order of issue. Each
 * document that a section lists goes to `list`, in that order, so that no month is ever in memory. `mark` gets the figures that
 * each document is behind. `challans` are those of the period: they are in table 13 alone.
 */
export async function foldGstr1(
  documents: AsyncIterable<ReturnDocument>,
  question: Gstr1Question,
  list: (entry: Gstr1Entry) => void = () => {},
  mark: (seq: number, figures: ReturnFigure[]) => void = () => {},
  challans: AsyncIterable<IssuedChallan> | null = null,
): Promise<Gstr1> {
  const fold = beginFold(question, list, mark);
  for await (const document of documents) fold.add(document);
  if (challans && question.form === 'gstr1') for await (const challan of challans) fold.addChallan(challan);
  return fold.end();
}

function beginFold(
  question: Gstr1Question,
  list: (entry: Gstr1Entry) => void,
  mark: (seq: number, figures: ReturnFigure[]) => void,
) {
  const sums = beginSums(question);
  const report = (document: ReturnDocument) => {
    const section = sectionOf(document);
    if (section === null) return;
    const items = rateItems(document.lines);
    sums.count(document, items, sums.sections[section]);
    sums.charge(document);
    if (section === 'exp' && lacksBill(document)) sums.awaitBill(document);
    if (section === 'b2cs') return sums.b2cs.add(document, items);
    if (isFilledIn(document)) sums.count(document, items, sums.withIrn);
    list({ section, document, items });
  };
  return {
    add: (document: ReturnDocument) => {
      const { standing, problems } = documentStanding(document, question);
      // A carried document is in table 13 of its own period, so its cancellation is not counted here.
      if (document.carried && standing === 'cancelled') return;
      mark(document.seq, figuresOf(document, standing, question.form));
      if (!document.carried && standing !== 'without-gst' && question.form === 'gstr1') sums.numbers.add(document);
      const counts = sums.counts[document.kind];
      counts.all += 1;
      counts[countOf[standing]] += 1;
      if (standing === 'reported') report(document);
      if (standing === 'left-out') sums.leaveOut(document, problems);
      if (standing !== 'in-iff') return;
      sums.count(document, document.lines, sums.inIff);
      sums.charge(document);
    },
    addChallan: (challan: IssuedChallan) => sums.numbers.addChallan(challan),
    end: () => sums.end(),
  };
}

function beginSums(question: Gstr1Question) {
  const b2cs = createB2csSums();
  const inTwo = legalFigure('hsnInTwoTables', periodDays(question.period).to);
  const hsn = createHsnSummary(inTwo, question.unitCodes, !question.valueRows);
  const numbers = createIssuedNumbers();
  const unregistered = createUnregisteredSums();
  const [inIff, leftOutSums, withIrn, charged] = [noSums(), noSums(), noSums(), noSums()];
  const zeroRated = { ...noHeads };
  const sections = { b2b: noSums(), b2cl: noSums(), b2cs: noSums(), exp: noSums(), cdnr: noSums(), cdnur: noSums() };
  const counts = { tax: noCounts(), credit: noCounts() };
  const leftOut: LeftOut[] = [];
  const withoutBill: Gstr1['withoutBill'] = { count: 0, first: [] };
  const count = (document: ReturnDocument, charged: Heads[], to: SectionSums) => {
    to.documents += 1;
    for (const each of charged) addHeads(to, each, signOf(document));
  };
  return {
    b2cs,
    numbers,
    sections,
    inIff,
    withIrn,
    counts,
    count,
    /** Into what comes from all documents alike: the register, table 12, table 3.2. */
    charge: (document: ReturnDocument) => {
      addHeads(charged, document.totals, signOf(document));
      if (isZeroRated(document.supplyType)) addHeads(zeroRated, document.totals, signOf(document));
      if (question.form === 'gstr1') hsn.add(document);
      unregistered.add(document);
    },
    awaitBill: ({ id, number }: ReturnDocument) => {
      withoutBill.count += 1;
      if (withoutBill.first.length < MOST_BILLS) withoutBill.first.push({ id, number });
    },
    leaveOut: (document: ReturnDocument, problems: ReturnProblem[]) => {
      count(document, document.lines, leftOutSums);
      const { id, kind, number, date, carried } = document;
      const of = { ...noHeads };
      addHeads(of, document.totals, signOf(document));
      if (leftOut.length < MOST_NAMED) leftOut.push({ id, kind, number, date, carried, ...of, problems });
    },
    end: (): Gstr1 => {
      const outward = { ...noHeads };
      for (const section of returnSections) addHeads(outward, sections[section]);
      const tables = { inTwo, b2b: hsn.rows('b2b'), b2c: hsn.rows('b2c'), sums: { ...noHeads } };
      for (const row of [...tables.b2b, ...tables.b2c]) addHeads(tables.sums, row);
      const figures = {
        sections,
        outward,
        inIff,
        b2cs: b2cs.rows(),
        hsn: tables,
        otherUnits: hsn.otherUnits(),
        numbers: numbers.rows(),
        counts,
        leftOut,
        leftOutSums,
        withIrn,
        withoutBill,
        interStateUnregistered: unregistered.rows(),
        zeroRated,
      };
      return { ...figures, checks: returnChecks(figures, headsOf(charged), question) };
    },
  };
}

/** Services leave without one. */
function lacksBill({ supplement, lines }: ReturnDocument): boolean {
  return supplement.shippingBill === undefined && lines.some(({ hsn }) => !isSac(hsn));
}

function signOf({ kind }: ReturnDocument): 1 | -1 {
  return kind === 'credit' ? -1 : 1;
}

const noSums = (): SectionSums => ({ documents: 0, ...noHeads });

const noCounts = (): DocumentCounts => ({
  all: 0,
  reported: 0,
  leftOut: 0,
  cancelled: 0,
  withoutGst: 0,
  elsewhere: 0,
  inIff: 0,
  later: 0,
});

const countOf = {
  reported: 'reported',
  'left-out': 'leftOut',
  cancelled: 'cancelled',
  'without-gst': 'withoutGst',
  elsewhere: 'elsewhere',
  'in-iff': 'inIff',
  later: 'later',
} as const satisfies Record<Standing, keyof DocumentCounts>;
