import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';
import type { TestApp } from '#test/open/start-test-app.ts';

/** Issues a document in the app as the form does, with these changes to a complete input. */
export function issueOverWire(app: () => TestApp) {
  return async (changes: InvoiceInput = {}, headers: Record<string, string> = {}): Promise<Response> =>
    app().call('POST', '/api/generateInvoice', { token: await app().logIn(), body: buildInput(changes), headers });
}

/** What a refusal says is wrong, field by field. */
export async function problemsOf(answer: Response) {
  return ((await answer.json()) as { problems: { field: string; message: string }[] }).problems;
}

/** The file in an answer. */
export async function bytesOf(answer: Response) {
  return Buffer.from(await answer.arrayBuffer());
}
