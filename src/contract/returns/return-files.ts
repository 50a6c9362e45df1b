import { z } from 'zod';
import type { Call } from '../call.ts';
import { stateText } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const params = { state: stateText, period: 'a month, 2026-10, or a quarter of the financial year, 2026-Q3' };

const headers = {
  Incomplete: '"true" while documents are left out; the name of the file says so too',
  'Content-Disposition': 'the name of the file',
};

const choice = z.object({
  full: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'true: with the documents that have an IRN, which the e-invoice portal fills in itself' }),
});

export const gstr1JsonCall = {
  method: 'GET',
  path: paths.returnGstr1,
  who: 'staff',
  summary: 'GSTR-1 as a file for the portal, as GSTN’s offline tool writes it; of a large one a ZIP of its parts',
  params,
  query: choice,
  answers: {
    200: { description: 'The file', type: 'application/json', headers },
    ...refusals(401, 404, 422, 503),
  },
} satisfies Call;

export const gstr1WorkbookCall = {
  method: 'GET',
  path: paths.returnWorkbook,
  who: 'staff',
  summary: 'GSTR-1 as a workbook with the sheets and columns that GSTN’s offline tool imports',
  params,
  query: choice,
  answers: {
    200: {
      description: 'The workbook',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      headers,
    },
    ...refusals(401, 404, 422, 503),
  },
} satisfies Call;

export const gstr3bCall = {
  method: 'GET',
  path: paths.returnGstr3b,
  who: 'staff',
  summary:
    'Tables 3.1(a), 3.1(b) and 3.2 of GSTR-3B, under the keys of the portal; its other tables are not known here',
  params,
  answers: {
    200: { description: 'The two tables', type: 'application/json', headers },
    ...refusals(401, 404, 422, 503),
  },
} satisfies Call;
