/** What a visitor leaves so that somebody calls back. A field that was left blank is ''. */
export type CallbackRequest = { email: string; name: string; contactNumber: string; message: string };

/** `trimRequest({ email: ' a@b.in ', … })` → `{ email: 'a@b.in', … }`: spaces around a value are nobody's address. */
export function trimRequest(typed: CallbackRequest): CallbackRequest {
  return {
    email: typed.email.trim(),
    name: typed.name.trim(),
    contactNumber: typed.contactNumber.trim(),
    message: typed.message.trim(),
  };
}
