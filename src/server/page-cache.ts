import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** A finished page: its bytes in each form that somebody has asked for, and the tag by which a browser knows them again. */
export type KeptPage = {
  status: number;
  etag(encoding: Encoding): string;
  body(encoding: Encoding): Uint8Array<ArrayBuffer>;
};

/**
 * Keeps the pages of one state of the shop. `keepPages(drawn)(shop, '/hpl')` draws a page when nobody has asked for it since the
 * shop changed, once however many ask, and answers it from memory from then on. Addresses without a page are
 * endless, so what is said there is not kept.
 */
export const keepPages = <Shop extends object>(
  draw: (shop: Shop, path: string) => Promise<KeptPage>,
): ((shop: Shop, path: string) => Promise<KeptPage>) => {
  let shown: Shop | null = null;
  let pages = new Map<string, Promise<KeptPage>>();
  return (shop, path) => {
    if (shop !== shown) {
      shown = shop;
      pages = new Map();
    }
    const kept = pages.get(path);
    if (kept) return kept;
    const among = pages;
    const page = draw(shop, path);
    among.set(path, page);
    const forget = () => among.delete(path);
    page.then(({ status }) => status === 200 || forget(), forget);
    return page;
  };
};

/** A text as it is sent: compressed when the first asks for that form. `hash` names its bytes. */
export const finishPage = (status: number, html: string, hash: string): KeptPage => {
  const bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = { identity: new TextEncoder().encode(html) };
  return {
    status,
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    body: (encoding) => {
      bodies[encoding] ??= compress[encoding](new TextEncoder().encode(html));
      return bodies[encoding];
    },
  };
};

// A page of 100 kB takes 1 ms at this quality; the best would take 140 ms of the processor for an eighth fewer bytes.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>> = {
  identity: (bytes) => bytes,
  br: (bytes) => new Uint8Array(brotliCompressSync(bytes, quality)),
  gzip: (bytes) => new Uint8Array(gzipSync(bytes)),
};
