import type { z } from 'zod';
import { behindSentence } from '#contract/figures/behind-sentence.ts';
import {
  type CustomerMonthsAnswer,
  customerMonthsCall,
  type FiguresAnswer,
  type FiguresBehindAnswer,
  type FiguresEnquiriesAnswer,
  figuresBehindCall,
  figuresCall,
  figuresEnquiriesCall,
  figuresWorkbookCall,
  type MainSentencesAnswer,
  mainSentencesCall,
} from '#contract/figures/figures.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { type FiguresChoice, inValue } from '#domain/figures/figures.ts';
import { figuresSheets } from '#domain/figures/figures-sheets.ts';
import { mainSentences } from '#domain/figures/main-sentences.ts';
import { lastMonths, monthsIn } from '#domain/figures/period.ts';
import { type Outcome, ok } from '#domain/outcome.ts';
import { unknownCustomer } from '#operations/customers/save-customer.ts';
import { readFigures } from '#operations/figures/read-figures.ts';
import { readThisYear } from '#operations/figures/read-this-year.ts';
import { askedDays } from '../answers/asked-days.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

/** How many products and customers are named on the screen. */
const NAMED = 7;

export function figuresRoutes(ports: ServerPorts): Route[] {
  return [
    route(figuresCall, async ({ context, query }) => {
      const choice = choiceOf(ports, query);
      if (!choice.ok) return refuse(context, choice);
      const answer: FiguresAnswer = await readFigures(ports, choice.value, NAMED);
      return context.json(answer);
    }),

    route(figuresWorkbookCall, async ({ context, query }) => {
      const choice = choiceOf(ports, query);
      if (!choice.ok) return refuse(context, choice);
      const figures = await readFigures(ports, choice.value, Number.MAX_SAFE_INTEGER);
      const name = `figures-${figures.period.from}-${figures.period.to}`;
      context.header('Content-Type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      context.header('Content-Disposition', `attachment; filename="${name}.xlsx"`);
      return context.body(await ports.sheets.writeBook(figuresSheets(figures)));
    }),

    route(mainSentencesCall, async ({ context }) => {
      const figures = await readThisYear(ports);
      const answer: MainSentencesAnswer = {
        sentences: mainSentences(figures.sentences).map(({ plot, text }) => ({
          plot,
          text,
          href: behindSentence(plot, figures),
        })),
        reckoningSince: figures.reckoningSince,
      };
      return context.json(answer);
    }),

    route(customerMonthsCall, async ({ context, params }) => {
      if (!(await ports.customers.find(params.id))) return refuse(context, unknownCustomer);
      const days = lastMonths(indianDate(ports.system.now()));
      const nets = await ports.figures.customerMonths(params.id, days);
      const answer: CustomerMonthsAnswer = {
        months: monthsIn(days).map((month) => ({ month, net: nets.get(month) ?? 0 })),
      };
      return context.json(answer);
    }),

    route(figuresEnquiriesCall, async ({ context, query }) => {
      const days = askedDays(ports, query);
      if (!days.ok) return refuse(context, days);
      const { step, page, size } = query;
      const there = (await ports.figures.enquiries(days.value)).filter((enquiry) => enquiry[step] !== null).reverse();
      context.header('X-Total-Count', String(there.length));
      const answer: FiguresEnquiriesAnswer = {
        rows: there.slice((page - 1) * size, page * size).map(({ sample: _, ...row }) => row),
      };
      return context.json(answer);
    }),

    route(figuresBehindCall, async ({ context, query }) => {
      const days = askedDays(ports, query);
      if (!days.ok) return refuse(context, days);
      const { state, product = null, customer = null, value, page, size } = query;
      const filter = { ...days.value, taxState: state };
      const { rows: named } = query.others
        ? await ports.figures.ranked(query.others, { ...filter, value }, NAMED)
        : { rows: [] };
      const others = query.others ? { by: query.others, named: named.map(({ name }) => name) } : null;
      const found = await ports.figures.behind({ ...filter, product, customer, others }, page, size);
      context.header('X-Total-Count', String(found.count));
      const answer: FiguresBehindAnswer = {
        customer: (await ports.figures.names(customer ? [customer] : [])).get(customer ?? '') ?? '',
        rows: found.rows.map(({ gst, ...row }) => ({ ...row, net: inValue({ net: row.net, gst }, value) })),
        total: inValue(found, value),
      };
      return context.json(answer);
    }),
  ];
}

function choiceOf(ports: ServerPorts, query: z.output<typeof figuresCall.query>): Outcome<FiguresChoice> {
  const days = askedDays(ports, query);
  if (!days.ok) return days;
  return ok({ ...days.value, taxState: query.state, beside: query.beside, value: query.value });
}
