import { type CallbackProblem, maxCharacters } from '#domain/callbacks/callback-problems.ts';
import type { SharedWords } from '#domain/shares/english-words.ts';
import type { SharedPage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';

/** What is wrong with a refused request, in the language of the page; '' when nothing is. */
export function askAlert({ form, language, firm }: SharedPage): string {
  const words = sharedWords(language);
  if (form.kind === 'not-taken')
    return firm.phone === ''
      ? words.notSent
      : `${words.notSent}. ${fillWords(words.callInstead, { phone: firm.phone })}`;
  const [first] = form.kind === 'refused' ? form.problems : [];
  return first ? problemWords(words, first) : '';
}

function problemWords(words: SharedWords, { field, title }: CallbackProblem): string {
  switch (title) {
    case 'Missing Information':
      return words.missing;
    case 'Invalid Email':
      return words.emailWrong;
    case 'Invalid Contact Number':
      return words.numberWrong;
    default:
      return fillWords(words.tooLong, { field: words[fieldWords[field]], n: maxCharacters[field] });
  }
}

const fieldWords = {
  name: 'name',
  email: 'email',
  contactNumber: 'contactNumber',
  message: 'description',
} as const;
