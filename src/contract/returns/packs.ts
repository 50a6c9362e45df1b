import { z } from 'zod';
import { type Call, workbook } from '../call.ts';
import { stateText } from '../fields/tax-state.ts';
import { paths } from '../paths.ts';
import { refusals } from '../refusals.ts';

const params = { state: stateText, period: 'a month, 2026-10, or a quarter of the financial year, 2026-Q3' };

export const packCall = {
  method: 'GET',
  path: paths.returnPack,
  who: 'staff',
  summary: 'The period for the accountant as one ZIP file: papers, books, the return, and a page with what is in it',
  params,
  answers: {
    200: {
      description: 'Written while it is read; nothing in it is compressed twice',
      type: 'application/zip',
      headers: { Incomplete: '"true" while documents are left out of the return; the name of the file says so too' },
    },
    ...refusals(401, 404, 422, 503),
  },
} satisfies Call;

export const returnRegisterCall = {
  method: 'GET',
  path: paths.returnRegister,
  who: 'staff',
  summary: 'The register of the period as an Excel workbook: tax invoices and credit notes, cancelled ones marked',
  params,
  query: z.object({}),
  answers: { 200: workbook('One row per document'), ...refusals(401, 404, 422) },
} satisfies Call;

export const hsnCall = {
  method: 'GET',
  path: paths.returnHsn,
  who: 'staff',
  summary: 'Table 12 of GSTR-1 as an Excel workbook: HSN codes at their rates',
  params,
  answers: { 200: workbook('One row per code, unit and rate'), ...refusals(401, 404, 422, 503) },
} satisfies Call;
