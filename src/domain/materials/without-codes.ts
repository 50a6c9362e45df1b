import type { Company } from '../company/company.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import { codePattern } from './material-uses.ts';

/**
 * The draft as its paper says it: where the firm's papers are without codes, what a row says of its material stands without the code.
 * `paperDraft(draft, { papersWithoutCodes: true }).lines[0]?.description` → `'Sage, clay'` of `'WP 204 Sage, clay'`
 */
export function paperDraft(
  draft: InvoiceDraft,
  { papersWithoutCodes }: Pick<Company, 'papersWithoutCodes'>,
): InvoiceDraft {
  if (!papersWithoutCodes) return draft;
  const lines = draft.lines.map(({ material = '', ...line }) => ({
    ...line,
    description: material === '' ? line.description : withoutCode(line.description, material),
  }));
  return { ...draft, lines };
}

/** `withoutCode('Sage, wp204, for the lobby', 'WP 204')` → `'Sage, for the lobby'`: what parted the code from other words goes with it. */
export function withoutCode(text: string, code: string): string {
  const gap = '([\\s,;:·–-]*)';
  const named = new RegExp(`${gap}(?:\\(${codePattern(code)}\\)|${codePattern(code)})${gap}`, 'giu');
  return text
    .trim()
    .replaceAll(named, (_, before: string, after: string) => {
      if (before === '' || after === '') return '';
      return [before, after].find((each) => /[\n,]/.test(each)) ?? before;
    })
    .trim();
}
