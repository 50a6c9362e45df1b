import { type CallbackProblem, maxCharacters } from '#domain/callbacks/callback-problems.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import type { Language } from '#domain/text/language.ts';
import type { Words } from '../words/words.ts';

type RefusalWords = { title: string; text: string };

/** What the alert says about a refused form, in the language of the page. The domain's own words are English. */
export function refusalWords(problem: CallbackProblem, language: Language, { callback, error }: Words): RefusalWords {
  if (language === 'en') return { title: problem.title, text: problem.message };
  switch (problem.title) {
    case 'Missing Information':
      return { title: callback.missingTitle, text: callback.missing };
    case 'Invalid Email':
      return { title: callback.emailTitle, text: callback.emailWrong };
    case 'Invalid Contact Number':
      return { title: callback.numberTitle, text: callback.numberWrong };
    case 'Too Long': {
      const field = callback[labels[problem.field]];
      return { title: callback.longTitle, text: fillWords(callback.long, { field, n: maxCharacters[problem.field] }) };
    }
    default:
      return { title: callback.notSentTitle, text: error.tooMany };
  }
}

const labels = {
  email: 'email',
  name: 'name',
  contactNumber: 'contactNumber',
  message: 'description',
} as const;
