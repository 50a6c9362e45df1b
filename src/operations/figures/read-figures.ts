import { indianDate } from '#domain/calendar/indian-date.ts';
import { type Figures, type FiguresChoice, inValue } from '#domain/figures/figures.ts';
import { monthName } from '#domain/figures/month-name.ts';
import { besideOf, daysOfStep, type FigureDays, monthsIn, soFar, stepOf, stepStart } from '#domain/figures/period.ts';
import {
  besideName,
  owedSentence,
  receivedSentence,
  salesSentence,
  shareSentence,
  waySentence,
} from '#domain/figures/sentences.ts';
import { samplesIn, wayOf } from '#domain/figures/way.ts';
import { notInTheBook } from '#domain/receivables/outstanding-row.ts';
import type { FiguresStore, MonthOfSales } from '../ports/figures/figures-store.ts';
import type { System } from '../ports/system.ts';

type Ports = { figures: FiguresStore; system: Pick<System, 'now'> };

/** What was owed at the ends of so many months at most, the last ones. */
const MOST_ENDS = 12;

/** The figures of a period. `most`: how many products and customers are named; the others come together. */
export async function readFigures({ figures, system }: Ports, choice: FiguresChoice, most: number): Promise<Figures> {
  const today = indianDate(system.now());
  const { taxState, value } = choice;
  const period = { from: choice.from, to: choice.to };
  const until = today < period.to ? today : period.to;
  const step = stepOf(period);
  const beside = besideOf(period, choice.beside);
  const ofAll = (sum: { net: number; gst: number }) => inValue(sum, value);
  const read = (days: FigureDays | null) => (days ? figures.months({ ...days, taxState }) : []);
  const { now, before: then } = soFar(period, beside, today);
  const [months, before, upToNow, upToThen, money, products, customers, enquiries, reckoningSince] = await Promise.all([
    read(period),
    read(beside),
    read(now),
    read(then),
    figures.received({ ...period, taxState }),
    figures.ranked('product', { ...period, taxState, value }, most),
    figures.ranked('customer', { ...period, taxState, value }, most),
    figures.enquiries(period),
    figures.reckoningSince(),
  ]);
  const steps = [...new Set(monthsIn(period).map((month) => stepStart(month, step)))];
  const stepsBefore = beside ? [...new Set(monthsIn(beside).map((month) => stepStart(month, step)))] : [];
  const isBeside = before.length > 0;
  const sales = steps.map((month, index) => {
    const own = ofStep(months, month, step);
    const other = ofStep(before, stepsBefore[index] ?? '', step);
    return {
      month,
      net: sumOf(own, 'net'),
      gst: sumOf(own, 'gst'),
      beside: isBeside ? sumOf(other, 'net') + (value === 'gst' ? sumOf(other, 'gst') : 0) : null,
    };
  });
  const received = steps.map((month) => ({
    month,
    invoiced: sumOf(ofStep(months, month, step), 'payable'),
    amount: money.reduce((sum, each) => sum + (stepStart(each.month, step) === month ? each.amount : 0), 0),
  }));
  const ends = steps.filter((month) => `${month}-01` <= until).slice(-MOST_ENDS);
  const owedDays = ends.map((month) => daysOfStep(month, step, { from: period.from, to: until }).to);
  const owed = (await figures.owed(owedDays, taxState)).map(({ day: _, ...ageing }, index) => ({
    month: ends[index] ?? '',
    ...ageing,
  }));
  const names = await figures.names(customers.rows.map(({ name }) => name).filter((id) => id !== ''));
  const named = customers.rows.map(({ name: id, net }) => ({
    id,
    name: id === '' ? notInTheBook : (names.get(id) ?? ''),
    net,
  }));
  const total = months.reduce((sum, each) => sum + ofAll(each), 0);
  const documents = countOf(months);
  const way = wayOf(enquiries);
  const countAt = (wanted: string) => way.find(({ step: each }) => each === wanted)?.count ?? 0;
  return {
    period,
    until,
    step,
    beside: isBeside ? beside : null,
    reckoningSince,
    documents,
    sales,
    received,
    owed,
    products,
    customers: { ...customers, rows: named },
    way,
    samples: samplesIn(enquiries),
    sentences: [
      {
        plot: 'sales',
        ...salesSentence(
          { amount: upToNow.reduce((sum, each) => sum + ofAll(each), 0), documents: countOf(upToNow) },
          then && { amount: upToThen.reduce((sum, each) => sum + ofAll(each), 0), documents: countOf(upToThen) },
          besideName(period, choice.beside, today),
        ),
      },
      {
        plot: 'received',
        ...receivedSentence(
          received.reduce((sum, { invoiced }) => sum + invoiced, 0),
          received.reduce((sum, { amount }) => sum + amount, 0),
          documents,
        ),
      },
      {
        plot: 'owed',
        ...owedSentence(
          owed.map((each) => ({ ...each, month: monthName(each.month, step) })),
          documents,
        ),
      },
      { plot: 'products', ...shareSentence('products', products.rows, total, documents) },
      {
        plot: 'customers',
        ...shareSentence(
          'customers',
          named.filter(({ id }) => id !== ''),
          total,
          documents,
        ),
      },
      { plot: 'way', ...waySentence(countAt('asked'), countAt('invoiced')) },
    ],
  };
}

function ofStep(months: MonthOfSales[], start: string, step: Figures['step']): MonthOfSales[] {
  return months.filter(({ month }) => stepStart(month, step) === start);
}

function sumOf(months: MonthOfSales[], name: 'net' | 'gst' | 'payable'): number {
  return months.reduce((sum, month) => sum + month[name], 0);
}

function countOf(months: MonthOfSales[]): number {
  return months.reduce((sum, { documents }) => sum + documents, 0);
}
