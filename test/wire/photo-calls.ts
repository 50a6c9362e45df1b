import type { PhotoAnswer } from '#contract/photos.ts';
import type { TestApp } from '#test/open/start-test-app.ts';

/** What staff do with the pictures of the app, and what it says to them: `said` an upload, `ask` any other call. */
export function photoCalls(app: () => TestApp) {
  const send = async (path: string, bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await app().upload(`/api/uploadfiles/${path}`, bytes, await app().logIn());
    return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
  };
  const said = async (path: string, bytes: Uint8Array<ArrayBuffer>) => {
    const { status, text } = await send(path, bytes);
    return [status, text.startsWith('{') ? (JSON.parse(text) as { message: string }).message : text];
  };
  const ask = async (method: string, path: string) => {
    const answer = await app().call(method, path, { token: await app().logIn() });
    const text = await answer.text();
    return [answer.status, text.startsWith('{') ? (JSON.parse(text) as { message: string }).message : text];
  };
  const folder = async (name: string) =>
    (await (await app().call('GET', `/api/filenames/${name}`)).json()) as PhotoAnswer[];
  return { send, said, ask, folder };
}
