/** What a visitor fills in to be called back. A blank field is ''. */
export type CallbackRequest = { email: string; name: string; contactNumber: string; message: string };

/** `trimRequest({ email: ' a@b.in ', … })` → `{ email: 'a@b.in', … }`: without spaces around the values. */
export function trimRequest(typed: CallbackRequest): CallbackRequest {
  return {
    email: typed.email.trim(),
    name: typed.name.trim(),
    contactNumber: typed.contactNumber.trim(),
    message: typed.message.trim(),
  };
}
