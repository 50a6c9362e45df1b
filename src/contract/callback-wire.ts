import type { CallbackRequest } from '#domain/callbacks/callback-request.ts';

/** The names of the fields on the wire and in the form, from the specification. */
export const callbackNames = {
  email: 'user_email',
  name: 'user_name',
  contactNumber: 'contact_number',
  message: 'message',
} as const satisfies Record<keyof CallbackRequest, string>;

/** A field that visitors cannot see: only programs fill it in. */
export const trapName = 'subject';

type CallbackInput = Record<(typeof callbackNames)[keyof CallbackRequest], string>;

export function requestFromInput(input: CallbackInput): CallbackRequest {
  return {
    email: input.user_email,
    name: input.user_name,
    contactNumber: input.contact_number,
    message: input.message,
  };
}

export function inputFromRequest(request: CallbackRequest): CallbackInput {
  return {
    user_email: request.email,
    user_name: request.name,
    contact_number: request.contactNumber,
    message: request.message,
  };
}
