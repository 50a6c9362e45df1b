import { formatDate, isDate } from '../calendar/indian-date.ts';
import { formatQuantity } from '../money/format-rupees.ts';

type Facts = Record<string, unknown>;

/** The details of lines about delivery challans: `['on 21/11/2026', 'row 1: 12.5', '“Two boxes were open”']` */
export const challanDetails = {
  'goods came back': cameBackDetails,
  'goods had not come back': cameBackDetails,
  'challan closed': ({ reason }: Facts) => [typeof reason === 'string' ? `“${reason}”` : ''],
  'challan reopened': ({ invoice }: Facts) => [typeof invoice === 'string' ? `${invoice} is cancelled` : ''],
};

/** The day, the rows with their quantities, the remark. An entry that was taken back has quantities below zero. */
function cameBackDetails({ date, remark, rows }: Facts): string[] {
  return [
    typeof date === 'string' && isDate(date) ? `on ${formatDate(date)}` : '',
    ...(Array.isArray(rows)
      ? (rows as [number, number][]).map(([row, quantity]) => `row ${row}: ${formatQuantity(quantity)}`)
      : []),
    typeof remark === 'string' && remark !== '' ? `“${remark}”` : '',
  ];
}
