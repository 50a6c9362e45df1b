import type { Problem } from '../outcome.ts';
import { type CallbackRequest, trimRequest } from './callback-request.ts';
import { isContactNumber } from './is-contact-number.ts';

/** `field` is a name of `CallbackRequest`; the alert shows title and message. */
export type CallbackProblem = Problem & { field: keyof CallbackRequest; title: string };

/** A refused request, for the visitor to correct. `pictures` are those that it asked about. */
export type RefusedCallback = { request: CallbackRequest; problems: CallbackProblem[]; pictures: string[] };

/** The most characters of each field: more than anybody needs, and few enough to protect the disk. */
export const maxCharacters: Record<keyof CallbackRequest, number> = {
  email: 254,
  name: 200,
  contactNumber: 40,
  message: 5000,
};

/**
 * What is wrong with a callback request, the alert to show first; `[]` when it can be sent. Spaces around values are ignored.
 * `callbackProblems({ email: '', name: 'Asha', contactNumber: '', message: '' })[0].title` → `'Missing Information'`
 */
export function callbackProblems(typed: CallbackRequest): CallbackProblem[] {
  const request = trimRequest(typed);
  const { email, contactNumber } = request;
  // Checked before any pattern, so that a very long text is refused at once.
  const long = fields.filter((field) => request[field].length > maxCharacters[field]);
  if (long.length > 0) return long.map(tooLong);
  if (email === '' && contactNumber === '') return [missing('email'), missing('contactNumber')];
  return [
    ...(email === '' || isEmail(email) ? [] : [wrongEmail]),
    ...(contactNumber === '' || isContactNumber(contactNumber) ? [] : [wrongNumber]),
  ];
}

/** `^[^\s@]+@[^\s@]+\.[^\s@]+$` in two steps: as one pattern it takes quadratic time on a text with many dots. */
export function isEmail(text: string): boolean {
  const [, domain = ''] = /^[^\s@]+@([^\s@]+)$/.exec(text) ?? [];
  return domain.slice(1, -1).includes('.');
}

// The first three are the specification's own words.
function missing(field: keyof CallbackRequest): CallbackProblem {
  return {
    field,
    title: 'Missing Information',
    message: 'Please enter either an Email address or a Contact number.',
  };
}

const wrongEmail: CallbackProblem = {
  field: 'email',
  title: 'Invalid Email',
  message: 'Please enter a valid email address.',
};

const wrongNumber: CallbackProblem = {
  field: 'contactNumber',
  title: 'Invalid Contact Number',
  message: 'Contact number should be at least 8 digits.',
};

const fields = ['email', 'name', 'contactNumber', 'message'] as const;

const labels: Record<keyof CallbackRequest, string> = {
  email: 'Email',
  name: 'Name',
  contactNumber: 'Contact number',
  message: 'Description',
};

function tooLong(field: keyof CallbackRequest): CallbackProblem {
  return {
    field,
    title: 'Too Long',
    message: `${labels[field]} takes at most ${maxCharacters[field]} characters.`,
  };
}
