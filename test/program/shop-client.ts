import { createHash } from 'node:crypto';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildInput } from '#test/build/factories.ts';
import { logIn } from '#test/drills/open-desk.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { Program } from './start-program.ts';

export type ShopClient = Awaited<ReturnType<typeof openShopClient>>;

/** What staff and visitors do in a running shop, for drills. Every refusal throws. */
export async function openShopClient(shop: Program) {
  const token = await logIn(shop.origin, shop);
  const ask = async (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
    const answer = await fetch(shop.origin + path, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, ...headers },
    });
    if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const send = (path: string, body: string) =>
    ask(path, { method: 'POST', body }, { 'Content-Type': 'application/json' });
  return {
    /** The number, and the hash of the paper. */
    issue: async (reference: string) => {
      const answer = await send('/api/generateInvoice', JSON.stringify(buildInput({ referenceNumber: reference })));
      return { number: answer.headers.get('Invoice-Number') ?? '', hash: await hashOf(answer) };
    },
    cancel: (number: string) =>
      ask(`/api/deleteInvoice/tax/${home}/${encodeURIComponent(number)}`, { method: 'DELETE' }),
    /** The hash of the paper of a document, by its input as issued. */
    paper: async (data: string) => hashOf(await send('/api/downloadInvoice', data)),
    /** Every document of the series, cancelled ones too: what the reports say of it, by its number. */
    documents: async () => {
      const answer = await ask(`/api/getInvoiceDetails/tax/${home}?cancelled=true`);
      const listed = (await answer.json()) as { refnum: string; data: string; cancelled: boolean }[];
      return new Map(listed.map((document) => [document.refnum, document]));
    },
    upload: async (name: string) => {
      const form = new FormData();
      form.append('file', new Blob([await buildPicture()]), name);
      await ask(`/api/uploadfiles/awnings/${name}`, { method: 'POST', body: form });
    },
    /** The hash of a picture as visitors get it. */
    picture: async (name: string) => hashOf(await ask(`/api/download/awnings/${name}`)),
    callBack: (message: string) =>
      send('/api/callback', JSON.stringify({ contact_number: '9876543210', message, user_email: 'asha@example.com' })),
    /** What those who wait to be called back wrote. */
    callbacks: async () => {
      const { callbacks } = (await (await ask('/api/callbacks?size=100')).json()) as {
        callbacks: { message: string }[];
      };
      return callbacks.map(({ message }) => message);
    },
  };
}

async function hashOf(answer: Response): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest('hex');
}
