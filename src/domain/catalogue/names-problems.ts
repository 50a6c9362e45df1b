import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';
import { catalogueLanguages } from '../text/catalogue-language.ts';
import type { Names } from '../text/names.ts';

/** What is wrong with a text in any language; `label` is what it is: 'The name'. Only English may be required. */
export function namesProblems(
  field: string,
  label: string,
  names: Names,
  { longest, required = false }: { longest: number; required?: boolean },
): Problem[] {
  if (required && names.en.trim() === '') return [{ field: `${field}.en`, message: `${label} is needed in English.` }];
  return catalogueLanguages.flatMap((language) => {
    const message = textProblem(label, names[language], longest);
    return message ? [{ field: `${field}.${language}`, message: `${message}.` }] : [];
  });
}
