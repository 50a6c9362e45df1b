import type { Answer } from './call.ts';

/** `workbook('One row per customer')`: an Excel workbook whose amounts and dates are values. */
export function workbook(rows: string): Answer & { type: string } {
  return {
    description: `${rows}; texts are text, amounts are numbers, dates are dates`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
}
