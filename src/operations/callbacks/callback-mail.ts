import type { Callback } from '#domain/callbacks/callback.ts';
import { callbackLetter } from '#domain/callbacks/callback-letter.ts';
import type { FolderTitle } from '#domain/catalogue/folders-of.ts';
import type { OutgoingMail } from '../ports/mailer.ts';

/** The mail to the shop about a request. */
export function callbackMail(callback: Callback, titleOf: FolderTitle): OutgoingMail {
  const { id, email, name, contactNumber, message } = callback;
  return {
    id: `callback-${id}`,
    to: null,
    fromName: '',
    ...callbackLetter(callback, titleOf),
    attachment: null,
    // The names of the form's own fields.
    fields: { user_email: email, user_name: name, contact_number: contactNumber, message, callback_id: id },
  };
}
