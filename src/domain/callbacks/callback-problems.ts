import type { Problem } from '../outcome.ts';
import { type CallbackRequest, trimRequest } from './callback-request.ts';
import { isContactNumber } from './is-contact-number.ts';

/** `field` is a name of `CallbackRequest`; title and message stand in the alert as they are. */
export type CallbackProblem = Problem & { field: keyof CallbackRequest; title: string };

/** A request that was not taken, to be mended. */
export type RefusedCallback = { request: CallbackRequest; problems: CallbackProblem[] };

/** The most characters that a field takes: far past what anybody needs, so that nobody fills the disk. */
export const mostCharacters: Record<keyof CallbackRequest, number> = {
  email: 254,
  name: 200,
  contactNumber: 40,
  message: 5000,
};

/**
 * What is wrong with a callback request, the alert to show first; none when it can be sent. Spaces around values are ignored.
 * `callbackProblems({ email: '', name: 'Asha', contactNumber: '', message: '' })[0].title` → `'Missing Information'`
 */
export function callbackProblems(typed: CallbackRequest): CallbackProblem[] {
  const request = trimRequest(typed);
  const { email, contactNumber } = request;
  // Before any pattern: a text of any length is refused at once.
  const long = fields.filter((field) => request[field].length > mostCharacters[field]);
  if (long.length > 0) return long.map(tooLong);
  if (email === '' && contactNumber === '') return [missing('email'), missing('contactNumber')];
  return [
    ...(email === '' || isEmail(email) ? [] : [wrongEmail]),
    ...(contactNumber === '' || isContactNumber(contactNumber) ? [] : [wrongNumber]),
  ];
}

/** `^[^\s@]+@[^\s@]+\.[^\s@]+$` in two steps: as one pattern it tries every dot of a long text anew. */
function isEmail(text: string): boolean {
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
    message: `${labels[field]} takes at most ${mostCharacters[field]} characters.`,
  };
}
