import { ageBoxes } from '../receivables/ageing.ts';
import type { Figures } from './figures.ts';
import { wayWords } from './way-words.ts';

type Sheet = { name: string; rows: (string | number | null)[][] };

/** `figuresSheets(figures)` → a sheet for each plot, amounts in rupees: `[{ name: 'Sales', rows: [['Month', …], ['2026-04', …]] }, …]` */
export function figuresSheets({ sales, received, owed, products, customers, way }: Figures): Sheet[] {
  return [
    {
      name: 'Sales',
      rows: [
        ['Month', 'Taxable value', 'GST', 'Beside'],
        ...sales.map((row) => [
          row.month,
          rupees(row.net),
          rupees(row.gst),
          row.beside === null ? null : rupees(row.beside),
        ]),
      ],
    },
    {
      name: 'Invoiced and received',
      rows: [
        ['Month', 'Invoiced, with GST', 'Received'],
        ...received.map((row) => [row.month, rupees(row.invoiced), rupees(row.amount)]),
      ],
    },
    {
      name: 'Owed',
      rows: [
        ['End of', 'Not due', '1 to 30 days', '31 to 60 days', '61 to 90 days', 'Over 90 days'],
        ...owed.map((row) => [row.month, ...ageBoxes.map((box) => rupees(row[box]))]),
      ],
    },
    { name: 'Products', rows: [['Product', 'Net'], ...products.rows.map((row) => [row.name, rupees(row.net)])] },
    { name: 'Customers', rows: [['Customer', 'Net'], ...customers.rows.map((row) => [row.name, rupees(row.net)])] },
    {
      name: 'Enquiries',
      rows: [
        ['Step', 'Enquiries', 'Hours since the step before (median)'],
        ...way.map((row) => [wayWords[row.step], row.count, row.medianHours]),
      ],
    },
  ];
}

function rupees(paise: number): number {
  return paise / 100;
}
