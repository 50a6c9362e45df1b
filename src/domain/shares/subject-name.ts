import { kindTitles } from '../invoices/invoice-kinds.ts';

/** `subjectName('tax/kerala/KL/26-27/0001')` → `'Tax Invoice KL/26-27/0001'`; a text of another form stays as it is. */
export function subjectName(subject: string): string {
  const [kind = '', _state, ...number] = subject.split('/');
  if (number.length === 0 || !Object.hasOwn(kindTitles, kind)) return subject;
  return `${kindTitles[kind as keyof typeof kindTitles].report} ${number.join('/')}`;
}
