import type { Problem } from '../../outcome.ts';
import { unprintableLetters } from '../../text/unprintable-letters.ts';
import { headerFields } from '../draft-fields.ts';
import type { DraftHeader, InvoiceDraft } from '../invoice.ts';

/** `letterWarnings(draft)` → `[{ field: 'buyerAddress', message: 'Buyer Address holds 😀: the paper cannot print it and shows an empty box instead' }]` */
export function letterWarnings(draft: InvoiceDraft): Problem[] {
  const fields = (Object.keys(headerFields) as (keyof DraftHeader)[]).filter(
    (name) => headerFields[name].kind === 'text',
  );
  const rows = draft.lines.filter(({ product }) => product.trim() !== '');
  return [
    ...fields.flatMap((field) => warningOf(field, headerFields[field].label, draft[field])),
    ...rows.flatMap(({ row, description }) =>
      warningOf(`line ${row} description`, `Row ${row}: Description`, description),
    ),
  ];
}

const NAMED = 5;

function warningOf(field: string, label: string, text: string): Problem[] {
  const letters = unprintableLetters(text);
  if (letters.length === 0) return [];
  const named = letters.slice(0, NAMED).join(' ') + (letters.length > NAMED ? ' and more' : '');
  const [it, box] = letters.length === 1 ? ['it', 'an empty box'] : ['them', 'empty boxes'];
  return [{ field, message: `${label} holds ${named}: the paper cannot print ${it} and shows ${box} instead` }];
}
