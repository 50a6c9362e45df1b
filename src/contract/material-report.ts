import { z } from 'zod';
import { type MaterialOrder, materialOrders } from '#domain/materials/material-report.ts';
import { type Call, json, workbook } from './call.ts';
import { day } from './fields/day.ts';
import { paths } from './paths.ts';
import { refusals } from './refusals.ts';

const quantities = z
  .array(z.object({ unit: z.string(), milli: z.int() }))
  .meta({ description: 'by unit, in thousandths' });

const counts = z.object({
  asked: z.int().meta({ description: 'enquiries that name it, those for samples aside' }),
  sampled: z.int().meta({ description: 'requests for samples of it' }),
  ordered: z.int().meta({
    description:
      'of those the ones from which a standing tax invoice was made that sells it, also by way of a pro-forma; in the totals any tax invoice',
  }),
  quoted: z.int().meta({ description: 'standing pro-formas with a row of it' }),
  sold: z.int().meta({ description: 'standing tax invoices with a row of it' }),
  credited: z.int().meta({ description: 'standing credit notes with a row of it' }),
  net: z.int().meta({ description: 'taxable value of what was sold less what was credited, in paise' }),
});

const reportAnswer = z.object({
  period: z.object({ from: z.string(), to: z.string() }),
  rows: z.array(
    counts.extend({
      code: z.string(),
      name: z.string().meta({ description: 'in English; "" of a code that the catalogue no longer has' }),
      isListed: z.boolean().meta({ description: 'whether the catalogue has it' }),
      offered: quantities.meta({ description: 'what pro-formas offer: by unit, in thousandths' }),
      quantities: quantities.meta({ description: 'what was sold less what was credited: by unit, in thousandths' }),
    }),
  ),
  totals: counts.meta({ description: 'each enquiry and document counted once' }),
});

export type MaterialReportAnswer = z.infer<typeof reportAnswer>;

const orders = [...materialOrders, ...materialOrders.map((order): `-${MaterialOrder}` => `-${order}`)];

const query = z.object({
  from: day.meta({ description: 'the first day; "" for the beginning of this financial year' }),
  to: day.meta({ description: 'the last day; "" for the end of the financial year in which the first day is' }),
  sort: z
    .enum(orders)
    .default('net')
    .meta({ description: 'codes and names from A, counts and values from the most; with - the other way' }),
  unused: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'true: materials without any use on these days stand below' }),
});

export const materialReportCall = {
  method: 'GET',
  path: paths.materialReport,
  who: 'staff',
  mayBeRecent: true,
  summary: 'Which materials were asked for, sampled, quoted and sold on some days',
  query,
  answers: { 200: json('A row for each material, and their totals', reportAnswer), ...refusals(401, 422) },
} satisfies Call;

export const materialReportWorkbookCall = {
  method: 'GET',
  path: paths.materialReportWorkbook,
  who: 'staff',
  mayBeRecent: true,
  summary: 'The same as an Excel workbook',
  query,
  answers: { 200: workbook('One sheet, a material a row'), ...refusals(401, 422) },
} satisfies Call;
